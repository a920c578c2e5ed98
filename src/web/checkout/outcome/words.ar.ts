import { forPlace } from '../../../domain/language-words.ar.ts';
import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const bothAddresses: typeof source.bothAddresses = (one, other) => phrase`${one} و${other}`;

export const successWords: typeof source.successWords = {
  title: 'تم الشراء بنجاح!',
  news: {
    eSIM: {
      ready: (country) => `شريحة eSIM ${forPlace(country)} جاهزة.`,
      onItsWay: (country) => `شريحة eSIM ${forPlace(country)} في طريقها إليك.`,
    },
    eSIMs: { ready: () => 'شرائح eSIM جاهزة.', onItsWay: () => 'شرائح eSIM في طريقها إليك.' },
    plan: {
      ready: (country) => `أصبحت بياناتك ${forPlace(country)} على شريحة eSIM لديك. لا تحتاج إلى تثبيت شيء.`,
      onItsWay: (country) => `بياناتك ${forPlace(country)} في طريقها إلى شريحة eSIM لديك.`,
    },
  },
  mail: {
    eSIM: {
      ready: (to) => phrase`رمز QR في طريقه إلى ${to}.`,
      onItsWay: (to) => phrase`ستظهر في صفحة طلبك، وسنرسلها بالبريد الإلكتروني إلى ${to}.`,
    },
    eSIMs: {
      ready: (to) => phrase`رموز QR في طريقها إلى ${to}.`,
      onItsWay: (to) => phrase`ستظهر في صفحة طلبك، وسنرسلها بالبريد الإلكتروني إلى ${to}.`,
    },
    plan: {
      ready: (to) => phrase`الفاتورة في طريقها إلى ${to}.`,
      onItsWay: (to) => phrase`سنراسلك على ${to} فور إضافتها.`,
    },
  },
  partly: (refunded) =>
    refunded === 1
      ? 'شرائح eSIM جاهزة، باستثناء واحدة لم تتمكن الشبكة من توفيرها. نعيد إليك ثمنها.'
      : `شرائح eSIM جاهزة، باستثناء ما لم تتمكن الشبكة من توفيره (${refunded}). نعيد إليك ثمنه.`,
  paid: (amount) => `دفعت ${amount}.`,
  install: 'التثبيت الآن',
  secondMail: 'ستصلك رسالة ثانية عن حسابك.',
  notKept: 'يحظر متصفحك ملفات تعريف الارتباط، لذلك لن تبقى شريحة eSIM محفوظة هنا. ستجدها في بريدك الإلكتروني.',
  opening: {
    ready: 'ستُفتح صفحة شرائح eSIM بعد 3 ثوانٍ',
    onItsWay: 'سيُفتح طلبك بعد 3 ثوانٍ',
  },
};

export const purchaseWaitingWords: typeof source.purchaseWaitingWords = {
  checking: {
    title: 'نتحقق من دفعتك',
    text: 'يستغرق ذلك لحظات. لا تدفع مرة أخرى.',
    goesTo: (to) => phrase`سنُطلعك على المستجدات عبر ${to}.`,
  },
  paid: {
    title: 'تم الدفع',
    eSIM: (to) =>
      phrase`نجهّز شريحة eSIM لك، ويستغرق ذلك عادةً أقل من دقيقة. يمكنك إغلاق هذه الصفحة. سنرسلها بالبريد الإلكتروني إلى ${to}.`,
    eSIMs: (to) =>
      phrase`نجهّز شرائح eSIM لك، ويستغرق ذلك عادةً أقل من دقيقة. يمكنك إغلاق هذه الصفحة. سنرسلها بالبريد الإلكتروني إلى ${to}.`,
    plan: (to) =>
      phrase`نضيف البيانات إلى شريحة eSIM لديك، ويستغرق ذلك عادةً أقل من دقيقة. يمكنك إغلاق هذه الصفحة. سنراسلك على ${to}.`,
  },
};

export const secondPaymentWords: typeof source.secondPaymentWords = {
  returned: 'سبق دفع ثمن هذا الطلب، لذلك نعيد إليك هذه الدفعة الثانية كاملةً تلقائيًا.',
  notTaken: 'سبق دفع ثمن هذا الطلب، لذلك لم نخصم هذه الدفعة الثانية.',
};

