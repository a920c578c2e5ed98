import { forPlace } from '../../../domain/language-words.ar.ts';
import type * as source from './held-words.ts';

export const heldWords: typeof source.heldWords = {
  held: {
    subject: 'دفعتك قيد التحقق',
    lead: {
      eSIM: ({ country, method }) =>
        `شكرًا لطلبك شريحة eSIM ${forPlace(country)}. لا تزال الدفعة عبر ${method} قيد التحقق.`,
      plan: ({ country, method }) =>
        `شكرًا لطلبك باقة ${forPlace(country)}. لا تزال الدفعة عبر ${method} قيد التحقق.`,
    },
    next: {
      eSIM: 'قد يستغرق ذلك دقائق، أو بضعة أيام مع التحويل البنكي. فور تأكيد الدفع نرسل إليك شريحة eSIM بالبريد الإلكتروني. ليس عليك فعل أي شيء ولا الدفع مرة أخرى.',
      plan: 'قد يستغرق ذلك دقائق، أو بضعة أيام مع التحويل البنكي. فور تأكيد الدفع نضيف الباقة إلى شريحة eSIM. ليس عليك فعل أي شيء ولا الدفع مرة أخرى.',
    },
    action: 'متابعة الطلب',
    total: 'قيد التحقق',
  },
  denied: {
    subject: 'لم تنجح عملية الدفع',
    lead: {
      eSIM: ({ country, method }) =>
        `جرى التحقق من الدفعة عبر ${method} لشريحة eSIM ${forPlace(country)}، ولم تنجح.`,
      plan: ({ country, method }) => `جرى التحقق من الدفعة عبر ${method} لباقة ${country}، ولم تنجح.`,
    },
    next: {
      eSIM: 'لم يصلنا أي مبلغ، لذا أُلغي الطلب. إن كنت لا تزال تريد شريحة eSIM، فاطلبها مرة أخرى وادفع بطريقة أخرى.',
      plan: 'لم يصلنا أي مبلغ، لذا أُلغي الطلب. إن كنت لا تزال تريد الباقة، فاطلبها مرة أخرى وادفع بطريقة أخرى.',
    },
    total: 'لم يُخصم',
  },
};
