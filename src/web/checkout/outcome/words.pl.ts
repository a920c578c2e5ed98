import { toPlace } from '../../../domain/language-words.pl.ts';
import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const bothAddresses: typeof source.bothAddresses = (one, other) => phrase`${one} i ${other}`;

export const successWords: typeof source.successWords = {
  title: 'Zakup udany!',
  news: {
    eSIM: {
      ready: (country) => `Twój eSIM ${toPlace(country)} jest gotowy.`,
      onItsWay: (country) => `Twój eSIM ${toPlace(country)} jest w drodze.`,
    },
    eSIMs: { ready: () => 'Twoje eSIM‑y są gotowe.', onItsWay: () => 'Twoje eSIM‑y są w drodze.' },
    plan: {
      ready: (country) => `Pakiet ${toPlace(country)} jest już na Twoim eSIM‑ie. Nie trzeba nic instalować.`,
      onItsWay: (country) => `Pakiet ${toPlace(country)} jest w drodze na Twój eSIM.`,
    },
  },
  mail: {
    eSIM: {
      ready: (to) => phrase`Kod QR jest w drodze na ${to}.`,
      onItsWay: (to) => phrase`Pojawi się na stronie zamówienia i wyślemy go na ${to}.`,
    },
    eSIMs: {
      ready: (to) => phrase`Kody QR są w drodze na ${to}.`,
      onItsWay: (to) => phrase`Pojawią się na stronie zamówienia, a my wyślemy je na ${to}.`,
    },
    plan: {
      ready: (to) => phrase`Faktura jest w drodze na ${to}.`,
      onItsWay: (to) => phrase`Gdy tylko dotrze, napiszemy na ${to}.`,
    },
  },
  partly: (refunded) =>
    refunded === 1
      ? 'Twoje eSIM‑y są gotowe oprócz jednego, którego sieć nie mogła dostarczyć. Zwracamy za niego pieniądze.'
      : `Twoje eSIM‑y są gotowe oprócz tych, których sieć nie mogła dostarczyć (${refunded}). Zwracamy za nie pieniądze.`,
  paid: (amount) => `Zapłacono ${amount}.`,
  install: 'Zainstaluj teraz',
  secondMail: 'Wyślemy Ci drugi e‑mail w sprawie konta.',
  notKept:
    'Twoja przeglądarka blokuje pliki cookie, więc nie zapamięta tego eSIM‑u. Znajdziesz go w e‑mailu.',
  opening: {
    ready: 'Twoje eSIM‑y otworzą się za 3 sekundy',
    onItsWay: 'Zamówienie otworzy się za 3 sekundy',
  },
};

export const purchaseWaitingWords: typeof source.purchaseWaitingWords = {
  checking: {
    title: 'Sprawdzamy Twoją płatność',
    text: 'To zajmie chwilę. Nie płać ponownie.',
    goesTo: (to) => phrase`Damy Ci znać na ${to}.`,
  },
  paid: {
    title: 'Płatność się powiodła',
    eSIM: (to) =>
      phrase`Przygotowujemy Twój eSIM, zwykle trwa to poniżej minuty. Możesz zamknąć tę stronę. Wyślemy go na ${to}.`,
    eSIMs: (to) =>
      phrase`Przygotowujemy Twoje eSIM‑y, zwykle trwa to poniżej minuty. Możesz zamknąć tę stronę. Wyślemy je na ${to}.`,
    plan: (to) =>
      phrase`Dodajemy dane do Twojego eSIM‑u, zwykle trwa to poniżej minuty. Możesz zamknąć tę stronę. Napiszemy na ${to}.`,
  },
};

export const secondPaymentWords: typeof source.secondPaymentWords = {
  returned: 'Ten zakup był już opłacony, więc drugą płatność automatycznie zwracamy w całości.',
  notTaken: 'Ten zakup był już opłacony, więc nie pobraliśmy drugiej płatności.',
};

