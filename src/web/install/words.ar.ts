import { phrase } from '../core/phrase.ts';
import type { Platform } from './platform.ts';
import type { ScreenName } from './screens.ts';
import type * as source from './words.ts';

type Step = ReturnType<typeof source.stepsOf>[number];

export const codesWords: typeof source.codesWords = {
  address: 'عنوان \u2066SM-DP+\u2069',
  activation: 'رمز التفعيل',
  androidCode: 'الرمز الكامل، لهواتف Android',
  confirmation: 'رمز التأكيد',
  noConfirmation: 'لا يوجد. اتركه فارغًا إذا طلبه هاتفك.',
};

export const qrDialogWords: typeof source.qrDialogWords = {
  title: 'رمز QR لشريحة eSIM',
  failed: {
    title: 'تعذّر تحميل الرموز',
    text: 'شريحة eSIM في أمان. تحقق من اتصالك وحاول مرة أخرى.',
  },
};

export const installGuideWords: typeof source.installGuideWords = {
  onPhone: {
    question: 'هل تقرأ هذا على الهاتف؟',
    iphone: 'التثبيت على iPhone',
    android: 'التثبيت على Android',
    newer: 'يحتاج رابط iPhone إلى iOS 17.4 أو أحدث.',
  },
  noCamera: 'لا توجد كاميرا؟ أدخل الرموز يدويًا',
  ways: {
    steps: 'خطوة بخطوة',
    codes: 'إدخال الرموز يدويًا',
    qr: 'عرض رمز QR لشاشة أخرى',
    mail: 'استخدام جهاز آخر',
    trouble: 'هاتف مقفل أو قديم؟',
  },
  mail: (email) => phrase`في رسالتنا إلى ${email} رمز QR نفسه والرموز نفسها. افتحها على الجهاز الآخر.`,
  warning:
    'يعمل الرمز مرة واحدة. أبقِ شريحة eSIM على هاتفك حتى تنتهي رحلتك، واترك التجوال متوقفًا على خطك الأصلي.',
  everyStep: 'كل الخطوات مع هذه الرموز',
};

const FIRST_STEPS: Record<Platform, Step> = {
  ios: {
    what: 'اضغط على «تثبيت eSIM»',
    screen: 'ios-activate',
    how: 'سترى «تنشيط eSIM». اضغط على «متابعة». يسألك iOS مرتين.',
  },
  'old-ios': {
    what: 'الإعدادات، خلوي، إضافة eSIM، استخدام رمز QR',
    screen: 'ios-add',
    how: 'امسح الرمز من شاشة أخرى، أو اضغط على «إدخال التفاصيل يدويًا» والصق الرمزين. سترى «تنشيط eSIM». اضغط على «متابعة». يسألك iOS مرتين.',
  },
  android: {
    what: 'اضغط على «التثبيت على Android»',
    screen: 'android-confirm',
    how: 'سترى «إضافة eSIM» أو «هل تريد تنزيل eSIM؟». اضغط على «إضافة» أو «تنزيل».',
  },
  other: {
    what: 'امسح الرمز',
    how: 'على iPhone، استخدم الكاميرا. على Samsung وPixel، افتح الإعدادات، ثم «شرائح SIM»، ثم «إضافة eSIM». اضغط على «تنشيط eSIM» أو «إضافة eSIM».',
  },
};

const LATER_SCREENS: Partial<Record<Platform, [installed: ScreenName, landed: ScreenName]>> = {
  ios: ['ios-wait', 'ios-land'],
  'old-ios': ['ios-wait', 'ios-land'],
  android: ['android-wait', 'android-land'],
};

const screenOf = (platform: Platform, later: 0 | 1): Pick<Step, 'screen'> => {
  const screen = LATER_SCREENS[platform]?.[later];
  return screen ? { screen } : {};
};

export const stepsOf: typeof source.stepsOf = (place, platform) => [
  FIRST_STEPS[platform],
  {
    what: 'انتظر دقيقتين إلى ثلاث دقائق',
    ...screenOf(platform, 0),
    how: `ابقَ متصلًا بشبكة Wi‑Fi. سترى شريحة SIM جديدة في القائمة. سمِّها «${place}».`,
  },
  {
    what: `في ${place}، شغّلها للبيانات`,
    ...screenOf(platform, 1),
    how: 'شغّل تجوال البيانات لشريحة eSIM هذه فقط. سترى 4G أو 5G بجانب أشرطة إشارتها.',
  },
];

