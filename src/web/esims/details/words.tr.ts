import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const detailsWords: typeof source.detailsWords = {
  title: 'eSIM ayrıntıları ve canlı durum',
  facts: {
    country: 'Ülke',
    data: 'İnternet',
    validity: 'Geçerlilik',
    order: 'Sipariş numarası',
    price: 'Ödenen fiyat',
    refunded: 'Şimdiye kadar iade edilen',
    paidWith: 'Ödeme yöntemi',
    email: 'E‑posta',
    bought: 'Satın alındı',
  },
  paid: (price, code) => (code === '' ? price : `${price} (${code})`),
  order: 'Siparişiniz',
  moreData: {
    title: 'Daha fazla internet',
    text: (country) =>
      `Bu eSIM’e ${country} paketi veya yeni bir destinasyon ekleyin. Kurulacak bir şey yok.`,
  },
  list: {
    title: 'Listemden kaldır',
    hidden: 'Bu eSIM gizlendi. Gizlenen eSIM’lerinizden geri getirebilirsiniz.',
    shown: 'eSIM’iniz telefonunuzda çalışmaya devam eder. Bunu geri alabilirsiniz.',
    remove: 'eSIM’i sil',
  },
};

export const timelineWords: typeof source.timelineWords = {
  title: 'Sipariş geçmişi',
  failed: 'Sipariş geçmişini yükleyemedik.',
  steps: {
    paid: 'Ödendi',
    ordered: 'Sipariş verildi',
    assigned: 'Atandı',
    installed: 'Kuruldu',
    first_use: 'İlk kullanım',
    used_80: '%80 kullanıldı',
    topped_up: 'İnternet eklendi',
    ended: 'Sona erdi',
  },
  ends: {
    depleted: 'İnternet tükendi',
    expired: 'Süresi doldu',
    lapsed: 'Kullanılmadan bitti',
    revoked: 'Geri alındı',
    refunded: 'İade edildi',
  },
  sources: {
    shop: 'kayıtlarımızdan',
    network: 'şebekeden',
    noticed: 'ilk fark ettiğimiz an',
  },
  from: (when, origin) => phrase`${when}, ${origin}`,
  never: 'Hiçbir zaman',
  notYet: 'Henüz değil',
};

export const liveStatusWords: typeof source.liveStatusWords = {
  title: 'Canlı durum',
  refresh: 'Yenile',
  returned: 'Bu eSIM geri alındı, bu yüzden şebeke artık onu tanımıyor.',
  failed: {
    title: 'Şu anda şebekeye ulaşamıyoruz.',
    text: 'Bunlar şebekenin bildirdiği son bilgiler. Lütfen birkaç dakika sonra tekrar deneyin.',
  },
  facts: {
    status: 'Durum',
    state: 'Şebekedeki durum',
    data: 'Paketteki internet',
    used: 'Kullanılan',
    remaining: 'Kalan',
    usage: 'Kullanım',
    atFullSpeed: 'Bugün tam hızda',
    assigned: 'Atandı',
    reference: 'Atama numarası',
    daysStarted: 'Günlerin başlangıcı',
    daysEnd: 'Günlerin bitişi',
    updated: 'Son güncelleme',
  },
  technical: 'Teknik ayrıntılar',
  unknown: 'Yok',
  leftOf: (left, of) => `${left} / ${of}`,
};

export const refundOfferWords: typeof source.refundOfferWords = {
  title: 'Para iadesi',
  offer: (what, until) =>
    what === 'eSIM'
      ? phrase`Kullanmadıysanız bu eSIM’i ${until} tarihine kadar tam iade karşılığında geri verebilirsiniz.`
      : phrase`Kullanmadıysanız bu paketi ${until} tarihine kadar tam iade karşılığında geri verebilirsiniz.`,
  coming: (amount) => `${amount} size iade ediliyor.`,
  sent: (amount, date) => phrase`${amount}, ${date} tarihinde size iade edildi.`,
  takenBack: (what) =>
    what === 'eSIM'
      ? 'Bu eSIM para iadesi olmadan geri alındı.'
      : 'Bu paket para iadesi olmadan geri alındı.',
};

export const returnAskedWords: typeof source.returnAskedWords = {
  title: 'Şebekeye sorduk',
  paused: 'İade talebiniz kaydedildi',
  text: (what, amount) =>
    what === 'eSIM'
      ? `Bu eSIM’i geri alıp almayacağına şebeke karar verecek. Alırsa ${amount} ödeme yönteminize iade edilecek. O zamana kadar lütfen kullanmayın.`
      : `Bu paketi geri alıp almayacağına şebeke karar verecek. Alırsa ${amount} ödeme yönteminize iade edilecek. O zamana kadar lütfen kullanmayın.`,
};

export const refundDialogWords: typeof source.refundDialogWords = {
  question: (what) => (what === 'eSIM' ? 'Bu eSIM iade edilsin mi?' : 'Bu paket iade edilsin mi?'),
  terms: (place, plan, what, price) =>
    what === 'eSIM'
      ? `${place} eSIM’inizi (${plan}) kalıcı olarak geri alacağız. ${price} ödeme yönteminize iade edilecek.`
      : `${place} paketinizi (${plan}) kalıcı olarak geri alacağız. ${price} ödeme yönteminize iade edilecek.`,
  stays: {
    plan: 'eSIM’iniz ve diğer paketleri olduğu gibi kalır.',
    eSIM: 'Telefonunuza kuruluysa oradan silin.',
  },
  yes: (what, price) =>
    what === 'eSIM' ? `eSIM’i iade et, ${price} geri al` : `Paketi iade et, ${price} geri al`,
  keep: 'Bende kalsın',
  failed: 'Hiçbir şey değiştirilmedi.',
  confirm: {
    title: 'E‑postanıza bakın',
    sent: (to) => `Onaylamanız için ${to} adresine e‑posta gönderdik.`,
    text: (what, hours) =>
      what === 'eSIM'
        ? `Bu eSIM, hesabınızın adresiyle değil o adresle satın alındı. İade etmek için e‑postadaki bağlantıyı ${hours} saat içinde açın. O zamana kadar hiçbir şey değişmez.`
        : `Bu paket, hesabınızın adresiyle değil o adresle satın alındı. İade etmek için e‑postadaki bağlantıyı ${hours} saat içinde açın. O zamana kadar hiçbir şey değişmez.`,
  },
  returned: {
    title: 'Paranız iade ediliyor',
    amount: (price) => `${price} ödeme yönteminize iade edilecek.`,
    plan: 'Paket eSIM’inizden kaldırıldı.',
    eSIM: 'eSIM artık çalışmıyor.',
  },
};
