import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { inPlace } from '../../../domain/language-words.pl.ts';
import type * as source from './words.ts';

/** 'Pakiet działa 7 dni od pierwszego połączenia telefonu z internetem w Japonii.' */
const start = (days: number, place: string) =>
  `Pakiet działa ${formatDays(days)} od pierwszego połączenia telefonu z internetem ${inPlace(place)}.`;

export const passWords: typeof source.passWords = {
  details: 'Szczegóły',
  showQr: 'Pokaż QR',
  invoice: 'Faktura',
  buyAgain: 'Kup ponownie',
  invoiceFailed: 'Nie udało się pobrać faktury',
  install: 'Zainstaluj eSIM',
  write: 'Uzyskaj pomoc',
  lost: { tone: 'bad' as const, label: 'Niedostępny' },
};

export const adviceWords: typeof source.adviceWords = {
  returnAsked: 'Sieć zdecyduje, czy przyjmie zwrot. Do tego czasu nie używaj pakietu.',
  inUse: 'W użyciu.',
  lost: 'Sieć nie ma już tego eSIM‑u. Napisz do nas, a wymienimy go lub zwrócimy pieniądze.',
  toInstall: {
    anyTime: 'Zainstaluj go w domu przez Wi‑Fi, przed podróżą.',
    beforeUse: (days, place) => `Zainstaluj go w domu przez Wi‑Fi. ${start(days, place)}`,
  },
  toUse: {
    onPhone: 'Jest już w Twoim telefonie.',
    onEsim: (iccid) => `Jest na Twoim eSIM‑ie z końcówką ${iccid}.`,
    switchOn: 'Na miejscu włącz na nim dane.',
    daysStart: start,
  },
  gone: {
    takenBack: { eSIM: 'Ten eSIM został wycofany.', plan: 'Ten pakiet został wycofany.' },
    itDoesNotWork: 'Już nie działa.',
    itsPartDoesNotWork: { eSIM: 'Jego eSIM już nie działa.', plan: 'Jego pakiet już nie działa.' },
  },
  lapsed: 'Nie był używany, a czas na jego uruchomienie minął.',
  over: (unused) =>
    `Ten pakiet się skończył.${unused === null ? '' : ` Nie wykorzystano ${unused}.`} Twój eSIM może zostać w telefonie i przyjąć nowy.`,
};

export const passFactsWords: typeof source.passFactsWords = {
  bought: 'Kupiono',
  daysStart: 'Początek dni',
  refills: 'Odnowienie',
  inHours: (hours) => `Za ${hours}\u00A0godz.`,
  ends: 'Koniec',
  ended: 'Zakończono',
  used: 'Zużyto',
  daysLeft: 'Zostało dni',
  invalidDate: 'Nieprawidłowa data',
  timeLeft: 'Pozostały czas',
  hours: (hours) => `${hours}\u00A0godz.`,
  noDate: 'brak',
  iccid: 'ICCID',
  starts: {
    firstUse: 'Pierwsze użycie',
    purchase: 'Zakup',
    unknown: 'Nieznany',
  },
};
