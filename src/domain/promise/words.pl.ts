import { ofDays, ofHours } from '../language-words.pl.ts';
import { formatHours } from './refund-time.ts';
import { BANK_TIME, WITHDRAW_LINK } from './time-words.ts';
import { WITHDRAWAL_DAYS } from './withdrawal-period.ts';
import type * as source from './words.ts';

const within = (hours: number) => `w ciągu ${formatHours(hours, ofHours, ofDays)}`;

export const refundPromise: typeof source.refundPromise = {
  short: (hours, what) =>
    what === 'plan'
      ? `Pełny zwrot ${within(hours)}, jeśli pakiet nie został aktywowany ani użyty.`
      : `Pełny zwrot ${within(hours)}, jeśli eSIM nie został aktywowany ani użyty.`,
  whole: (hours) =>
    `Możesz otrzymać pełny zwrot ${within(hours)} od zakupu, jeśli eSIM nie został aktywowany ani użyty`,
  after:
    'Później, a także po aktywowaniu lub użyciu eSIM-u, nie zwracamy pieniędzy za pakiet, chyba że nie działa on z winy naszej lub sieci i nie umiemy tego naprawić albo prawo daje Ci więcej.',
  broken:
    'Jeśli pakiet nie działa z winy naszej lub sieci i nie umiemy tego naprawić, zwrócimy Ci pieniądze.',
  fault: 'Napisz do nas, gdy problem trwa, abyśmy mogli go zbadać.',
  undelivered:
    'Jeśli nie będziemy mogli dostarczyć zamówienia, zwrócimy całą zapłaconą kwotę. Nie musisz o to prosić.',
  money: `Pieniądze zwrócimy od razu na kartę lub konto, z których zapłacono. ${BANK_TIME} Jeśli zapłacisz dwa razy za to samo zamówienie, drugą płatność zwrócimy automatycznie.`,
};

export const withdrawalPromise: typeof source.withdrawalPromise = {
  title: 'Prawo odstąpienia od umowy',
  link: WITHDRAW_LINK,
  confirm: 'Potwierdź odstąpienie',
  right: `Jeśli jesteś konsumentem w Unii Europejskiej, możesz odstąpić od umowy w ciągu ${ofDays(WITHDRAWAL_DAYS)} bez podania przyczyny. Termin zaczyna biec następnego dnia po zrealizowaniu płatności. Jeśli jego ostatni dzień to sobota lub niedziela, termin upływa w poniedziałek.`,
  otherWay: 'Możesz też poinformować nas w inny jednoznaczny sposób, na przykład e-mailem na adres',
  receipt:
    'Od razu potwierdzimy e-mailem, co i kiedy do nas dotarło. Wystarczy, że powiadomisz nas przed upływem terminu.',
  money: `Zwrócimy wtedy całą zapłaconą kwotę tą samą drogą, niezwłocznie i najpóźniej w ciągu ${ofDays(WITHDRAWAL_DAYS)}. Nic Cię to nie kosztuje. ${BANK_TIME}`,
  ends: 'Przy płatności prosisz nas o natychmiastową dostawę i potwierdzasz, że wiesz, iż prawo odstąpienia od umowy wygasa z chwilą aktywowania lub użycia eSIM-u albo dodanego do niego pakietu.',
};

/** Every version, as in English. */
export const consentTexts: {
  readonly [Version in keyof typeof source.consentTexts]: {
    readonly [Key in keyof (typeof source.consentTexts)[Version]]: string;
  };
} = {
  '2026-11': {
    begin: 'Proszę o dostarczenie pakietu od razu, przed upływem 14 dni, w których mogę odstąpić od umowy.',
    ends: 'Wiem, że moje prawo odstąpienia od umowy wygasa z chwilą aktywowania lub użycia pakietu.',
  },
};
