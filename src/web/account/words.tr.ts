import type * as source from './words.ts';

export const ownProfileWords: typeof source.ownProfileWords = {
  list: 'eSIM’leriniz',
  ofGuest: { title: 'eSIM’leriniz', about: 'Bu tarayıcıda satın alınanlar' },
};

export const joinOfferWords: typeof source.joinOfferWords = {
  offer: (count) =>
    count === 1
      ? 'Burada üye olmadan 1 eSIM satın aldınız. Hesabınıza eklensin mi?'
      : `Burada üye olmadan ${count} eSIM satın aldınız. Hesabınıza eklensinler mi?`,
  yes: 'Ekle',
  later: 'Şimdi değil',
  failed: 'Hiçbir şey değişmedi.',
  joined: {
    title: (count) => `Hesabınıza ${count} eSIM eklendi.`,
    text: (count) =>
      count === 1
        ? 'Çıkış yaptığınızda artık bu tarayıcıda görünmez.'
        : 'Çıkış yaptığınızda artık bu tarayıcıda görünmezler.',
  },
};

export const forgetDeviceWords: typeof source.forgetDeviceWords = {
  question: 'Ortak cihaz mı?',
  open: 'eSIM’lerimi bu tarayıcıdan kaldır',
  title: 'eSIM’leriniz bu tarayıcıdan kaldırılsın mı?',
  text: 'Burada satın alınanlar artık bu tarayıcıda görünmez. eSIM’leriniz sizin kalır ve çalışmaya devam eder, her siparişin e‑postasındaki özel bağlantı da öyle. Bu işlemi buradan geri alamazsınız.',
  yes: 'Kaldır',
  no: 'Vazgeç',
  failed: 'Hiçbir şey kaldırılmadı.',
};

export const profileWords: typeof source.profileWords = {
  noName: 'Profiliniz',
};
