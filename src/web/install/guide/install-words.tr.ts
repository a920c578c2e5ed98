import type { ScreenName } from '../screens.ts';
import type * as source from './install-words.ts';

export const SYSTEM_NAMES: typeof source.SYSTEM_NAMES = { ios: 'iPhone ve iPad', android: 'Android' };
export const METHOD_NAMES: typeof source.METHOD_NAMES = {
  qr: 'QR koduyla kurulum',
  manual: 'Elle kurulum',
};

const WIFI: source.InstallStep = {
  what: 'Wi‑Fi’ye bağlanın',
  how: 'Bunu yola çıkmadan evde veya havalimanında yapın. Telefonunuz eSIM’i internet üzerinden indirir.',
};
const wait = (screen: ScreenName): source.InstallStep => ({
  what: 'Kayıt için 2–3 dakika bekleyin',
  how: 'Wi‑Fi’de kalın ve eSIM listede görünene kadar ayarları açık bırakın.',
  screen,
});

const IOS_NAME: source.InstallStep = {
  screen: 'ios-name',
  what: 'Ona bir ad verin, aramalar kendi hattınızda kalsın',
  how: 'Seyahat gibi bir etiket seçin. Aramalar, iMessage ve FaceTime için saptanmış hat kendi hattınız olsun.',
};
const IOS_LAND: source.InstallStep = {
  screen: 'ios-land',
  what: 'İndikten sonra internet için açın',
  how: 'Ayarlar, Hücresel, Hücresel Veri bölümünde seyahat eSIM’ini seçin. Aynı listede onu açın ve yalnızca bu eSIM için Veri Dolaşımı’nı açın.',
};
const ANDROID_NAME: source.InstallStep = {
  screen: 'android-name',
  what: 'Açın, aramalar kendi SIM kartınızda kalsın',
  how: 'SIM’lerin listesinde seyahat eSIM’ini açın. Aramaları ve mesajları kendi SIM kartınızda bırakın.',
};
const ANDROID_LAND: source.InstallStep = {
  screen: 'android-land',
  what: 'İndikten sonra mobil veri için onu seçin',
  how: 'Ayarlar, Ağ ve internet (Samsung’da Bağlantılar), SIM’ler bölümünde mobil veri için seyahat eSIM’ini seçin. Onu açın ve yalnızca bu eSIM için Dolaşım’ı açın.',
};

/** iOS in Turkish has one name for cellular service in all countries, but an iPad names its page after cellular data. */
export const INSTALL_STEPS: typeof source.INSTALL_STEPS = {
  ios: {
    qr: [
      WIFI,
      {
        what: 'QR kodunu tarayın',
        screen: 'ios-scan',
        how: 'Kamera’yı başka bir ekrandaki veya kâğıttaki koda doğrultun ve beliren bildirime dokunun. Ya da Ayarlar, Hücresel (iPad’de Hücresel Veri), eSIM Ekle, QR Kodu Kullan yolunu izleyin.',
        own: 'qr',
      },
      {
        what: '“eSIM Ekle”ye, sonra “Sürdür”e dokunun',
        screen: 'ios-activate',
        how: 'iOS iki kez sorar. Bunun için ücret alınmaz ve paketiniz başlamaz.',
      },
      wait('ios-wait'),
      IOS_NAME,
      IOS_LAND,
    ],
    manual: [
      WIFI,
      {
        what: 'Kod formunu açın',
        screen: 'ios-manual',
        how: 'Ayarlar, Hücresel (iPad’de Hücresel Veri), eSIM Ekle, QR Kodu Kullan yolunu izleyin, sonra ekranın altında Ayrıntıları Elle Gir’e dokunun.',
      },
      {
        what: 'İki kodu girin',
        screen: 'ios-form',
        how: 'E‑postamızdaki SM-DP+ adresini ve etkinleştirme kodunu yapıştırın. Onay kodunu boş bırakın.',
        own: 'codes',
      },
      {
        what: '“Sonraki”ye, sonra “Sürdür”e dokunun',
        screen: 'ios-activate',
        how: 'iOS iki kez sorar. Bunun için ücret alınmaz ve paketiniz başlamaz.',
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
        what: 'eSIM eklemeyi açın ve QR kodunu tarayın',
        screen: 'android-add',
        how: 'Pixel’de Ayarlar, Ağ ve internet, SIM’ler, SIM ekle yolunu izleyin. Samsung’da Ayarlar, Bağlantılar, SIM yöneticisi, eSIM ekle yolunu izleyin. Sonra kodu başka bir ekrandan veya kâğıttan tarayın.',
        own: 'qr',
      },
      {
        what: '“İndir” veya “Ekle” ile onaylayın',
        screen: 'android-confirm',
        how: 'Telefonunuz şebeke ortağımızın adını gösterir. Bu beklenen bir durumdur.',
      },
      wait('android-wait'),
      ANDROID_NAME,
      ANDROID_LAND,
    ],
    manual: [
      WIFI,
      {
        what: 'Kod formunu açın',
        screen: 'android-manual',
        how: 'QR kodundaki gibi eSIM ekleyin. Kameranın açıldığı ekranda “Yardıma mı ihtiyacınız var?” veya “Etkinleştirme kodu gir” seçeneğine dokunun.',
      },
      {
        what: 'Kodun tamamını girin',
        screen: 'android-form',
        how: 'E‑postamızdaki LPA:1$ ile başlayan satırın tamamını yapıştırın. Telefonunuzda iki alan varsa SM-DP+ adresini ve etkinleştirme kodunu kullanın.',
        own: 'codes',
      },
      {
        what: '“İndir” veya “Ekle” ile onaylayın',
        screen: 'android-confirm',
        how: 'Telefonunuz şebeke ortağımızın adını gösterir. Bu beklenen bir durumdur.',
      },
      wait('android-wait'),
      ANDROID_NAME,
      ANDROID_LAND,
    ],
  },
};
