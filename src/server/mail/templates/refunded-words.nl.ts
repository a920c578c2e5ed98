import { DUPLICATE_WORDS, refundSentence } from '../../../domain/checkout/refund-words.ts';
import { named } from '../../../domain/language-words.nl.ts';
import { BANK_TIME } from '../../../domain/promise/refund-time.ts';
import type * as source from './refunded-words.ts';

const late = DUPLICATE_WORDS.paid_too_late;

/** 'het hele bedrag van $ 17,63', 'de resterende $ 12,00'. */
const sum = (amount: string, isRest: boolean) =>
  isRest ? `de resterende ${amount}` : `het hele bedrag van ${amount}`;

const eSIM: typeof source.refundedWords.eSIM = {
  undelivered: {
    lead: ({ country, amount, isRest }) =>
      `het spijt ons, we konden je eSIM voor ${named(country)} niet op tijd klaarmaken. Daarom hebben we ${sum(amount, isRest)} terugbetaald.`,
    happened: `${refundSentence('undelivered', 'eSIM')} Je betaling is gelukt, maar het netwerk gaf ons er niet op tijd een. We wilden je niet laten wachten en hebben de bestelling geannuleerd. Je hoeft niets te installeren.`,
  },
  withdrawn: {
    lead: ({ country, amount, isRest }) =>
      `we hebben je bestelling van een eSIM voor ${named(country)} geannuleerd, zoals je vroeg, en we hebben ${sum(amount, isRest)} terugbetaald.`,
    happened: `${refundSentence('withdrawn', 'eSIM')} Je hoeft dus niets te installeren.`,
  },
  returned_by_you: {
    lead: ({ country, amount, isRest }) =>
      `je eSIM voor ${named(country)} is teruggenomen, zoals je vroeg, en we hebben ${sum(amount, isRest)} terugbetaald.`,
    happened: `${refundSentence('returned_by_you', 'eSIM')} Hij is teruggenomen voordat we het geld stuurden, en kan niet meer worden geïnstalleerd of gebruikt.`,
  },
  returned_by_us: {
    lead: ({ country, amount, isRest }) =>
      `we hebben je bestelling van een eSIM voor ${named(country)} geannuleerd, en we hebben ${sum(amount, isRest)} terugbetaald.`,
    happened: `${refundSentence('returned_by_us', 'eSIM')} We hebben de eSIM teruggenomen, dus installeer of gebruik hem niet.`,
    happenedUndelivered: `${refundSentence('returned_by_us', 'eSIM')} Er is geen eSIM voor geleverd, dus je hoeft niets te installeren.`,
  },
};

const plan: typeof source.refundedWords.plan = {
  undelivered: {
    lead: ({ country, iccid, amount, isRest }) =>
      `het spijt ons, we konden je bundel voor ${named(country)} niet toevoegen aan de eSIM waarvan de ICCID eindigt op ${iccid}. Daarom hebben we ${sum(amount, isRest)} terugbetaald.`,
    happened: `${refundSentence('undelivered', 'plan')} Je betaling is gelukt, maar het netwerk nam de bundel niet aan. We wilden je niet laten wachten en hebben de bestelling geannuleerd. Wat al op je eSIM stond, is niet veranderd.`,
  },
  withdrawn: {
    lead: ({ country, iccid, amount, isRest }) =>
      `we hebben je bestelling van een bundel voor ${named(country)} op de eSIM waarvan de ICCID eindigt op ${iccid} geannuleerd, zoals je vroeg, en we hebben ${sum(amount, isRest)} terugbetaald.`,
    happened: `${refundSentence('withdrawn', 'plan')} Wat er al op stond, is niet veranderd.`,
  },
  returned_by_you: {
    lead: ({ country, iccid, amount, isRest }) =>
      `de bundel voor ${named(country)} op de eSIM waarvan de ICCID eindigt op ${iccid} is teruggenomen, zoals je vroeg, en we hebben ${sum(amount, isRest)} terugbetaald.`,
    happened: `${refundSentence('returned_by_you', 'plan')} Hij is van de eSIM gehaald voordat we het geld stuurden. Andere bundels erop zijn niet veranderd.`,
  },
  returned_by_us: {
    lead: ({ country, iccid, amount, isRest }) =>
      `we hebben je bestelling van een bundel voor ${named(country)} op de eSIM waarvan de ICCID eindigt op ${iccid} geannuleerd, en we hebben ${sum(amount, isRest)} terugbetaald.`,
    happened: `${refundSentence('returned_by_us', 'plan')} We hebben de bundel van de eSIM gehaald. Andere bundels erop zijn niet veranderd.`,
    happenedUndelivered: `${refundSentence('returned_by_us', 'plan')} De bundel is niet toegevoegd. Wat al op je eSIM stond, is niet veranderd.`,
  },
};

export const refundedWords: typeof source.refundedWords = {
  subject: 'Je geld is onderweg naar je',
  preview: (amount, method) => `${amount} gaat terug naar ${method}. Je hoeft niets te doen.`,
  eSIM,
  plan,
  paidTwice: {
    lead: (country, amount) =>
      `je bestelling voor ${named(country)} is twee keer betaald. We hebben de tweede betaling van ${amount} teruggestort.`,
    happened: 'We hebben twee betalingen voor één bestelling ontvangen.',
    next: (amount, method) => `De ${amount} gaat terug naar ${method}. ${BANK_TIME} Je hoeft niets te doen.`,
    stands: {
      lead: (country, amount) =>
        `je bestelling voor ${named(country)} is twee keer betaald. Je betaalt maar één keer, dus we hebben de tweede betaling van ${amount} teruggestort.`,
      happened:
        'We hebben twee betalingen voor één bestelling ontvangen. Met de eerste is de bestelling betaald, en deze terugbetaling verandert niets aan je eSIM.',
      seeEsim: 'Je eSIM en de codes ervan staan ook op je bestelpagina.',
      seePlan: 'Op je bestelpagina staat welke eSIM de bundel heeft.',
    },
  },
  paidTooLate: {
    lead: (country, amount) =>
      `je betaling van ${amount} voor ${named(country)} kwam bij ons binnen toen de afrekenpagina al was verlopen. Daarom hebben we het bedrag teruggestort.`,
    happened: `${late.title}. ${late.text} Er is geen eSIM voor.`,
  },
  free: {
    subject: 'Je bestelling is geannuleerd',
    preview: 'Die was gratis, dus er gaat geen geld terug. Je hoeft niets te doen.',
    lead: (country) =>
      `we hebben je bestelling voor ${named(country)} geannuleerd. Die was gratis, dus er gaat geen geld terug.`,
    happened: 'De bestelling is afgesloten. Heb je de eSIM ervan, installeer of gebruik die dan niet.',
    undelivered:
      'Het netwerk leverde niet op tijd wat je had besteld, dus hebben we de bestelling geannuleerd. Je hoeft niets te installeren.',
  },
  happenedTitle: 'Wat er is gebeurd',
  next: ({ amount, isRest }, method) =>
    `${isRest ? `De resterende ${amount}` : `Het hele bedrag van ${amount}`} gaat terug naar ${method}. ${BANK_TIME} Je hoeft niets te doen.`,
  seeOthers: 'Bekijk andere bundels',
  refund: {
    title: 'Je terugbetaling',
    before: 'Eerder terugbetaald',
    total: 'Volledig terugbetaald',
    rest: 'Nu terugbetaald',
  },
};
