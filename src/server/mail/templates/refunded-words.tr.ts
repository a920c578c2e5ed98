import { DUPLICATE_WORDS, refundSentence } from '../../../domain/checkout/refund-words.ts';
import { BANK_TIME } from '../../../domain/promise/refund-time.ts';
import type * as source from './refunded-words.ts';

const late = DUPLICATE_WORDS.paid_too_late;

/** '17,63 $ tutarındaki ödemenizin tamamını', 'ödemenizin kalan 12,00 $ tutarını': what was refunded. */
const sum = (amount: string, isRest: boolean) =>
  isRest ? `ödemenizin kalan ${amount} tutarını` : `${amount} tutarındaki ödemenizin tamamını`;

/** '5678 ile biten eSIM': the last digits of its number. */
const withIccid = (iccid: string) => `ICCID’si ${iccid} ile biten eSIM`;

const eSIM: typeof source.refundedWords.eSIM = {
  undelivered: {
    lead: ({ country, amount, isRest }) =>
      `üzgünüz, ${country} eSIM’inizi zamanında hazırlayamadık. Bu yüzden ${sum(amount, isRest)} iade ettik.`,
    happened: `${refundSentence('undelivered', 'eSIM')} Ödemeniz gerçekleşti ama şebeke bize zamanında bir eSIM vermedi. Sizi bekletmemek için siparişi iptal ettik. Kurulacak bir şey yok.`,
  },
  withdrawn: {
    lead: ({ country, amount, isRest }) =>
      `isteğiniz üzerine ${country} eSIM’i siparişinizi iptal ettik ve ${sum(amount, isRest)} iade ettik.`,
    happened: `${refundSentence('withdrawn', 'eSIM')} Bu yüzden kurulacak bir şey yok.`,
  },
  returned_by_you: {
    lead: ({ country, amount, isRest }) =>
      `isteğiniz üzerine ${country} eSIM’inizi geri aldık ve ${sum(amount, isRest)} iade ettik.`,
    happened: `${refundSentence('returned_by_you', 'eSIM')} eSIM’i parayı göndermeden önce geri aldık, artık kurulamaz ve kullanılamaz.`,
  },
  returned_by_us: {
    lead: ({ country, amount, isRest }) =>
      `${country} eSIM’i siparişinizi iptal ettik ve ${sum(amount, isRest)} iade ettik.`,
    happened: `${refundSentence('returned_by_us', 'eSIM')} eSIM’i geri aldık, lütfen kurmayın ve kullanmayın.`,
    happenedUndelivered: `${refundSentence('returned_by_us', 'eSIM')} Sipariş için bir eSIM teslim edilmedi, kurulacak bir şey yok.`,
  },
};

const plan: typeof source.refundedWords.plan = {
  undelivered: {
    lead: ({ country, iccid, amount, isRest }) =>
      `üzgünüz, ${withIccid(iccid)} için aldığınız ${country} paketini ekleyemedik. Bu yüzden ${sum(amount, isRest)} iade ettik.`,
    happened: `${refundSentence('undelivered', 'plan')} Ödemeniz gerçekleşti ama şebeke paketi kabul etmedi. Sizi bekletmemek için siparişi iptal ettik. eSIM’inizde olanlar değişmedi.`,
  },
  withdrawn: {
    lead: ({ country, iccid, amount, isRest }) =>
      `isteğiniz üzerine ${withIccid(iccid)} için verdiğiniz ${country} paketi siparişini iptal ettik ve ${sum(amount, isRest)} iade ettik.`,
    happened: `${refundSentence('withdrawn', 'plan')} eSIM’inizde olanlar değişmedi.`,
  },
  returned_by_you: {
    lead: ({ country, iccid, amount, isRest }) =>
      `isteğiniz üzerine ${withIccid(iccid)} üzerindeki ${country} paketini geri aldık ve ${sum(amount, isRest)} iade ettik.`,
    happened: `${refundSentence('returned_by_you', 'plan')} Paketi parayı göndermeden önce eSIM’den kaldırdık. eSIM’deki diğer paketler değişmedi.`,
  },
  returned_by_us: {
    lead: ({ country, iccid, amount, isRest }) =>
      `${withIccid(iccid)} için verdiğiniz ${country} paketi siparişini iptal ettik ve ${sum(amount, isRest)} iade ettik.`,
    happened: `${refundSentence('returned_by_us', 'plan')} Paketi eSIM’den kaldırdık. eSIM’deki diğer paketler değişmedi.`,
    happenedUndelivered: `${refundSentence('returned_by_us', 'plan')} Paket eklenmedi. eSIM’inizde olanlar değişmedi.`,
  },
};

export const refundedWords: typeof source.refundedWords = {
  subject: 'Paranız iade ediliyor',
  preview: (amount, method) => `${amount}, ${method} üzerinden iade ediliyor. Bir şey yapmanıza gerek yok.`,
  eSIM,
  plan,
  paidTwice: {
    lead: (country, amount) =>
      `${country} siparişiniz iki kez ödendi. ${amount} tutarındaki ikinci ödemeyi iade ettik.`,
    happened: 'Bir sipariş için iki ödeme aldık.',
    next: (amount, method) =>
      `${amount}, ${method} üzerinden iade ediliyor. ${BANK_TIME} Bir şey yapmanıza gerek yok.`,
    stands: {
      lead: (country, amount) =>
        `${country} siparişiniz iki kez ödendi. Bir sipariş için yalnızca bir kez ödeme alırız, bu yüzden ${amount} tutarındaki ikinci ödemeyi iade ettik.`,
      happened:
        'Bir sipariş için iki ödeme aldık. Sipariş ilk ödemeyle ödendi, bu iade eSIM’inizi etkilemez.',
      seeEsim: 'eSIM’iniz ve kodları sipariş sayfanızda da var.',
      seePlan: 'Paketin hangi eSIM’de olduğu sipariş sayfanızda yazar.',
    },
  },
  paidTooLate: {
    lead: (country, amount) =>
      `${country} için ${amount} tutarındaki ödemeniz, ödeme sayfasının süresi dolduktan sonra bize ulaştı. Bu yüzden iade ettik.`,
    happened: `${late.title}. ${late.text} Bu ödeme için bir eSIM yok.`,
  },
  free: {
    subject: 'Siparişiniz iptal edildi',
    preview: 'Ücretsiz olduğu için iade edilecek bir tutar yok. Bir şey yapmanıza gerek yok.',
    lead: (country) =>
      `siparişinizi iptal ettik (${country}). Ücretsiz olduğu için iade edilecek bir tutar yok.`,
    happened: 'Sipariş sona erdi. Siparişin eSIM’i sizdeyse lütfen kurmayın ve kullanmayın.',
    undelivered:
      'Şebeke siparişinizi zamanında sağlayamadı, bu yüzden siparişi iptal ettik. Kurulacak bir şey yok.',
  },
  happenedTitle: 'Ne oldu?',
  next: ({ amount, isRest }, method) =>
    `${isRest ? `Kalan ${amount}` : `${amount} tutarındaki ödemenizin tamamı`}, ${method} üzerinden iade ediliyor. ${BANK_TIME} Bir şey yapmanıza gerek yok.`,
  seeOthers: 'Diğer paketlere bak',
  refund: {
    title: 'İadeniz',
    before: 'Daha önce iade edilen',
    total: 'Tamamı iade edildi',
    rest: 'Şimdi iade edilen',
  },
};
