import { DUPLICATE_WORDS, refundSentence } from '../../../domain/checkout/refund-words.ts';
import { forPlace } from '../../../domain/language-words.ar.ts';
import { BANK_TIME } from '../../../domain/promise/refund-time.ts';
import type * as source from './refunded-words.ts';

const late = DUPLICATE_WORDS.paid_too_late;

const eSIM: typeof source.refundedWords.eSIM = {
  undelivered: {
    lead: ({ country, amount, isRest }) =>
      `نأسف لأننا لم نتمكن من تجهيز شريحة eSIM ${forPlace(country)} في الوقت المناسب، لذا أعدنا إليك ${isRest ? 'المبلغ المتبقي' : 'كامل المبلغ'} وقدره ${amount}.`,
    happened: `${refundSentence('undelivered', 'eSIM')} نجحت عملية الدفع، لكن الشبكة لم توفر لنا شريحة لك في الوقت المناسب. ألغينا الطلب حتى لا تنتظر أكثر. لا يوجد ما يُثبَّت.`,
  },
  withdrawn: {
    lead: ({ country, amount, isRest }) =>
      `ألغينا طلبك لشريحة eSIM ${forPlace(country)} كما طلبت، وأعدنا إليك ${isRest ? 'المبلغ المتبقي' : 'كامل المبلغ'} وقدره ${amount}.`,
    happened: `${refundSentence('withdrawn', 'eSIM')} لذا لا يوجد ما يُثبَّت.`,
  },
  returned_by_you: {
    lead: ({ country, amount, isRest }) =>
      `أُرجعت شريحة eSIM ${forPlace(country)} كما طلبت، وأعدنا إليك ${isRest ? 'المبلغ المتبقي' : 'كامل المبلغ'} وقدره ${amount}.`,
    happened: `${refundSentence('returned_by_you', 'eSIM')} سُحبت قبل أن نرسل المبلغ، ولم يعد تثبيتها أو استخدامها ممكنًا.`,
  },
  returned_by_us: {
    lead: ({ country, amount, isRest }) =>
      `ألغينا طلبك لشريحة eSIM ${forPlace(country)}، وأعدنا إليك ${isRest ? 'المبلغ المتبقي' : 'كامل المبلغ'} وقدره ${amount}.`,
    happened: `${refundSentence('returned_by_us', 'eSIM')} سحبنا شريحة eSIM، فلا تثبّتها ولا تستخدمها.`,
    happenedUndelivered: `${refundSentence('returned_by_us', 'eSIM')} لم تُسلَّم له أي شريحة eSIM، لذا لا يوجد ما يُثبَّت.`,
  },
};

const plan: typeof source.refundedWords.plan = {
  undelivered: {
    lead: ({ country, iccid, amount, isRest }) =>
      `نأسف لأننا لم نتمكن من إضافة باقة ${country} إلى شريحة eSIM التي ينتهي رقمها (ICCID) بـ ${iccid}، لذا أعدنا إليك ${isRest ? 'المبلغ المتبقي' : 'كامل المبلغ'} وقدره ${amount}.`,
    happened: `${refundSentence('undelivered', 'plan')} نجحت عملية الدفع، لكن الشبكة لم تقبل الباقة. ألغينا الطلب حتى لا تنتظر أكثر. لم يتغير ما كان على شريحة eSIM.`,
  },
  withdrawn: {
    lead: ({ country, iccid, amount, isRest }) =>
      `ألغينا طلبك لباقة ${country} على شريحة eSIM التي ينتهي رقمها (ICCID) بـ ${iccid} كما طلبت، وأعدنا إليك ${isRest ? 'المبلغ المتبقي' : 'كامل المبلغ'} وقدره ${amount}.`,
    happened: `${refundSentence('withdrawn', 'plan')} لم يتغير ما كان عليها.`,
  },
  returned_by_you: {
    lead: ({ country, iccid, amount, isRest }) =>
      `أُرجعت باقة ${country} من شريحة eSIM التي ينتهي رقمها (ICCID) بـ ${iccid} كما طلبت، وأعدنا إليك ${isRest ? 'المبلغ المتبقي' : 'كامل المبلغ'} وقدره ${amount}.`,
    happened: `${refundSentence('returned_by_you', 'plan')} أُزيلت من شريحة eSIM قبل أن نرسل المبلغ. لم تتغير الباقات الأخرى عليها.`,
  },
  returned_by_us: {
    lead: ({ country, iccid, amount, isRest }) =>
      `ألغينا طلبك لباقة ${country} على شريحة eSIM التي ينتهي رقمها (ICCID) بـ ${iccid}، وأعدنا إليك ${isRest ? 'المبلغ المتبقي' : 'كامل المبلغ'} وقدره ${amount}.`,
    happened: `${refundSentence('returned_by_us', 'plan')} أزلنا الباقة من شريحة eSIM. لم تتغير الباقات الأخرى عليها.`,
    happenedUndelivered: `${refundSentence('returned_by_us', 'plan')} لم تُضَف الباقة. لم يتغير ما كان على شريحة eSIM.`,
  },
};

