import { forPlace } from '../../../domain/language-words.ar.ts';
import { BANK_TIME } from '../../../domain/promise/refund-time.ts';
import type * as source from './part-refunded-words.ts';

export const partRefundedWords: typeof source.partRefundedWords = {
  subject: 'جزء من مبلغك في طريقه إليك',
  goodwillSubject: 'أعدنا إليك مبلغًا',
  vatSubject: 'ضريبة القيمة المضافة في طريقها إليك',
  preview: (amount, method, stays) => `يعود ${amount} إلى ${method}. ${stays}`,
  stays: {
    eSIM: 'تبقى شريحة eSIM لك، ولا يتغير فيها شيء.',
    plan: 'تبقى الباقة لك، ولا يتغير فيها شيء.',
    order: 'يستمر طلبك كما كان.',
  },
  lead: {
    eSIM: ({ country, amount, stays }) =>
      `أعدنا إليك ${amount} مما دفعته ثمنًا لشريحة eSIM ${forPlace(country)}. ${stays}`,
    plan: ({ country, amount, stays }) => `أعدنا إليك ${amount} مما دفعته ثمنًا لباقة ${country}. ${stays}`,
  },
  goodwillLead: {
    eSIM: ({ country, amount, stays }) =>
      `نأسف لما واجهته مع شريحة eSIM ${forPlace(country)}، لذا أعدنا إليك ${amount}. ${stays}`,
    plan: ({ country, amount, stays }) =>
      `نأسف لما واجهته مع باقة ${country}، لذا أعدنا إليك ${amount}. ${stays}`,
  },
  vatLead: ({ country, amount, stays }) =>
    `تأكّد رقمك الضريبي، لذا أعدنا إليك ضريبة القيمة المضافة على طلبك ${forPlace(country)}: ${amount}. ${stays}`,
  next: (amount, method) => `يعود ${amount} إلى ${method}. ${BANK_TIME} ليس عليك فعل أي شيء.`,
  title: (refunds) => (refunds > 1 ? 'مبالغك المُعادة' : 'مبلغك المُعاد'),
  total: (refunds) => (refunds > 1 ? 'المُعاد حتى الآن' : 'المُعاد'),
};
