import type * as source from './confirm-return-words.ts';
import { mailLinkWords } from './words.ts';

/** Each takes another suffix. */
const thing = (isTopUp: boolean) => (isTopUp ? 'paketi' : 'eSIM’i');

export const returnWords: typeof source.returnWords = {
  meta: {
    title: 'eSIM iadesi',
    description: 'Bir eSIM’i iade etmek istediğinizi onaylar.',
  },
  checking: mailLinkWords.checking,
  noLink: {
    title: mailLinkWords.dead,
    text: 'Bağlantı kullanılmış, eskimiş veya bir bölümü eksik. İadeyi tekrar isteyin, size yeni bir bağlantı gönderelim.',
    esims: 'eSIM’lerimi gör',
  },
  title: (isTopUp) => `Bu ${isTopUp ? 'paket' : 'eSIM'} iade edilsin mi?`,
  text: ({ number, country, plan, amount, isTopUp }) =>
    `Sipariş ${number}: ${country}, ${plan}. Bu ${thing(isTopUp)} kalıcı olarak geri alırız ve ödemenin yapıldığı karta veya hesaba ${amount} iade edilir. Fikriniz mi değişti? Bu sayfayı kapatın, hiçbir şey değişmez.`,
  agree: (amount, isTopUp) => `${isTopUp ? 'Paketi' : 'eSIM’i'} iade et, ${amount} geri al`,
  busy: 'Lütfen bekleyin…',
  unchanged: 'Hiçbir şey değişmedi.',
  asked: {
    title: 'Şebekeye sorduk',
    paused: 'İade talebiniz kaydedildi',
    text: (amount, isTopUp) =>
      `Bu ${thing(isTopUp)} geri alıp almayacağına şebeke karar verecek. Geri aldığında, ödemenin yapıldığı karta veya hesaba ${amount} iade edilir. Lütfen o zamana kadar kullanmayın.`,
  },
  done: {
    title: 'Paranız iade ediliyor',
    text: (amount, bankTime, isTopUp) =>
      `Ödemenin yapıldığı karta veya hesaba ${amount} iade edilir. ${bankTime} ${
        isTopUp ? 'Paket eSIM’den kaldırıldı.' : 'eSIM artık çalışmıyor.'
      }`,
    home: 'Ana sayfaya git',
  },
};
