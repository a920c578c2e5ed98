import { backTo } from '../../../domain/checkout/payment-words.pl.ts';
import { DUPLICATE_WORDS, refundSentence } from '../../../domain/checkout/refund-words.ts';
import { toPlace } from '../../../domain/language-words.pl.ts';
import { BANK_TIME } from '../../../domain/promise/refund-time.ts';
import type * as source from './refunded-words.ts';

const late = DUPLICATE_WORDS.paid_too_late;

const sum = (amount: string, isRest: boolean) => (isRest ? `pozostałe ${amount}` : `całe ${amount}`);

const eSIM: typeof source.refundedWords.eSIM = {
  undelivered: {
    lead: ({ country, amount, isRest }) =>
      `Przepraszamy, że nie udało nam się przygotować na czas Twojego eSIM-u ${toPlace(country)}. Dlatego zwróciliśmy ${sum(amount, isRest)}.`,
    happened: `${refundSentence('undelivered', 'eSIM')} Płatność się powiodła, ale sieć nie wydała nam go na czas. Zamiast kazać Ci czekać, anulowaliśmy zamówienie. Nie ma czego instalować.`,
  },
  withdrawn: {
    lead: ({ country, amount, isRest }) =>
      `Zgodnie z Twoją prośbą anulowaliśmy zamówienie eSIM-u ${toPlace(country)} i zwróciliśmy ${sum(amount, isRest)}.`,
    happened: `${refundSentence('withdrawn', 'eSIM')} Nie ma więc czego instalować.`,
  },
  returned_by_you: {
    lead: ({ country, amount, isRest }) =>
      `Zgodnie z Twoją prośbą przyjęliśmy zwrot eSIM-u ${toPlace(country)} i zwróciliśmy ${sum(amount, isRest)}.`,
    happened: `${refundSentence('returned_by_you', 'eSIM')} Wycofano go, zanim wysłaliśmy pieniądze, więc nie można go już zainstalować ani używać.`,
  },
  returned_by_us: {
    lead: ({ country, amount, isRest }) =>
      `Anulowaliśmy zamówienie eSIM-u ${toPlace(country)} i zwróciliśmy ${sum(amount, isRest)}.`,
    happened: `${refundSentence('returned_by_us', 'eSIM')} eSIM został wycofany, więc nie instaluj go ani nie używaj.`,
    happenedUndelivered: `${refundSentence('returned_by_us', 'eSIM')} eSIM nie został dostarczony, więc nie ma czego instalować.`,
  },
};

const plan: typeof source.refundedWords.plan = {
  undelivered: {
    lead: ({ country, iccid, amount, isRest }) =>
      `Przepraszamy, że nie udało nam się dodać pakietu ${toPlace(country)} do eSIM-u o numerze ICCID z końcówką ${iccid}. Dlatego zwróciliśmy ${sum(amount, isRest)}.`,
    happened: `${refundSentence('undelivered', 'plan')} Płatność się powiodła, ale sieć nie przyjęła pakietu. Zamiast kazać Ci czekać, anulowaliśmy zamówienie. To, co już było na eSIM-ie, pozostaje bez zmian.`,
  },
  withdrawn: {
    lead: ({ country, iccid, amount, isRest }) =>
      `Zgodnie z Twoją prośbą anulowaliśmy zamówienie pakietu ${toPlace(country)} na eSIM o numerze ICCID z końcówką ${iccid} i zwróciliśmy ${sum(amount, isRest)}.`,
    happened: `${refundSentence('withdrawn', 'plan')} To, co już na nim było, pozostaje bez zmian.`,
  },
  returned_by_you: {
    lead: ({ country, iccid, amount, isRest }) =>
      `Zgodnie z Twoją prośbą przyjęliśmy zwrot pakietu ${toPlace(country)} z eSIM-u o numerze ICCID z końcówką ${iccid} i zwróciliśmy ${sum(amount, isRest)}.`,
    happened: `${refundSentence('returned_by_you', 'plan')} Usunięto go z eSIM-u, zanim wysłaliśmy pieniądze. Inne pakiety na nim pozostają bez zmian.`,
  },
  returned_by_us: {
    lead: ({ country, iccid, amount, isRest }) =>
      `Anulowaliśmy zamówienie pakietu ${toPlace(country)} na eSIM o numerze ICCID z końcówką ${iccid} i zwróciliśmy ${sum(amount, isRest)}.`,
    happened: `${refundSentence('returned_by_us', 'plan')} Usunęliśmy pakiet z eSIM-u. Inne pakiety na nim pozostają bez zmian.`,
    happenedUndelivered: `${refundSentence('returned_by_us', 'plan')} Pakiet nie został dodany. To, co już było na eSIM-ie, pozostaje bez zmian.`,
  },
};

export const refundedWords: typeof source.refundedWords = {
  subject: 'Twoje pieniądze wracają do Ciebie',
  preview: (amount, method) => `${amount} wraca ${backTo(method)}. Nie musisz nic robić.`,
  eSIM,
  plan,
  paidTwice: {
    lead: (country, amount) =>
      `Twoje zamówienie (${country}) opłacono dwa razy. Drugą płatność, ${amount}, odesłaliśmy.`,
    happened: 'Dotarły do nas dwie płatności za jedno zamówienie.',
    next: (amount, method) => `${amount} wraca ${backTo(method)}. ${BANK_TIME} Nie musisz nic robić.`,
    stands: {
      lead: (country, amount) =>
        `Twoje zamówienie (${country}) opłacono dwa razy. Płacisz tylko raz, więc drugą płatność, ${amount}, odesłaliśmy.`,
      happened:
        'Dotarły do nas dwie płatności za jedno zamówienie. Opłaciła je pierwsza, a ten zwrot nie ma wpływu na Twój eSIM.',
      seeEsim: 'Twój eSIM i jego kody są też na stronie zamówienia.',
      seePlan: 'Na stronie zamówienia widać, na którym eSIM-ie jest pakiet.',
    },
  },
  paidTooLate: {
    lead: (country, amount) =>
      `Twoja płatność ${amount} (${country}) dotarła do nas, gdy strona płatności już wygasła, więc ją odesłaliśmy.`,
    happened: `${late.title}. ${late.text} eSIM nie został wydany.`,
  },
  free: {
    subject: 'Twoje zamówienie zostało anulowane',
    preview: 'Było bezpłatne, więc nie ma czego zwracać. Nie musisz nic robić.',
    lead: (country) =>
      `Anulowaliśmy Twoje zamówienie (${country}). Było bezpłatne, więc nie ma czego zwracać.`,
    happened:
      'Zamówienie jest zakończone. Jeśli masz już eSIM z tego zamówienia, nie instaluj go ani nie używaj.',
    undelivered:
      'Sieć nie dostarczyła na czas tego, co było zamówione, więc anulowaliśmy zamówienie. Nie ma czego instalować.',
  },
  happenedTitle: 'Co się stało',
  next: ({ amount, isRest }, method) =>
    `${isRest ? 'Pozostałe' : 'Całe'} ${amount} wraca ${backTo(method)}. ${BANK_TIME} Nie musisz nic robić.`,
  seeOthers: 'Zobacz inne pakiety',
  refund: {
    title: 'Twój zwrot',
    before: 'Zwrócono wcześniej',
    total: 'Zwrócono w całości',
    rest: 'Zwrócono teraz',
  },
};
