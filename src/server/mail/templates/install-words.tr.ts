import type * as source from './install-words.ts';

export const installWords: typeof source.installWords = {
  onIphone: 'iPhone’a kur',
  onAndroid: 'Android’e kur',
  note: 'Bu e-postayı, seyahatte kullanacağınız telefonda açın. iPhone’da iOS 17.4 veya sonrası, bazı Android telefonlarda ise QR kodu gerekir.',
  picture: {
    title: 'Başka bir ekranda mı okuyorsunuz?',
    text: (file) =>
      `Kodu (${file} adıyla ekte de var) eSIM kurulacak telefonun kamerasıyla tarayın. Kod bir kez çalışır, bu yüzden seyahatiniz bitene kadar eSIM’i telefonunuzdan silmeyin.`,
    alt: 'eSIM’i kuran QR kodu',
  },
  codes: {
    title: 'Ya da kodları elle girin',
    address: 'SM-DP+ adresi',
    activation: 'Etkinleştirme kodu',
    confirmation: 'Onay kodu',
    both: 'Tek alanı olan telefonlar için ikisi birlikte',
  },
};