export const settledWords: typeof source.settledWords = {
  ready: {
    title: 'Ten zakup jest zakończony',
    eSIM: (country) => `Twój eSIM ${toPlace(country)} jest gotowy.`,
    eSIMs: () => 'Twoje eSIM‑y są gotowe.',
    plan: (country) => `Pakiet ${toPlace(country)} jest już na Twoim eSIM‑ie.`,
  },
  onItsWay: {
    title: {
      eSIM: 'Twój eSIM jest w drodze',
      eSIMs: 'Twoje eSIM‑y są w drodze',
      plan: 'Twoje doładowanie jest w drodze',
    },
    eSIM: (country, to) =>
      phrase`Płatność się powiodła. Twój eSIM ${toPlace(country)} pojawi się na stronie zamówienia, a my napiszemy na ${to}.`,
    eSIMs: (_country, to) =>
      phrase`Płatność się powiodła. Twoje eSIM‑y pojawią się na stronie zamówienia, a my napiszemy na ${to}.`,
    plan: (country, to) =>
      phrase`Płatność się powiodła. Twoje doładowanie ${toPlace(country)} pojawi się na stronie zamówienia, a my napiszemy na ${to}.`,
  },
  pending: {
    eSIM: (takes, to) =>
      phrase`${takes} Nie płać ponownie. Gdy tylko płatność zostanie potwierdzona, wyślemy eSIM na ${to}.`,
    eSIMs: (takes, to) =>
      phrase`${takes} Nie płać ponownie. Gdy tylko płatność zostanie potwierdzona, wyślemy Twoje eSIM‑y na ${to}.`,
    plan: (takes, to) =>
      phrase`${takes} Nie płać ponownie. Gdy tylko płatność zostanie potwierdzona, dodamy dane do Twojego eSIM‑u i napiszemy na ${to}.`,
  },
  unanswered: {
    title: 'Płatność się powiodła',
    eSIM: (to) =>
      phrase`Połączenie zostało przerwane, zanim eSIM tu dotarł. Nie przepadł. Wyślemy go na ${to}. Nie płać ponownie.`,
    eSIMs: (to) =>
      phrase`Połączenie zostało przerwane, zanim eSIM‑y tu dotarły. Nie przepadły. Wyślemy je na ${to}. Nie płać ponownie.`,
    plan: (to) =>
      phrase`Połączenie zostało przerwane, zanim doładowanie tu dotarło. Nie przepadło. Napiszemy na ${to}. Nie płać ponownie.`,
  },
  bankWaits: {
    title: 'Twój bank jeszcze przetwarza płatność',
    eSIM: (to) =>
      phrase`To może potrwać kilka minut. Nie płać ponownie. Gdy tylko bank potwierdzi płatność, wyślemy eSIM na ${to}.`,
    eSIMs: (to) =>
      phrase`To może potrwać kilka minut. Nie płać ponownie. Gdy tylko bank potwierdzi płatność, wyślemy Twoje eSIM‑y na ${to}.`,
    plan: (to) =>
      phrase`To może potrwać kilka minut. Nie płać ponownie. Gdy tylko bank potwierdzi płatność, dodamy dane do Twojego eSIM‑u i napiszemy na ${to}.`,
    checkAgain: 'Sprawdź ponownie',
  },
  refunded: 'Twoje pieniądze wracają do Ciebie',
  mismatch: {
    title: 'Musimy sprawdzić tę płatność',
    text: (to) => phrase`Nie płać ponownie. Napiszemy na ${to}.`,
  },
};

export const orderAddressWords: typeof source.orderAddressWords = {
  goesTo: (name, address) => phrase`Odbiorca: ${name}, adres: ${address}.`,
  fix: 'Zły adres? Popraw go',
  label: 'Dokąd to wysłać?',
  save: 'Wyślij tam',
  fixed: 'Zmieniliśmy adres. Wszystko w sprawie tego zamówienia będzie odtąd trafiać tam.',
};

export const pausedWords: typeof source.pausedWords = {
  title: 'Sprzedaż jest wstrzymana',
  notCharged: 'Nie pobrano opłaty.',
  underWay: 'Rozpoczęta płatność zostanie dokończona. Jej stan widać w zamówieniu.',
  order: 'Zobacz zamówienie',
  plans: 'Wróć do pakietów',
  esims: 'Wróć do swoich eSIM‑ów',
};
