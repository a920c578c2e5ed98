import { forPlace } from '../../domain/language-words.ar.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const buyAgainWords: typeof source.buyAgainWords = {
  over: 'تم الشراء مجددًا',
  title: 'هل تريد شراء هذه الباقة مرة أخرى؟',
  terms: (email) =>
    phrase`هذه شريحة eSIM جديدة، وليست بيانات إضافية على شريحتك الحالية. يُخصم المبلغ من بطاقتك فورًا، ويُرسل رمز QR إلى ${email}.`,
  noPrice: 'تعذّر تحميل السعر.',
  gone: {
    title: 'لم تعد هذه الباقة متاحة للبيع.',
    others: (country) => `باقات أخرى ${forPlace(country)}`,
  },
  busy: 'جارٍ الدفع…',
  buy: (total) => `اشترِ الآن • ${total}`,
  otherWay: 'الدفع بطريقة أخرى',
  bought: {
    title: (iccid) => `تم شراء شريحة eSIM بنجاح! ICCID: ${iccid}`,
    text: (email) => `ستجدها في قائمتك. رمز QR في طريقه إلى ${email}.`,
  },
  onItsWay: {
    title: (country) => `شريحة eSIM ${forPlace(country)} في طريقها إليك`,
    text: (email) => `تم الدفع. سنرسلها بالبريد الإلكتروني إلى ${email}.`,
  },
  bankWaits: {
    title: 'ما زال البنك يتحقق من الدفعة',
    text: 'سنرسل إليك شريحة eSIM بالبريد الإلكتروني فور تأكيد الدفع.',
  },
  failed: (why) => `فشل الشراء: ${why ?? 'حاول مرة أخرى.'}`,
  unanswered: 'فشل الشراء. حاول مرة أخرى.',
  toCheckout: 'الانتقال إلى صفحة الدفع',
  card: 'البطاقة',
};
