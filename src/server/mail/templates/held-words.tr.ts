import type * as source from './held-words.ts';

export const heldWords: typeof source.heldWords = {
  held: {
    subject: 'Ödemeniz kontrol ediliyor',
    lead: {
      eSIM: ({ country, method }) =>
        `${country} için eSIM siparişi verdiğiniz için teşekkür ederiz. ${method} ile yapılan ödeme hâlâ kontrol ediliyor.`,
      plan: ({ country, method }) =>
        `${country} için paket siparişi verdiğiniz için teşekkür ederiz. ${method} ile yapılan ödeme hâlâ kontrol ediliyor.`,
    },
    next: {
      eSIM: 'Bu birkaç dakika, banka havalesinde birkaç gün sürebilir. Ödeme onaylanır onaylanmaz eSIM’inizi e-postayla göndereceğiz. Bir şey yapmanıza veya yeniden ödemenize gerek yok.',
      plan: 'Bu birkaç dakika, banka havalesinde birkaç gün sürebilir. Ödeme onaylanır onaylanmaz paketi eSIM’inize ekleyeceğiz. Bir şey yapmanıza veya yeniden ödemenize gerek yok.',
    },
    action: 'Siparişi takip et',
    total: 'Kontrol ediliyor',
  },
  denied: {
    subject: 'Ödemeniz gerçekleşmedi',
    lead: {
      eSIM: ({ country, method }) =>
        `${country} eSIM’iniz için ${method} ile yapılan ödeme kontrol edildi ve gerçekleşmedi.`,
      plan: ({ country, method }) =>
        `${country} paketiniz için ${method} ile yapılan ödeme kontrol edildi ve gerçekleşmedi.`,
    },
    next: {
      eSIM: 'Bize para ulaşmadı, bu yüzden sipariş iptal edildi. eSIM’i hâlâ istiyorsanız yeniden sipariş verin ve başka bir yolla ödeyin.',
      plan: 'Bize para ulaşmadı, bu yüzden sipariş iptal edildi. Paketi hâlâ istiyorsanız yeniden sipariş verin ve başka bir yolla ödeyin.',
    },
    total: 'Ücret alınmadı',
  },
};
