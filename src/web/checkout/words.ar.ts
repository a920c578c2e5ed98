import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const checkoutWords: typeof source.checkoutWords = {
  title: 'الدفع الآمن',
  loading: 'جارٍ تحميل صفحة الدفع الآمن…',
  backTo: {
    esims: 'شرائح eSIM لديك',
    plans: (country) => `باقات ${country}`,
  },
};

export const outdatedLinkWords: typeof source.outdatedLinkWords = {
  title: 'السعر في هذا الرابط قديم.',
  text: (claimed, now) => `يذكر الرابط ${claimed}، لكن سعر الباقة الآن ${now}، وعليه يُحسب الإجمالي.`,
};

export const checkoutFormWords: typeof source.checkoutFormWords = {
  noCard: 'أدخل بيانات بطاقتك كاملة',
  button: (total) => `إتمام الشراء • ${total}`,
  total: (amount) => `الإجمالي ${amount}`,
  busy: 'جارٍ الدفع…',
};

export const waitingWords: typeof source.waitingWords = {
  window: 'أكمل العملية في نافذة PayPal. إذا لم ترها، فابحث عنها خلف هذه النافذة.',
};

export const noticeWords: typeof source.noticeWords = {
  cardFailed: (why) => `فشل الشراء: ${why}`,
  failed: (method, why) =>
    why ? `فشل الدفع عبر ${method}: ${why}` : `فشل الدفع عبر ${method}. حاول مرة أخرى.`,
  notCharged: 'لم يُخصم أي مبلغ. كل ما كتبته ما زال هنا.',
  kept: 'كل ما كتبته ما زال هنا.',
  payByCard: 'الدفع بالبطاقة',
  otherCard: 'تجربة بطاقة أخرى',
  payWith: (method) => `الدفع عبر ${method}`,
  unsure:
    'لم نتمكن من معرفة هل خُصم منك المبلغ. يمكنك الدفع مرة أخرى بأمان، فلا يُخصم منك مرتين أبدًا لعملية شراء واحدة.',
  priceChanged: {
    title: 'تغيّر السعر أثناء غيابك.',
    text: (was, now) => `كان ${was} وأصبح الآن ${now}. تحقق من الإجمالي.`,
  },
  paidBefore: (esims) => phrase`لم يُخصم منك مرة أخرى. يمكنك ${esims}، أو الدفع لشراء شريحة ثانية.`,
  signInAgain: 'تسجيل الدخول مجددًا',
  notReady: 'نموذج الدفع ليس جاهزًا بعد. انتظر لحظة وحاول مرة أخرى.',
};
