import { withdrawalPromise } from '../../domain/promise/words.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

/** Each takes another suffix. */
const thing = (isTopUp: boolean) => (isTopUp ? 'paketi' : 'eSIM’i');

export const askOrderWords: typeof source.askOrderWords = {
  title: 'Sözleşmeden cayma',
  lead: 'Hangi sipariş? Numarası, eSIM’inizin geldiği e‑postada, sizi doğrudan bir sonraki adıma götüren bağlantıyla birlikte yazar.',
  number: 'Sipariş numarası',
  numberHint: 'Örnek: SP-7F3K-92QD',
  email: 'Siparişin e‑posta adresi',
  next: 'Devam et',
  noNumber: 'Lütfen sipariş numaranızı girin, örneğin SP-7F3K-92QD',
  otherWay: (mail) => phrase`Numara elinizde değil mi? ${mail} adresine caydığınızı yazın. Bu da geçerlidir.`,
};

export const ownContractsWords: typeof source.ownContractsWords = {
  title: 'Siparişleriniz',
  what: (country, plan, days) => `${country}, ${plan}, ${days}`,
  until: (number, until) => phrase`${number}. ${until} tarihine kadar cayabilirsiniz.`,
  choose: 'Sözleşmeden cay',
  chooseOf: (number) => `${number} numaralı siparişten cay`,
  other: 'Başka bir sipariş mi? Numarasını ve adresini girin.',
};

export const mailedWords: typeof source.mailedWords = {
  title: 'E‑postanıza bakın',
  text: (days) =>
    `Bu numara ve adresle bir sipariş varsa, son adımın bağlantısını içeren bir e‑posta yolda. Bağlantı ${days} gün çalışır, caymanız ise şu andan itibaren geçerlidir.`,
  again: 'Başka bir numara dene',
};

export const declareWords: typeof source.declareWords = {
  title: withdrawalPromise.confirm,
  lead: (isTopUp, amount) =>
    `Bu ${thing(isTopUp)} kalıcı olarak geri alırız ve ödemenin yapıldığı karta veya hesaba ${amount} iade edilir. Etkinleştirildiyse veya kullanıldıysa durumu inceler ve size yazarız.`,
  contract: 'Bu sözleşmeden cayıyorum',
  what: (country, plan) => `${country}, ${plan}`,
  until: (until) => phrase`${until} tarihine kadar cayabilirsiniz.`,
  name: 'Adınız ve soyadınız',
  email: 'Onayı nereye gönderelim?',
  emailHint: 'Alındı belgesini bu adrese ve siparişin adresine göndeririz.',
  noName: 'Lütfen adınızı girin',
  confirm: withdrawalPromise.confirm,
  failed: 'Hiçbir şey değişmedi.',
};

export const withdrawnWords: typeof source.withdrawnWords = {
  title: 'Bu sözleşmeden caydınız',
  received: (number, at) =>
    phrase`${number} numaralı sipariş için cayma bildiriminizi ${at} tarihinde aldık. Alındı belgesi e‑posta ile gelecek.`,
  next: {
    undelivered: (isTopUp) =>
      `${isTopUp ? 'Paketiniz' : 'eSIM’iniz'} şu anda sipariş ediliyor. Bu biter bitmez geri alırız, para iadesi de otomatik olarak yapılır.`,
    received: (isTopUp) =>
      `Şebeke şu anda yanıt vermiyor. Yanıt verir vermez ${thing(isTopUp)} geri alırız, para iadesi de otomatik olarak yapılır.`,
    asked: (isTopUp) =>
      `Bu ${thing(isTopUp)} geri alıp almayacağına şebeke karar verecek. Geri alır almaz para iadesi yapılır. Lütfen o zamana kadar kullanmayın.`,
    refunding: () => 'Paranız iade ediliyor.',
    refunded: () => 'Paranız, ödediğiniz yolla iade edildi.',
  },
  all: (amount) => `${amount} geri alacaksınız. Bu, ödediğinizin tamamıdır.`,
  rest: (amount, before) =>
    `${amount} geri alacaksınız. Daha önce iade edilen ${before} ile birlikte bu, ödediğinizin tamamıdır.`,
  before: (before) => `Ödediğiniz ${before} daha önce iade edilmişti.`,
  refused: 'Burada otomatik iade yapılamıyor. Ekibimizden biri inceleyip size yazacak.',
  home: 'Ana sayfaya git',
};

export const notWithdrawableWords: typeof source.notWithdrawableWords = {
  not_paid: 'Sözleşme yok',
  returned: 'Bu siparişin parası zaten iade edildi',
  too_late: 'Cayma süresi doldu',
};

export const noLinkWords: typeof source.noLinkWords = {
  title: 'Bu bağlantı çalışmıyor',
  text: 'Çok eski veya bir bölümü eksik. Sipariş numaranızı girin, size yenisini gönderelim.',
  byNumber: 'Sipariş numaranızı girin',
};

export const notServedWords: typeof source.notServedWords = {
  title: 'İadeler',
  text: 'Paranızı ne zaman geri alacağınız ve nasıl isteyeceğiniz iade politikamızda yazar.',
};

export const checkingWords: string = 'Siparişiniz aranıyor…';
