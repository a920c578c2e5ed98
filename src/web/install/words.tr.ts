import { capital, inPlace } from '../../domain/language-words.tr.ts';
import { phrase } from '../core/phrase.ts';
import type { Platform } from './platform.ts';
import type { ScreenName } from './screens.ts';
import type * as source from './words.ts';

type Step = ReturnType<typeof source.stepsOf>[number];

export const codesWords: typeof source.codesWords = {
  address: 'SM-DP+ adresi',
  activation: 'Etkinleştirme kodu',
  androidCode: 'Tam kod, Android için',
  confirmation: 'Onay kodu',
  noConfirmation: 'Yok. Telefonunuz sorarsa boş bırakın.',
};

export const qrDialogWords: typeof source.qrDialogWords = {
  title: 'eSIM QR kodu',
  failed: {
    title: 'Kodları yükleyemedik',
    text: 'eSIM’iniz güvende. İnternet bağlantınızı kontrol edip tekrar deneyin.',
  },
};

export const installGuideWords: typeof source.installGuideWords = {
  onPhone: {
    question: 'Bunu telefonda mı okuyorsunuz?',
    iphone: 'iPhone’a kur',
    android: 'Android’e kur',
    newer: 'iPhone bağlantısı iOS 17.4 veya üzerini gerektirir.',
  },
  noCamera: 'Kamera yok mu? Kodları elle girin',
  ways: {
    steps: 'Adım adım',
    codes: 'Kodları elle gir',
    qr: 'QR kodunu başka ekran için göster',
    mail: 'Başka bir cihaz kullan',
    trouble: 'Kilitli veya eski telefon mu?',
  },
  mail: (email) =>
    phrase`${email} adresine gönderdiğimiz e‑postada aynı QR kodu ve kodlar var. Onu diğer cihazda açın.`,
  warning:
    'Kod bir kez çalışır. Seyahatiniz bitene kadar eSIM’i telefonunuzda tutun ve kendi hattınızda dolaşımı kapalı bırakın.',
  everyStep: 'Tüm adımlar, bu kodlarla',
};

const FIRST_STEPS: Record<Platform, Step> = {
  ios: {
    what: '“eSIM’i kur” düğmesine dokunun',
    screen: 'ios-activate',
    how: '“eSIM’i Etkinleştir” yazısını görürsünüz. “Sürdür”e dokunun. iOS iki kez sorar.',
  },
  'old-ios': {
    what: 'Ayarlar, Hücresel, eSIM Ekle, QR Kodu Kullan',
    screen: 'ios-add',
    how: 'Kodu başka bir ekrandan tarayın veya “Ayrıntıları Elle Gir”e dokunup iki kodu yapıştırın. “eSIM’i Etkinleştir” yazısını görürsünüz. “Sürdür”e dokunun. iOS iki kez sorar.',
  },
  android: {
    what: '“Android’e kur” düğmesine dokunun',
    screen: 'android-confirm',
    how: '“eSIM ekle” veya “eSIM’iniz indirilsin mi?” yazısını görürsünüz. “Ekle” veya “İndir”e dokunun.',
  },
  other: {
    what: 'Kodu tarayın',
    how: 'iPhone’da Kamera’yı kullanın. Samsung ve Pixel’de Ayarlar, SIM’ler (Samsung’da SIM yöneticisi), eSIM ekle yolunu izleyin. “eSIM’i Etkinleştir” veya “eSIM ekle”ye dokunun.',
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
    what: 'İki üç dakika bekleyin',
    ...screenOf(platform, 0),
    how: `Wi‑Fi’de kalın. Listede yeni bir SIM görürsünüz. Ona “${place}” adını verin.`,
  },
  {
    what: `${capital(inPlace(place))} internet için açın`,
    ...screenOf(platform, 1),
    how: 'Veri dolaşımını yalnızca bu eSIM için açın. Sinyal çubuklarının yanında 4G veya 5G görürsünüz.',
  },
];

export const phoneTroubleWords: typeof source.phoneTroubleWords = {
  locked: {
    question: 'Operatöre kilitli mi?',
    text: 'SIM kilidi olan telefon başka bir operatörün eSIM’ini kabul etmez. iPhone’da Ayarlar, Genel, Hakkında bölümünde “Operatör Kilidi” satırında “SIM kısıtlaması yok” yazmalıdır. Android’de *#06# tuşlayın. Bir EID görürseniz operatörünüze telefonun SIM kilidi olup olmadığını sorun.',
  },
  old: {
    question: '2018’den eski mi?',
    text: (check) =>
      phrase`Eski telefonların çoğu eSIM’i desteklemez. ${check}, kodu ondan sonra kullanın, çünkü yalnızca bir kez çalışır.`,
    check: 'Önce cihazınızı kontrol edin',
  },
};

export const oneTapWords: typeof source.oneTapWords = {
  iphone: {
    title: 'Bu iPhone’a kurun',
    text: 'Apple’ın kurulum ekranını her şey doldurulmuş olarak açar. Kurulum iki üç dakika sürer, bu sırada Wi‑Fi’de kalın.',
    button: 'eSIM’i kur',
  },
  oldIphone: {
    title: 'Kodlarla kurun',
    text: 'Tek dokunuşla kurulum için iOS 17.4 veya üzeri gerekir. Bu iPhone’da aşağıdaki kodları kullanın veya QR kodunu başka bir ekrandan tarayın.',
  },
  android: {
    title: 'Bu telefona kurun',
    text: 'Birçok Android telefonda kurulum ekranını açar. Bir şey olmazsa aşağıdaki kodları kullanın. Wi‑Fi’de kalın.',
    button: 'Android’e kur',
  },
};

/** As the phones say it in Turkish, shortened to fit the drawings: a row takes 24 letters, 18 beside a switch. */
export const screenWords: typeof source.screenWords = {
  travel: 'Seyahat',
  home: 'Ev',
  on: 'Açık',
  address: 'SM‑DP+ Adresi',
  ios: {
    cellular: 'Hücresel',
    data: 'Hücresel Veri',
    add: 'eSIM Ekle',
    camera: 'Kamera',
    found: 'Hücresel Tarife',
    activate: 'eSIM’i Etkinleştir',
    goOn: 'Sürdür',
    scan: 'QR Kodunu Tara',
    manual: 'Ayrıntıları Elle Gir',
    details: 'Etkinleştirme Bilgileri',
    code: 'Etkinleştirme Kodu',
    confirmation: 'Onay Kodu',
    activating: 'Etkinleştiriliyor…',
    label: 'Hücresel Tarife Etiketi',
    secondary: 'İkincil',
    line: 'Bu Hattı Aç',
    roaming: 'Veri Dolaşımı',
  },
  android: {
    sims: 'SIM’ler',
    add: 'SIM ekle',
    scan: 'QR kodunu tara',
    manual: 'Etkinleştirme kodu gir',
    code: 'LPA:1$...',
    goOn: 'Devam',
    ask: 'eSIM’iniz indirilsin mi?',
    download: 'İndir',
    activating: 'İndiriliyor…',
    data: 'Mobil veri',
    roaming: 'Dolaşım',
  },
};

export const printSheetWords: typeof source.printSheetWords = {
  print: 'Yazdır',
  picture: 'QR kodu',
  order: (number) => `Sipariş ${number}`,
  help: (email) => `Yardıma mı ihtiyacınız var? ${email} adresine yazın.`,
};

export const qrWords: typeof source.qrWords = {
  picture: 'eSIM’i kuran QR kodu',
  point: 'Telefonunuzun kamerasını buraya doğrultun',
  stay: 'Kurulum sırasında Wi‑Fi’de kalın',
};
