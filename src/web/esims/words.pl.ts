import { backTo } from '../../domain/checkout/payment-words.pl.ts';
import { counted, toPlace } from '../../domain/language-words.pl.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const deleteEsimWords: typeof source.deleteEsimWords = {
  title: 'Usuń eSIM',
  keep: 'Zachowaj',
  text: (country, plan) =>
    `${country}, ${plan} zniknie z Twojej listy. Będzie nadal działać w telefonie i znajdziesz go w sekcji „Ukryte eSIM‑y”. To nie jest zwrot.`,
  failed: 'Nie udało się usunąć eSIM‑u. Spróbuj ponownie.',
};

export const esimsFailedWords: typeof source.esimsFailedWords = {
  title: 'Nie udało się wczytać Twoich eSIM‑ów',
  text: 'Twoje eSIM‑y są bezpieczne. Sprawdź połączenie i spróbuj ponownie.',
};

export const hiddenEsimsWords: typeof source.hiddenEsimsWords = {
  title: (count) => `Ukryte eSIM‑y (${count})`,
  plan: (plan, days, iccid) => `${plan}, ${days}, ICCID …${iccid}`,
  restore: 'Przywróć',
  which: (country, iccid) => `${country}, ICCID …${iccid}`,
};

export const hidingWords: typeof source.hidingWords = {
  restoreFailed: {
    title: 'Nie udało się przywrócić eSIM‑u. Spróbuj ponownie.',
    text: 'Nadal jest w sekcji „Ukryte eSIM‑y”.',
  },
  hidden: (country) => `Twój eSIM ${toPlace(country)} zniknął z listy.`,
  undo: 'Cofnij',
};

export const noEsimsWords: typeof source.noEsimsWords = {
  title: 'Nie masz jeszcze eSIM‑ów',
  text: 'Tu pojawi się pierwszy kupiony eSIM, gotowy do instalacji.',
  browse: 'Zobacz pakiety',
};

export const ownEsimsWords: typeof source.ownEsimsWords = {
  count: (count) => phrase`Kupione eSIM‑y: ${count}`,
  countAloud: (count) =>
    counted(count, { one: 'kupiony eSIM', few: 'kupione eSIM‑y', many: 'kupionych eSIM‑ów' }),
  more: (left) => `Pokaż więcej eSIM‑ów (${left})`,
};

export const returnedWords: typeof source.returnedWords = {
  title: (country) => `Zwrócono pieniądze za zamówienie (${country})`,
  coming: (amount, method, order) =>
    `${amount} z zamówienia ${order} wraca ${method === null ? 'do Ciebie' : backTo(method)}.`,
  sent: (amount, method, order) =>
    `${amount} z zamówienia ${order} wróciło ${method === null ? 'tą samą metodą płatności' : backTo(method)}.`,
  order: 'Zobacz zamówienie',
};

export const waitingWords: typeof source.waitingWords = {
  pending: {
    title: (country) => `Płatność za zamówienie (${country}) jest jeszcze sprawdzana`,
    text: (order) => `Czeka na nią zamówienie ${order}.`,
  },
  paid: {
    eSIM: (country) => `Twój eSIM ${toPlace(country)} jest w drodze`,
    plan: (country) => `Twoje doładowanie ${toPlace(country)} jest w drodze`,
    text: (order) =>
      `Zamówienie ${order} jest opłacone. Możesz zamknąć tę stronę. Napiszemy, gdy tylko dotrze.`,
  },
};
