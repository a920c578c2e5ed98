import type * as source from './words.ts';

export const draftOrderWords: typeof source.draftOrderWords = {
  offer: 'Teklif',
  proForma: 'Proforma fatura',
  title: (number) => `${number} numaralı teklifiniz`,
  validUntil: 'Geçerlilik tarihi',
  dueBy: 'Son ödeme tarihi',
  reference: 'Ödeme açıklaması',
  purchaseOrder: 'Satın alma siparişi',
  invoiceTerms: (days) => `Kabulünüzden sonra ${days} içinde banka havalesi`,
  accountTerms: (days) => `Cari hesabınıza yazılır, ${days} içinde ödenir`,
  times: (quantity, what) => `${quantity} × ${what}`,
  tier: (from, unit) => `${from} adetten itibaren: adedi ${unit}`,
  taxOff: 'Kendiniz beyan edeceğiniz KDV',
  total: 'Toplam',
  received: 'Şimdiye kadar alınan',
  pdf: 'PDF olarak indir',
  pay: 'Kabul et ve öde',
  accept: 'Teklifi kabul et',
  acceptOrder: 'Kabul et ve sipariş ver',
  bank: {
    title: 'Havalenin gönderileceği hesap',
    holder: 'Hesap sahibi',
    bank: 'Banka',
    account: 'Hesap numarası',
    bic: 'BIC',
  },
  states: {
    open: 'Paketleri ve fiyatı kontrol edin. Her şey doğruysa teklifi kabul edin.',
    accepted: 'Teşekkürler. Havaleniz ulaşır ulaşmaz eSIM’lerinizi göndeririz.',
    placed: 'eSIM’leriniz sipariş edildi. Her birinin, QR kodunu da içeren kendi sayfası var.',
    expired: 'Bu teklifin süresi doldu. Bize yazın, yenisini hazırlayalım.',
    canceled: 'Bu teklif artık geçerli değil. Sorunuz varsa bize yazın.',
  },
  orders: 'eSIM’leriniz',
  missing: 'Bu teklifi bulamıyoruz',
  mail: {
    subject: (number, shop) => `${shop} teklifiniz: ${number}`,
    preview: 'Paketleri ve fiyatı görmek ve kabul etmek için açın.',
    lead: 'size bir teklif hazırladık. Teklifi sayfasında ve PDF’te bulabilirsiniz.',
    button: 'Teklifi gör',
    again:
      'Bağlantıyı paylaşmayın. Bağlantıya sahip olan herkes teklifi kabul edebilir ve eSIM’leri görebilir.',
    reminder: {
      subject: (number) => `Ödeme hatırlatması: ${number}`,
      preview: 'Ödenecek tutar ve gönderileceği hesap PDF’te yazıyor.',
      lead: (number, day) =>
        `${number} için son ödeme tarihi ${day} idi, ancak tutarın tamamı henüz bize ulaşmadı. Ödemeyi yeni yaptıysanız bu e-postayı dikkate almayın.`,
      button: 'Siparişi gör',
    },
  },
  many: (count) =>
    `Siparişinizdeki ${count} eSIM’in tümü sipariş sayfasında. QR kodu için her birini orada açın.`,
};