export const settledWords: typeof source.settledWords = {
  ready: {
    title: 'اكتملت عملية الشراء هذه',
    eSIM: (country) => `شريحة eSIM ${forPlace(country)} جاهزة.`,
    eSIMs: () => 'شرائح eSIM جاهزة.',
    plan: (country) => `بياناتك ${forPlace(country)} على شريحة eSIM لديك.`,
  },
  onItsWay: {
    title: {
      eSIM: 'شريحة eSIM في طريقها إليك',
      eSIMs: 'شرائح eSIM في طريقها إليك',
      plan: 'بياناتك المضافة في طريقها إليك',
    },
    eSIM: (country, to) =>
      phrase`تم الدفع. ستظهر شريحة eSIM ${forPlace(country)} في صفحة طلبك، وسنراسلك على ${to}.`,
    eSIMs: (_country, to) => phrase`تم الدفع. ستظهر شرائح eSIM في صفحة طلبك، وسنراسلك على ${to}.`,
    plan: (country, to) =>
      phrase`تم الدفع. ستظهر بياناتك المضافة ${forPlace(country)} في صفحة طلبك، وسنراسلك على ${to}.`,
  },
  pending: {
    eSIM: (takes, to) =>
      phrase`${takes} لا تدفع مرة أخرى. فور تأكيد الدفع سنرسل شريحة eSIM بالبريد الإلكتروني إلى ${to}.`,
    eSIMs: (takes, to) =>
      phrase`${takes} لا تدفع مرة أخرى. فور تأكيد الدفع سنرسل شرائح eSIM بالبريد الإلكتروني إلى ${to}.`,
    plan: (takes, to) =>
      phrase`${takes} لا تدفع مرة أخرى. سنضيف البيانات إلى شريحة eSIM لديك فور تأكيد الدفع ونراسلك على ${to}.`,
  },
  unanswered: {
    title: 'تم الدفع',
    eSIM: (to) =>
      phrase`انقطع الاتصال قبل أن تظهر شريحة eSIM هنا، لكنها لم تضِع. سنرسلها بالبريد الإلكتروني إلى ${to}. لا تدفع مرة أخرى.`,
    eSIMs: (to) =>
      phrase`انقطع الاتصال قبل أن تظهر شرائح eSIM هنا، لكنها لم تضِع. سنرسلها بالبريد الإلكتروني إلى ${to}. لا تدفع مرة أخرى.`,
    plan: (to) =>
      phrase`انقطع الاتصال قبل أن تظهر البيانات المضافة هنا، لكنها لم تضِع. سنراسلك على ${to}. لا تدفع مرة أخرى.`,
  },
  bankWaits: {
    title: 'ما زال البنك يعالج الدفعة',
    eSIM: (to) =>
      phrase`قد يستغرق ذلك بضع دقائق. لا تدفع مرة أخرى. فور موافقة البنك سنرسل شريحة eSIM بالبريد الإلكتروني إلى ${to}.`,
    eSIMs: (to) =>
      phrase`قد يستغرق ذلك بضع دقائق. لا تدفع مرة أخرى. فور موافقة البنك سنرسل شرائح eSIM بالبريد الإلكتروني إلى ${to}.`,
    plan: (to) =>
      phrase`قد يستغرق ذلك بضع دقائق. لا تدفع مرة أخرى. سنضيف البيانات إلى شريحة eSIM لديك فور موافقة البنك ونراسلك على ${to}.`,
    checkAgain: 'التحقق مرة أخرى',
  },
  refunded: 'أموالك في طريقها إليك',
  mismatch: {
    title: 'علينا مراجعة هذه الدفعة',
    text: (to) => phrase`لا تدفع مرة أخرى. سنراسلك على ${to}.`,
  },
};

export const orderAddressWords: typeof source.orderAddressWords = {
  goesTo: (name, address) => phrase`الطلب باسم ${name} ويُرسل إلى ${address}.`,
  fix: 'العنوان خطأ؟ صحّحه',
  label: 'إلى أين نرسله؟',
  save: 'إرسال إلى هذا العنوان',
  fixed: 'غيّرنا العنوان. سنرسل إليه من الآن كل ما يتعلق بهذا الطلب.',
};

export const pausedWords: typeof source.pausedWords = {
  title: 'البيع متوقف مؤقتًا',
  notCharged: 'لم يُخصم أي مبلغ.',
  underWay: 'ستستمر الدفعة التي بدأتها. تجد حالتها في صفحة طلبك.',
  order: 'عرض طلبك',
  plans: 'العودة إلى الباقات',
  esims: 'العودة إلى شرائح eSIM',
};
