import type { ScreenName } from '../screens.ts';
import type * as source from './install-words.ts';
import type { InstallStep } from './install-words.ts';

export const SYSTEM_NAMES: typeof source.SYSTEM_NAMES = { ios: 'iPhone وiPad', android: 'Android' };
export const METHOD_NAMES: typeof source.METHOD_NAMES = {
  qr: 'التثبيت برمز QR',
  manual: 'التثبيت اليدوي',
};

const WIFI: InstallStep = {
  what: 'اتصل بشبكة Wi‑Fi',
  how: 'في المنزل أو في المطار، قبل أن تغادر. يُنزّل هاتفك شريحة eSIM عبر الإنترنت.',
};
const wait = (screen: ScreenName): InstallStep => ({
  what: 'انتظر التسجيل دقيقتين إلى ثلاث',
  how: 'ابقَ متصلًا بشبكة Wi‑Fi واترك الإعدادات مفتوحة حتى تظهر شريحة eSIM في القائمة.',
  screen,
});

const IOS_NAME: InstallStep = {
  screen: 'ios-name',
  what: 'سمِّها، واترك خطك للمكالمات',
  how: 'اختر تسمية مثل «السفر». واترك خطك هو الافتراضي للمكالمات وiMessage وFaceTime.',
};
const IOS_LAND: InstallStep = {
  screen: 'ios-land',
  what: 'بعد الوصول، شغّلها للبيانات',
  how: 'اختر شريحة eSIM للسفر في الإعدادات، ثم «خلوي»، ثم «البيانات الخلوية». افتحها في القائمة نفسها وشغّل «تجوال البيانات» لهذه الشريحة فقط.',
};
const ANDROID_NAME: InstallStep = {
  screen: 'android-name',
  what: 'شغّلها، واترك شريحتك الأصلية للمكالمات',
  how: 'شغّل شريحة eSIM للسفر من قائمة شرائح SIM. واترك المكالمات والرسائل على شريحة SIM الأصلية.',
};
const ANDROID_LAND: InstallStep = {
  screen: 'android-land',
  what: 'بعد الوصول، اخترها لبيانات الهاتف',
  how: 'اختر شريحة eSIM للسفر لبيانات الهاتف في الإعدادات، ثم «الشبكة والإنترنت» («الاتصالات» في Samsung)، ثم «شرائح SIM». افتحها وشغّل «التجوال» لهذه الشريحة فقط.',
};

export const INSTALL_STEPS: typeof source.INSTALL_STEPS = {
  ios: {
    qr: [
      WIFI,
      {
        what: 'امسح رمز QR',
        screen: 'ios-scan',
        how: 'وجّه الكاميرا إلى الرمز على شاشة أخرى أو على ورق واضغط على ما يظهر. أو افتح الإعدادات، ثم «خلوي» («خدمة الجوال» في بعض البلدان)، ثم «إضافة eSIM»، ثم «استخدام رمز QR».',
        own: 'qr',
      },
      {
        what: 'اضغط على «إضافة eSIM» ثم «متابعة»',
        screen: 'ios-activate',
        how: 'يسألك iOS مرتين. لا يُخصم منك شيء بذلك، ولا تبدأ باقتك.',
      },
      wait('ios-wait'),
      IOS_NAME,
      IOS_LAND,
    ],
    manual: [
      WIFI,
      {
        what: 'افتح نموذج الرموز',
        screen: 'ios-manual',
        how: 'افتح الإعدادات، ثم «خلوي» («خدمة الجوال» في بعض البلدان)، ثم «إضافة eSIM»، ثم «استخدام رمز QR»، ثم «إدخال التفاصيل يدويًا» أسفل الشاشة.',
      },
      {
        what: 'أدخل الرمزين',
        screen: 'ios-form',
        how: 'الصق عنوان \u2066SM-DP+\u2069 ورمز التفعيل من رسالتنا. واترك رمز التأكيد فارغًا.',
        own: 'codes',
      },
      {
        what: 'اضغط على «التالي» ثم «متابعة»',
        screen: 'ios-activate',
        how: 'يسألك iOS مرتين. لا يُخصم منك شيء بذلك، ولا تبدأ باقتك.',
      },
      wait('ios-wait'),
      IOS_NAME,
      IOS_LAND,
    ],
  },
  android: {
    qr: [
      WIFI,
      {
        what: 'افتح «إضافة eSIM» وامسح رمز QR',
        screen: 'android-add',
        how: 'على Pixel، افتح الإعدادات، ثم «الشبكة والإنترنت»، ثم «شرائح SIM»، ثم «إضافة شريحة SIM». على Samsung، افتح الإعدادات، ثم «الاتصالات»، ثم «إدارة SIM»، ثم «إضافة eSIM». بعدها امسح الرمز من شاشة أخرى أو من ورق.',
        own: 'qr',
      },
      {
        what: 'أكّد بالضغط على «تنزيل» أو «إضافة»',
        screen: 'android-confirm',
        how: 'سيعرض هاتفك اسم شريكنا في الشبكات، وهذا طبيعي.',
      },
      wait('android-wait'),
      ANDROID_NAME,
      ANDROID_LAND,
    ],
    manual: [
      WIFI,
      {
        what: 'افتح نموذج الرموز',
        screen: 'android-manual',
        how: 'أضف eSIM كما تفعل مع رمز QR. وعلى شاشة الكاميرا اختر «هل تحتاج إلى مساعدة؟» أو «إدخال رمز التفعيل».',
      },
      {
        what: 'أدخل الرمز الكامل',
        screen: 'android-form',
        how: 'الصق السطر الكامل من رسالتنا الذي يبدأ بـ \u2066LPA:1$\u2069. إذا كان في هاتفك حقلان، فاستخدم بدلًا منه عنوان \u2066SM-DP+\u2069 ورمز التفعيل.',
        own: 'codes',
      },
      {
        what: 'أكّد بالضغط على «تنزيل» أو «إضافة»',
        screen: 'android-confirm',
        how: 'سيعرض هاتفك اسم شريكنا في الشبكات، وهذا طبيعي.',
      },
      wait('android-wait'),
      ANDROID_NAME,
      ANDROID_LAND,
    ],
  },
};
