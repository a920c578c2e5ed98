import { formatHours } from './refund-time.ts';
import { BANK_TIME, WITHDRAW_LINK } from './time-words.ts';
import { WITHDRAWAL_DAYS } from './withdrawal-period.ts';
import type * as source from './words.ts';

export const refundPromise: typeof source.refundPromise = {
  short: (hours, what) =>
    what === 'plan'
      ? `Paket etkinleştirilmemiş ve kullanılmamışsa ${formatHours(hours)} içinde tam iade.`
      : `eSIM etkinleştirilmemiş ve kullanılmamışsa ${formatHours(hours)} içinde tam iade.`,
  whole: (hours) =>
    `eSIM etkinleştirilmemiş ve kullanılmamışsa satın aldıktan sonraki ${formatHours(hours)} içinde tam iade alabilirsiniz`,
  after:
    'Bu süreden sonra veya eSIM etkinleştirildikten ya da kullanıldıktan sonra paketin ücretini iade etmeyiz. İstisnalar: paketin, bizden veya şebekeden kaynaklanan ve gideremediğimiz bir arıza yüzünden çalışmaması ya da yasaların size daha fazla hak tanıması.',
  broken:
    'Bir paket, bizden veya şebekeden kaynaklanan ve gideremediğimiz bir arıza yüzünden çalışmazsa ücretini iade ederiz.',
  fault: 'İnceleyebilmemiz için lütfen sorun devam ederken bize yazın.',
  undelivered: 'Teslim edemezsek ödediğiniz her şeyi iade ederiz. Bunu talep etmenize gerek yoktur.',
  money: `İadeyi, ödeme yaptığınız karta veya hesaba hemen yaparız. ${BANK_TIME} Aynı sipariş için iki kez ödeme yaparsanız ikinci ödemeyi otomatik olarak iade ederiz.`,
};

export const withdrawalPromise: typeof source.withdrawalPromise = {
  title: 'Cayma hakkınız',
  link: WITHDRAW_LINK,
  confirm: 'Caymayı onayla',
  right: `Avrupa Birliği’nde bir tüketiciyseniz, hiçbir gerekçe göstermeden ${WITHDRAWAL_DAYS} gün içinde sözleşmeden cayabilirsiniz. Süre, ödemenizin gerçekleştiği günün ertesi günü başlar. Son gün cumartesi veya pazara denk gelirse süre, onu izleyen pazartesi günü dolar.`,
  otherWay: 'Bunu bize açıkça anlaşılan başka bir yolla da bildirebilirsiniz, örneğin şu adrese e-posta ile:',
  receipt:
    'Neyi ne zaman aldığımızı size hemen e-postayla onaylarız. Süre dolmadan bize bildirmeniz yeterlidir.',
  money: `Ardından ödediğiniz her şeyi, ödeme yaptığınız yolla, gecikmeden ve en geç ${WITHDRAWAL_DAYS} gün içinde iade ederiz. Bunun size hiçbir maliyeti yoktur. ${BANK_TIME}`,
  ends: 'Ödeme sayfasında hemen teslim etmemizi istersiniz. eSIM veya ona eklenen paket etkinleştirildiği ya da kullanıldığı anda cayma hakkının sona ereceğini bildiğinizi de onaylarsınız.',
};

/** Every version, as in English. */
export const consentTexts: {
  readonly [Version in keyof typeof source.consentTexts]: {
    readonly [Key in keyof (typeof source.consentTexts)[Version]]: string;
  };
} = {
  '2026-11': {
    begin: 'Paketimin, cayabileceğim 14 günlük süre dolmadan, hemen teslim edilmesini istiyorum.',
    ends: 'Paket etkinleştirildiği veya kullanıldığı anda cayma hakkımın sona ereceğini biliyorum.',
  },
};