export const phoneTroubleWords: typeof source.phoneTroubleWords = {
  locked: {
    question: 'هل هو مقفل على شبكة؟',
    text: 'لا يقبل الهاتف المقفل شريحة eSIM من مشغّل آخر. على iPhone، يجب أن تظهر «لا توجد قيود على SIM» بجانب «قفل شركة الاتصالات» في الإعدادات، ثم «عام»، ثم «حول». على Android، اطلب \u2066*#06#\u2069. إذا ظهر رقم EID، فاسأل مشغّل شبكتك هل الهاتف غير مقفل.',
  },
  old: {
    question: 'هل هو أقدم من 2018؟',
    text: (check) =>
      phrase`معظم الهواتف القديمة لا تدعم eSIM. ${check} قبل استخدام الرمز، فهو يعمل مرة واحدة فقط.`,
    check: 'تحقق من جهازك',
  },
};

export const oneTapWords: typeof source.oneTapWords = {
  iphone: {
    title: 'التثبيت على جهاز iPhone هذا',
    text: 'يفتح شاشة إعداد Apple وكل شيء فيها معبّأ. ابقَ متصلًا بشبكة Wi‑Fi حتى ينتهي، ويستغرق ذلك دقيقتين إلى ثلاث.',
    button: 'تثبيت eSIM',
  },
  oldIphone: {
    title: 'التثبيت بالرموز',
    text: 'يحتاج التثبيت بضغطة واحدة إلى iOS 17.4 أو أحدث. على جهاز iPhone هذا، استخدم الرموز أدناه أو امسح رمز QR من شاشة أخرى.',
  },
  android: {
    title: 'التثبيت على هذا الهاتف',
    text: 'يفتح شاشة الإعداد على كثير من هواتف Android. إذا لم يحدث شيء، فاستخدم الرموز أدناه. ابقَ متصلًا بشبكة Wi‑Fi.',
    button: 'التثبيت على Android',
  },
};

/** As the phones say it in Arabic, shortened to fit the drawings: a row takes 24 letters, 18 beside a switch. */
export const screenWords: typeof source.screenWords = {
  travel: 'السفر',
  home: 'الأساسي',
  on: 'تشغيل',
  address: 'عنوان \u2066SM‑DP+\u2069',
  ios: {
    cellular: 'خلوي',
    data: 'البيانات الخلوية',
    add: 'إضافة eSIM',
    camera: 'الكاميرا',
    found: 'باقة خلوية',
    activate: 'تنشيط eSIM',
    goOn: 'متابعة',
    scan: 'مسح رمز QR',
    manual: 'إدخال التفاصيل يدويًا',
    details: 'تفاصيل التنشيط',
    code: 'رمز التفعيل',
    confirmation: 'رمز التأكيد',
    activating: 'جارٍ التنشيط…',
    label: 'تسمية الباقة الخلوية',
    secondary: 'ثانوي',
    line: 'تشغيل هذا الخط',
    roaming: 'تجوال البيانات',
  },
  android: {
    sims: 'شرائح SIM',
    add: 'إضافة شريحة SIM',
    scan: 'مسح رمز QR',
    manual: 'إدخال رمز التفعيل',
    code: '\u2066LPA:1$…\u2069',
    goOn: 'متابعة',
    ask: 'هل تريد تنزيل eSIM؟',
    download: 'تنزيل',
    activating: 'جارٍ التنزيل…',
    data: 'بيانات الجوّال',
    roaming: 'التجوال',
  },
};

export const printSheetWords: typeof source.printSheetWords = {
  print: 'طباعة',
  picture: 'رمز QR',
  order: (number) => `الطلب ${number}`,
  help: (email) => `هل تحتاج إلى مساعدة؟ راسلنا على ${email}.`,
};

export const qrWords: typeof source.qrWords = {
  picture: 'رمز QR لتثبيت شريحة eSIM',
  point: 'وجّه كاميرا هاتفك إلى هنا',
  stay: 'ابقَ متصلًا بشبكة Wi‑Fi أثناء التثبيت',
};
