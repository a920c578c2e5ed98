import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const deleteEsimWords: typeof source.deleteEsimWords = {
  title: 'eSIM’i sil',
  keep: 'Listede kalsın',
  text: (country, plan) =>
    `${country}, ${plan} listenizden kaldırılır. Telefonunuzda çalışmaya devam eder, onu “Gizlenen eSIM’ler” altında bulabilirsiniz. Bu bir para iadesi değildir.`,
  failed: 'eSIM silinemedi. Lütfen tekrar deneyin.',
};

export const esimsFailedWords: typeof source.esimsFailedWords = {
  title: 'eSIM’leriniz yüklenemedi',
  text: 'eSIM’leriniz güvende. Bağlantınızı kontrol edip tekrar deneyin.',
};

export const hiddenEsimsWords: typeof source.hiddenEsimsWords = {
  title: (count) => `Gizlenen eSIM’ler (${count})`,
  plan: (plan, days, iccid) => `${plan}, ${days}, ICCID …${iccid}`,
  restore: 'Geri getir',
  which: (country, iccid) => `${country}, ICCID …${iccid}`,
};

export const hidingWords: typeof source.hidingWords = {
  restoreFailed: {
    title: 'eSIM geri getirilemedi. Lütfen tekrar deneyin.',
    text: 'Hâlâ “Gizlenen eSIM’ler” altında.',
  },
  hidden: (country) => `${country} eSIM’iniz listeden kaldırıldı.`,
  undo: 'Geri al',
};

export const noEsimsWords: typeof source.noEsimsWords = {
  title: 'Henüz eSIM’iniz yok',
  text: 'Satın aldığınız ilk eSIM, kuruluma hazır olarak burada olacak.',
  browse: 'Paketlere göz at',
};

export const ownEsimsWords: typeof source.ownEsimsWords = {
  count: (count) => phrase`${count} eSIM satın alındı`,
  countAloud: (count) => `${count} eSIM satın alındı`,
  more: (left) => `Daha fazla eSIM göster (${left})`,
};

export const returnedWords: typeof source.returnedWords = {
  title: (country) => `${country} siparişinizin parası iade edildi`,
  coming: (amount, method, order) =>
    `${order} numaralı siparişten ${amount}, ${method ?? 'ödeme yönteminiz'} üzerinden iade ediliyor.`,
  sent: (amount, method, order) =>
    `${order} numaralı siparişten ${amount}, ${method ?? 'ödeme yönteminiz'} üzerinden iade edildi.`,
  order: 'Siparişi gör',
};

export const waitingWords: typeof source.waitingWords = {
  pending: {
    title: (country) => `${country} ödemesi hâlâ kontrol ediliyor`,
    text: (order) => `${order} numaralı sipariş bu ödemeyi bekliyor.`,
  },
  paid: {
    eSIM: (country) => `${country} eSIM’iniz yolda`,
    plan: (country) => `${country} için eklediğiniz internet yolda`,
    text: (order) =>
      `${order} numaralı siparişin ödemesi tamam. Bu sayfayı kapatabilirsiniz. Hazır olur olmaz size e‑posta göndereceğiz.`,
  },
};
