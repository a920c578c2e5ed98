import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { inPlace } from '../../../domain/language-words.tr.ts';
import type * as source from './words.ts';

/** When the days of a plan start. */
const daysStart = (days: number, place: string) =>
  `${days === 1 ? 'Gününüz' : `${formatDays(days)}lük süreniz`}, telefonunuz ${inPlace(place)} internete ilk bağlandığında başlar.`;

export const passWords: typeof source.passWords = {
  details: 'Ayrıntılar',
  showQr: 'QR kodu',
  invoice: 'Fatura',
  buyAgain: 'Tekrar al',
  invoiceFailed: 'Fatura indirilemedi',
  install: 'eSIM’i kur',
  write: 'Destek al',
  lost: { tone: 'bad', label: 'Kullanılamıyor' },
};

export const adviceWords: typeof source.adviceWords = {
  returnAsked: 'Geri alıp almayacağına şebeke karar verecek. O zamana kadar lütfen kullanmayın.',
  inUse: 'Kullanımda.',
  lost: 'Bu eSIM artık şebekede yok. Bize yazın, yenisiyle değiştirelim veya paranızı iade edelim.',
  toInstall: {
    anyTime: 'Yola çıkmadan önce evde Wi‑Fi ile kurun.',
    beforeUse: (days, place) => `Evde Wi‑Fi ile kurun. ${daysStart(days, place)}`,
  },
  toUse: {
    onPhone: 'Telefonunuzda.',
    onEsim: (iccid) => `${iccid} ile biten eSIM’inizde.`,
    switchOn: 'Vardığınızda internet için bu hattı açın.',
    daysStart,
  },
  gone: {
    takenBack: { eSIM: 'Bu eSIM geri alındı.', plan: 'Bu paket geri alındı.' },
    itDoesNotWork: 'Artık çalışmıyor.',
    itsPartDoesNotWork: { eSIM: 'eSIM’i artık çalışmıyor.', plan: 'Paketi artık çalışmıyor.' },
  },
  lapsed: 'Hiç kullanmadınız ve başlama süresi doldu.',
  over: (unused) =>
    `Bu paket sona erdi.${unused === null ? '' : ` Bittiğinde ${unused} kullanılmamıştı.`} eSIM’iniz telefonunuzda kalabilir, ona yeni bir paket ekleyebilirsiniz.`,
};

export const passFactsWords: typeof source.passFactsWords = {
  bought: 'Satın alındı',
  daysStart: 'Başlangıç',
  refills: 'Yenilenme',
  inHours: (hours) => `${hours} saat sonra`,
  ends: 'Bitiş',
  ended: 'Bitti',
  used: 'Kullanılan',
  daysLeft: 'Kalan gün',
  invalidDate: 'Geçersiz tarih',
  timeLeft: 'Kalan süre',
  hours: (hours) => `${hours} saat`,
  noDate: 'Yok',
  iccid: 'ICCID',
  starts: {
    firstUse: 'İlk kullanım',
    purchase: 'Satın alma',
    unknown: 'Bilinmiyor',
  },
};
