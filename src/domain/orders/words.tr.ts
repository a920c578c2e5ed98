import type * as source from './words.ts';

export const standingSentences: typeof source.standingSentences = {
  replacing: 'Yerine gelecek eSIM yolda',
  unpaid: 'Ödenmedi',
  paid: 'Yolda',
  ordering: 'Yolda',
  refunding: 'Paranız iade ediliyor',
  refunded: 'Paranız iade edildi',
  erased: null,
  charged_back: null,
  disputed: null,
  return_asked: 'Para iadesi talep edildi',
  replacement_asked: 'Yerine gelecek eSIM yolda',
  ready: 'Kuruluma hazır',
  in_use: 'Kullanımda',
  used_up: 'İnternetin tamamı kullanıldı',
  expired: 'Bu paket sona erdi',
  lapsed: 'Hiç kullanılmadan sona erdi',
  taken_back: 'Geri alındı',
  unreadable: 'Kuruluma hazır',
  added: null,
  hidden: null,
};

export const READY_TO_USE: string = 'Kullanıma hazır';

export const codesRefusals: typeof source.codesRefusals = {
  eSIM: {
    not_delivered: 'Bu siparişin henüz bir eSIM’i yok.',
    returned: 'Bu eSIM’in parası iade edildi veya iade ediliyor, bu yüzden artık çalışmıyor.',
    returning: 'Bu eSIM, para iadesi için geri alınıyor.',
    taken_back: 'Şebeke bu eSIM’i geri aldı, bu yüzden artık çalışmıyor.',
  },
  plan: {
    not_delivered: 'Bu siparişin henüz bir paketi yok.',
    returned: 'Bu paketin parası iade edildi veya iade ediliyor, bu yüzden artık çalışmıyor.',
    returning: 'Bu paket, para iadesi için geri alınıyor.',
    taken_back: 'Şebeke bu paketi geri aldı, bu yüzden artık çalışmıyor.',
  },
  both: {
    replacing: 'Bu eSIM değiştiriliyor. Yenisinin kodları, hazır olur olmaz e-postayla gönderilir.',
    over: 'Bu siparişin paketi sona erdi, kurulacak bir şey yok.',
    top_up: 'Bu paket, kodları zaten verilmiş bir eSIM’e eklendi.',
    erased: 'Bu sipariş silindi ve alıcısına dair hiçbir bilgi kalmadı.',
  },
};

export const refundRefusals: typeof source.refundRefusals = {
  eSIM: {
    not_delivered: 'Bu siparişin iade edilebilecek bir eSIM’i yok.',
    returned: 'Bu eSIM’in parası iade edildi veya iade ediliyor.',
    used: 'Bu eSIM etkinleştirildi veya kullanıldı, bu yüzden artık iade edilemez.',
    not_taken_back:
      'Şebeke bu eSIM’i geri almıyor, bu yüzden otomatik olarak iade edemiyoruz. Lütfen bize yazın.',
    too_old:
      'Şebeke bu eSIM’i yalnızca birkaç hafta içinde geri alıyor ve bu süre doldu. Bu yüzden otomatik olarak iade edemiyoruz. Lütfen bize yazın.',
    too_many:
      'Bu kart veya e-posta adresiyle son zamanlarda birkaç satın alma iade edildi, bu yüzden bu iadeyi kendimiz inceliyoruz. Destek ekibimize yazın, bu eSIM konusunda size yardımcı olalım.',
    too_late: (time) => `Bir eSIM, satın alındıktan sonraki ${time} içinde iade edilebilir. Bu süre doldu.`,
  },
  plan: {
    not_delivered: 'Bu siparişin iade edilebilecek bir paketi yok.',
    returned: 'Bu paketin parası iade edildi veya iade ediliyor.',
    used: 'Bu paket etkinleştirildi veya kullanıldı, bu yüzden artık iade edilemez.',
    not_taken_back:
      'Şebeke bu paketi geri almıyor, bu yüzden otomatik olarak iade edemiyoruz. Lütfen bize yazın.',
    too_old:
      'Şebeke bu paketi yalnızca birkaç hafta içinde geri alıyor ve bu süre doldu. Bu yüzden otomatik olarak iade edemiyoruz. Lütfen bize yazın.',
    too_many:
      'Bu kart veya e-posta adresiyle son zamanlarda birkaç satın alma iade edildi, bu yüzden bu iadeyi kendimiz inceliyoruz. Destek ekibimize yazın, bu paket konusunda size yardımcı olalım.',
    too_late: (time) => `Bir paket, satın alındıktan sonraki ${time} içinde iade edilebilir. Bu süre doldu.`,
  },
  both: {
    disputed: 'Bankanız bu ödemeyi inceliyor, bu yüzden para konusunda kararı bankanız verecek.',
    charged_back:
      'Bu ödeme bankanız veya ödeme hizmetiniz üzerinden geri alındı, bu yüzden iade edilecek bir tutar kalmadı.',
  },
};

export const withdrawalRefusals: typeof source.withdrawalRefusals = {
  not_paid: 'Bu sipariş ödenmedi, bu yüzden cayılacak bir sözleşme yok.',
  returned: 'Bu siparişin parası iade edildi veya iade ediliyor, bu yüzden cayılacak bir sözleşme kalmadı.',
  too_late: 'Bu sözleşmeden cayma süresi doldu.',
};