export const refundedWords: typeof source.refundedWords = {
  subject: 'مبلغك في طريقه إليك',
  preview: (amount, method) => `يعود ${amount} إلى ${method}. ليس عليك فعل أي شيء.`,
  eSIM,
  plan,
  paidTwice: {
    lead: (country, amount) =>
      `دُفع ثمن طلبك ${forPlace(country)} مرتين. أعدنا إليك الدفعة الثانية وقدرها ${amount}.`,
    happened: 'وصلتنا دفعتان لطلب واحد.',
    next: (amount, method) => `يعود ${amount} إلى ${method}. ${BANK_TIME} ليس عليك فعل أي شيء.`,
    stands: {
      lead: (country, amount) =>
        `دُفع ثمن طلبك ${forPlace(country)} مرتين. أنت تدفع مرة واحدة فقط، لذا أعدنا إليك الدفعة الثانية وقدرها ${amount}.`,
      happened: 'وصلتنا دفعتان لطلب واحد. غطّت الأولى ثمنه، ولا يؤثر هذا المبلغ المُعاد في شريحة eSIM.',
      seeEsim: 'تجد شريحة eSIM ورموزها في صفحة طلبك أيضًا.',
      seePlan: 'تذكر صفحة طلبك أي شريحة eSIM عليها الباقة.',
    },
  },
  paidTooLate: {
    lead: (country, amount) =>
      `وصلتنا دفعتك وقدرها ${amount} (${country}) بعد انتهاء مهلة الدفع، لذا أعدناها إليك.`,
    happened: `${late.title}. ${late.text} ولا توجد شريحة eSIM لهذه الدفعة.`,
  },
  free: {
    subject: 'أُلغي طلبك',
    preview: 'كان مجانيًا، لذا لا يوجد مبلغ يُعاد. ليس عليك فعل أي شيء.',
    lead: (country) => `ألغينا طلبك ${forPlace(country)}. كان مجانيًا، لذا لا يوجد مبلغ يُعاد.`,
    happened: 'انتهى الطلب. إن كانت لديك شريحة eSIM الخاصة به فلا تثبّتها ولا تستخدمها.',
    undelivered: 'لم توفر الشبكة ما طلبته في الوقت المناسب، لذا ألغينا الطلب. لا يوجد ما يُثبَّت.',
  },
  happenedTitle: 'ما الذي حدث',
  next: ({ amount, isRest }, method) =>
    `يعود ${isRest ? 'المبلغ المتبقي' : 'كامل المبلغ'} وقدره ${amount} إلى ${method}. ${BANK_TIME} ليس عليك فعل أي شيء.`,
  seeOthers: 'عرض باقات أخرى',
  refund: {
    title: 'مبلغك المُعاد',
    before: 'أُعيد من قبل',
    total: 'أُعيد كاملًا',
    rest: 'أُعيد الآن',
  },
};
