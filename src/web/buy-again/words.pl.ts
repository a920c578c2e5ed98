import { toPlace } from '../../domain/language-words.pl.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const buyAgainWords: typeof source.buyAgainWords = {
  over: 'Ponowny zakup',
  title: 'Kupić ten pakiet ponownie?',
  terms: (email) =>
    phrase`To nowy eSIM, a nie doładowanie tego, który masz. Kartę obciążymy od razu, a kod QR wyślemy na ${email}.`,
  noPrice: 'Nie udało się wczytać ceny.',
  gone: {
    title: 'Ten pakiet nie jest już w sprzedaży.',
    others: (country) => `Zobacz inne pakiety ${toPlace(country)}`,
  },
  busy: 'Przetwarzanie płatności…',
  buy: (total) => `Kup teraz • ${total}`,
  otherWay: 'Zapłać inaczej',
  bought: {
    title: (iccid) => `Kupiono eSIM! ICCID: ${iccid}`,
    text: (email) => `Jest już na Twojej liście. Kod QR jest w drodze na ${email}.`,
  },
  onItsWay: {
    title: (country) => `Twój eSIM ${toPlace(country)} jest w drodze`,
    text: (email) => `Jest opłacony. Wyślemy go na ${email}.`,
  },
  bankWaits: {
    title: 'Twój bank jeszcze sprawdza płatność',
    text: 'Gdy tylko ją potwierdzi, wyślemy Ci eSIM e‑mailem.',
  },
  failed: (why) => `Zakup się nie powiódł: ${why ?? 'Spróbuj ponownie.'}`,
  unanswered: 'Zakup się nie powiódł. Spróbuj ponownie.',
  toCheckout: 'Przejdź do płatności',
  card: 'Karta',
};
