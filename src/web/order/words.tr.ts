import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const documentsWords: typeof source.documentsWords = {
  invoice: 'Fatura',
  invoiceFailed: 'Fatura indirilemedi',
  creditNote: 'İade faturası',
  creditNoteOf: (amount) => `İade faturası: ${amount}`,
  creditNoteFailed: 'İade faturası indirilemedi',
  contractSummary: 'Sözleşme özeti',
};

const TITLES: typeof source.orderStateWords.titles = {
  unpaid: 'Bu sipariş ödenmedi',
  pending: 'Ödemeniz kontrol ediliyor',
  processing: 'eSIM’iniz yolda',
  ready: 'eSIM’iniz hazır',
  refunding: 'Paranız iade ediliyor',
  refunded: 'Paranız iade edildi',
};

export const orderStateWords: typeof source.orderStateWords = {
  titles: TITLES,
  addedTitles: {
    ...TITLES,
    processing: 'İnternetiniz yolda',
    ready: 'İnternetiniz eklendi',
  },
  install: 'Telefonunuza kurun',
  hidden: {
    title: 'Kodlar artık burada gösterilmiyor',
    text: (days) =>
      `Bağlantısı başkasının eline geçmiş olabileceği için bu sayfa, QR kodunu ve etkinleştirme kodlarını ilk kullanımdan ${days.used} gün sonra, bu tarayıcıda satın almadıysanız teslimattan ${days.link} gün sonra göstermeyi bırakır. Kodları, e‑postamızda ve hesabınızdaki veya satın aldığınız tarayıcıdaki “eSIM’lerim” bölümünde bulabilirsiniz.`,
  },
  added: {
    title: 'Bu paket eSIM’inize eklendi',
    text: (iccid) => `Eklendiği eSIM’in ICCID’si ${iccid} ile bitiyor. Kurulacak bir şey yok.`,
  },
  returnAsked: {
    heading: 'Para iadesi talep edildi',
    title: 'Şebekeye sorduk',
    text: (what, amount, origin) =>
      what === 'eSIM'
        ? `Bu eSIM’i geri alıp almayacağına şebeke karar verecek. Alırsa ${amount}, ${origin} üzerinden iade edilecek. O zamana kadar lütfen kullanmayın.`
        : `Bu paketi geri alıp almayacağına şebeke karar verecek. Alırsa ${amount}, ${origin} üzerinden iade edilecek. O zamana kadar lütfen kullanmayın.`,
  },
  unpaid: {
    text: 'Bu yüzden bu sipariş için bir eSIM yok. Aynı paketi hâlâ satın alabilirsiniz.',
    late: 'Ödeme sayfasının süresi dolmuştu',
    title: 'Ödeme tamamlanmadı',
    back: 'Ödeme sayfasına dön',
  },
  refund: {
    comesBack: (amount, origin) => `${amount}, ${origin} üzerinden iade edilecek`,
    isBack: (amount, origin) => `${amount}, ${origin} üzerinden iade edildi`,
    whole: {
      refunding: 'Ödediğinizin tamamı iade ediliyor.',
      refunded: 'Ödediğinizin tamamı iade edildi.',
    },
    plans: (country) => `${country} paketleri`,
  },
  pending: {
    after: {
      eSIM: (email) =>
        phrase`Lütfen tekrar ödemeyin. Ödeme onaylanır onaylanmaz eSIM’iniz burada görünecek, ${email} adresine de e‑postayla göndereceğiz.`,
      plan: (email) =>
        phrase`Lütfen tekrar ödemeyin. Ödeme onaylanır onaylanmaz interneti eSIM’inize ekleyip ${email} adresine e‑posta göndereceğiz.`,
    },
  },
  paid: {
    title: 'Ödemeniz gerçekleşti',
    eSIM: (email) =>
      phrase`Çoğu eSIM bir dakika içinde gelir. Sizinki gelir gelmez bu sayfada görünecek. Sayfayı kapatabilirsiniz. ${email} adresine e‑postayla göndereceğiz.`,
    plan: (email) =>
      phrase`Çoğu paket bir dakika içinde eklenir. Sizinki eklenir eklenmez bu sayfada görünecek. Sayfayı kapatabilirsiniz. ${email} adresine e‑posta göndereceğiz.`,
  },
  checkAgain: 'Tekrar kontrol et',
};

export const orderTicketWords: typeof source.orderTicketWords = {
  totals: {
    unpaid: 'Toplam',
    pending: 'Kontrol ediliyor',
    processing: 'Ödendi',
    ready: 'Ödendi',
    refunding: 'İade ediliyor',
    refunded: 'İade edildi',
  },
  rows: {
    number: 'Sipariş numarası',
    iccid: 'ICCID',
    email: 'E‑posta',
    paid: 'Ödendi',
    paidWith: 'Ödeme yöntemi',
    ordered: 'Sipariş tarihi',
    returned: 'İade edildi',
    inPart: 'Kısmi iade',
    goodwill: 'İyi niyet iadesi',
  },
  onTheWay: (amount) => `${amount}, iade ediliyor`,
};

export const saveOrderWords: typeof source.saveOrderWords = {
  guest: {
    title: 'Bir hesapta saklayın',
    button: 'Kaydetmek için giriş yap',
  },
  text: 'Böylece bu bağlantı olmadan her cihazda bulabilirsiniz.',
  saved: 'Hesabınıza kaydedildi.',
  another: 'Bu sipariş başka bir hesapta.',
  user: {
    title: 'Hesabınızda saklayın',
    button: 'Hesabıma kaydet',
  },
};

export const orderRightsWords: typeof source.orderRightsWords = {
  withdrawn: (at) => phrase`Bu sözleşmeden ${at} tarihinde caydınız.`,
  until: (at) => phrase`Kullanılmamışsa ${at} tarihine kadar tam iade alırsınız.`,
  over: (at) => phrase`Bu siparişi iade etme süresi ${at} tarihinde doldu.`,
  stranger: {
    title: 'Sizin olduğunu bilmemiz gerekiyor',
    text: (mail, number) =>
      phrase`Satın almada kullanılan adrese, her cihazda çalışan bir bağlantı gönderebiliriz. O posta kutusuna erişiminiz yok mu? Siparişin bulunduğu hesaba giriş yapın veya sipariş numaranızla (${number}) ${mail} adresine yazın.`,
    mail: 'Bağlantıyı e‑postayla gönder',
  },
  mailed: {
    title: (to) => `${to} adresine e‑posta gönderdik.`,
    text: (hours) =>
      `Para iadenizi almak için içindeki bağlantıyı ${hours} saat içinde açın. O zamana kadar hiçbir şey değişmez.`,
  },
};

export const boughtTogetherWords: typeof source.boughtTogetherWords = {
  title: 'Birlikte alınanlar',
  states: {
    unpaid: 'Ödenmedi',
    pending: 'Ödeme kontrol ediliyor',
    processing: 'Yolda',
    ready: 'Hazır',
    refunding: 'İade ediliyor',
    refunded: 'İade edildi',
  },
};
