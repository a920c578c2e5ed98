import { ofDays } from '../../domain/language-words.ar.ts';
import { withdrawalPromise } from '../../domain/promise/words.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const askOrderWords: typeof source.askOrderWords = {
  title: 'العدول عن العقد',
  lead: 'أي طلب تقصد؟ تجد رقمه في الرسالة التي وصلتك مع شريحة eSIM، ومعه رابط ينقلك مباشرة إلى الخطوة التالية.',
  number: 'رقم الطلب',
  numberHint: 'مثل SP-7F3K-92QD',
  email: 'عنوان البريد الإلكتروني للطلب',
  next: 'متابعة',
  noNumber: 'أدخل رقم طلبك، مثل SP-7F3K-92QD',
  otherWay: (mail) => phrase`ليس لديك الرقم؟ راسلنا على ${mail} لتخبرنا بعدولك عن العقد. يُعتدّ بذلك أيضًا.`,
};

export const ownContractsWords: typeof source.ownContractsWords = {
  title: 'طلباتك',
  what: (country, plan, days) => `${country}، ${plan}، ${days}`,
  until: (number, until) => phrase`${number}. يمكنك العدول حتى ${until}.`,
  choose: 'العدول',
  chooseOf: (number) => `العدول عن الطلب ${number}`,
  other: 'هل هو طلب آخر؟ أدخل رقمه وعنوانه.',
};

export const mailedWords: typeof source.mailedWords = {
  title: 'تفقّد بريدك الإلكتروني',
  text: (days) =>
    `إذا وُجد طلب بهذا الرقم وهذا العنوان، فستصل إليه رسالة فيها رابط إلى الخطوة الأخيرة. يعمل الرابط لمدة ${ofDays(days)}، ويُعتدّ بعدولك من الآن.`,
  again: 'تجربة رقم آخر',
};

export const declareWords: typeof source.declareWords = {
  title: withdrawalPromise.confirm,
  lead: (isTopUp, amount) =>
    `سنسحب ${isTopUp ? 'الباقة' : 'شريحة eSIM'} نهائيًا، ويُعاد مبلغ ${amount} إلى البطاقة أو الحساب الذي دُفع منه. وإذا كانت قد فُعّلت أو استُخدمت، فسننظر في الأمر ونراسلك.`,
  contract: 'أعلن عدولي عن هذا العقد',
  what: (country, plan) => `${country}، ${plan}`,
  until: (until) => phrase`يمكنك العدول حتى ${until}.`,
  name: 'اسمك',
  email: 'أين نرسل التأكيد',
  emailHint: 'سنرسل الإيصال إلى هذا العنوان وإلى عنوان الطلب.',
  noName: 'أدخل اسمك',
  confirm: withdrawalPromise.confirm,
  failed: 'لم يتغيّر شيء.',
};

export const withdrawnWords: typeof source.withdrawnWords = {
  title: 'تم عدولك عن هذا العقد',
  received: (number, at) => phrase`تسلّمنا عدولك عن الطلب ${number} في ${at}. سيصلك الإيصال بالبريد الإلكتروني.`,
  next: {
    undelivered: (isTopUp) =>
      `يجري الآن طلب ${isTopUp ? 'باقتك' : 'شريحة eSIM'}. فور إتمام ذلك سنسحبها، ثم تسترد المبلغ تلقائيًا.`,
    received: (isTopUp) =>
      `مزوّد الشبكة لا يستجيب الآن. فور استجابته سنسحب ${isTopUp ? 'الباقة' : 'شريحة eSIM'}، ثم تسترد المبلغ تلقائيًا.`,
    asked: (isTopUp) =>
      `سيقرر مزوّد الشبكة هل يقبل إرجاع ${isTopUp ? 'هذه الباقة' : 'شريحة eSIM هذه'}. فور قبوله تسترد المبلغ. لا تستخدمها حتى ذلك الحين.`,
    refunding: () => 'أموالك في طريقها إليك.',
    refunded: () => 'أُعيدت أموالك إلى وسيلة الدفع التي استخدمتها.',
  },
  all: (amount) => `تسترد ${amount}، وهو كل ما دفعته.`,
  rest: (amount, before) =>
    `تسترد ${amount}. ومع مبلغ ${before} الذي أُعيد من قبل، تكون قد استرددت كل ما دفعته.`,
  before: (before) => `المبلغ ${before} الذي دفعته أُعيد من قبل.`,
  refused: 'لا يوجد استرداد تلقائي هنا. سينظر في الأمر شخص من فريقنا ويراسلك.',
  home: 'الصفحة الرئيسية',
};

export const notWithdrawableWords: typeof source.notWithdrawableWords = {
  not_paid: 'لا يوجد عقد',
  returned: 'سبق أن أُعيد مبلغ هذا الطلب',
  too_late: 'انقضت مهلة العدول',
};

export const noLinkWords: typeof source.noLinkWords = {
  title: 'هذا الرابط لا يعمل',
  text: 'أصبح قديمًا أو ينقصه جزء. أدخل رقم طلبك لنرسل إليك رابطًا جديدًا.',
  byNumber: 'إدخال رقم الطلب',
};

export const notServedWords: typeof source.notServedWords = {
  title: 'الاسترداد',
  text: 'توضح سياسة الاسترداد لدينا متى تسترد أموالك وكيف تطلبها.',
};

export const checkingWords: string = 'جارٍ البحث عن طلبك…';
