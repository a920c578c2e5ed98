import { LOCALE, counted, forPlace } from '../../../domain/language-words.ar.ts';
import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const checkerWords: typeof source.checkerWords = {
  kinds: 'نوع الجهاز',
  tabs: {
    iphone: { name: 'iPhone / iPad', example: '\u2066iPhone 13 mini…\u2069' },
    android: { name: 'Android', example: '\u2066Galaxy S24, Pixel 8…\u2069' },
  },
  search: (kind) => `البحث في طرازات ${kind}`,
  checked: (models, last) =>
    `آخر تحقق لنا من هذه الطرازات (${models}) كان في ${month(last)}. والأرجح أن الطراز الأحدث يعمل أيضًا. ابحث عن «إضافة eSIM» في إعداداته.`,
  noScript: 'يحتاج البحث إلى JavaScript. هذه الطرازات تدعم eSIM.',
  apple: 'Apple',
};

/** 'أغسطس 2025'. */
function month(date: Date): string {
  return new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date);
}

export const deviceListWords: typeof source.deviceListWords = {
  start: 'اكتب طراز جهازك للتحقق من توافقه',
  none: 'لم نجد أجهزة مطابقة لبحثك.',
  found: (devices) =>
    `النتائج: ${counted(devices, {
      one: 'جهاز واحد',
      two: 'جهازان',
      few: 'أجهزة',
      many: 'جهازًا',
      other: 'جهاز',
    })}`,
  name: 'أجهزة تدعم eSIM',
  note: (device, note) => `${device}: ${note}`,
};

export const unlockedWords: typeof source.unlockedWords = {
  text: (unlocked) =>
    phrase`مهما كان طراز هاتفك، يجب أن يكون ${unlocked}. الهاتف المرتبط بمشغّل واحد لا يقبل شريحة eSIM من مشغّل آخر. على iPhone، تجد في الإعدادات، ثم «عام»، ثم «حول» عبارة «لا توجد قيود على SIM».`,
  unlocked: 'غير مقفل على شبكة',
};

export const phoneHereWords: typeof source.phoneHereWords = {
  phones: {
    iPhone: {
      title: 'التثبيت على جهاز iPhone هذا',
      text: 'في الرسالة زر «التثبيت على iPhone». بدءًا من iOS 17.4، لن تحتاج إلى مسح رمز أو كتابته.',
    },
    Android: {
      title: 'التثبيت على هذا الهاتف',
      text: 'في الرسالة زر «التثبيت على Android». بعض الهواتف لا تستطيع فتح شاشة الإعداد من رابط.',
    },
  },
  steps: 'إليك كل الخطوات.',
  fits: 'هل يدعم eSIM؟',
};

export const stepsWords: typeof source.stepsWords = {
  device: 'جهازك',
  method: 'طريقة التثبيت',
  steps: (method, system) => `${method}، ${system}`,
};

export const ownCodesWords: typeof source.ownCodesWords = {
  loading: 'جارٍ التحميل…',
  failed: {
    title: 'تعذّر تحميل رموزك',
    text: 'الخطوات أدناه هي نفسها، وشريحة eSIM في أمان. تحقق من اتصالك وحاول مرة أخرى.',
    again: 'المحاولة مرة أخرى',
  },
  unknown: {
    title: 'لا يعرف هذا المتصفح شريحة eSIM تلك',
    text: (signIn) => phrase`افتح الرابط في رسالة طلبك، أو ${signIn}. الخطوات أدناه هي نفسها لكل شرائح eSIM.`,
    signIn: 'سجّل الدخول',
  },
  ready: {
    title: (place) => `شريحة eSIM ${forPlace(place)} جاهزة`,
    text: 'رموزها في الخطوات أدناه.',
  },
};

export const tipsWords: typeof source.tipsWords = {
  early: {
    what: 'ثبّتها قبل السفر',
    how: 'في المنزل لديك Wi‑Fi وشاشة ثانية لرمز QR ووقت كافٍ. في معظم الباقات لا تبدأ أيامك بالتثبيت، ويوضح وصف الباقة ذلك.',
  },
  wait: {
    what: 'انتظر التسجيل دقيقتين إلى ثلاث',
    how: 'في المرة الأولى تحتاج شريحة eSIM إلى أن تعرّف نفسها للشبكة. وكذلك في دقائقك الأولى بعد الوصول.',
  },
  once: {
    what: 'رموز QR والرموز اليدوية تعمل مرة واحدة',
    how: 'لا تُزِل شريحة eSIM لتجرّب مرة أخرى. راسلنا أولًا، وأبقِها على هاتفك حتى تنتهي رحلتك.',
  },
  roaming: {
    what: 'شغّل التجوال للشريحة، وأوقفه لخطك',
    how: 'تحتاج شريحة eSIM للسفر إلى تشغيل تجوال البيانات، أما خطك الأصلي فلا. اتركه متوقفًا هناك، ولن تأتيك فاتورة.',
  },
};

export const subscriptionWords: typeof source.subscriptionWords = {
  title: 'اشتراك شهري، عرض مستقل',
  text: 'تسافر طوال السنة؟ يوجد أيضًا اشتراك شهري يشمل أكثر من 170 وجهة، من \u2066$39.90\u2069 إلى \u2066$64.90\u2069 شهريًا. ليس من باقات هذا المتجر ولا يُباع في صفحة الدفع هذه، ويتجدد حتى إلغائه، وله شروطه الخاصة. أما الباقات هنا فمسبقة الدفع وتنتهي من تلقاء نفسها.',
  ask: (address) => phrase`راسلنا على ${address} للسؤال عنه.`,
  subject: 'اشتراك شهري',
};

export const onwardWords: typeof source.onwardWords = {
  title: 'تواجه مشكلة، أم أنت جاهز؟',
  write: (address, reply) =>
    phrase`راسلنا على ${address} في أي وقت، ليلًا أو نهارًا. يستغرق الرد الأول ${reply}.`,
  browse: 'تصفّح الباقات',
  esims: 'شرائح eSIM لديك',
  support: 'الدعم',
};
