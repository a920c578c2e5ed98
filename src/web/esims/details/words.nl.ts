import { named } from '../../../domain/language-words.nl.ts';
import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const detailsWords: typeof source.detailsWords = {
  title: 'eSIM-details en live status',
  facts: {
    country: 'Land',
    data: 'Data',
    validity: 'Geldigheid',
    order: 'Bestelnummer',
    price: 'Betaalde prijs',
    refunded: 'Tot nu toe terugbetaald',
    paidWith: 'Betaald met',
    email: 'E-mail',
    bought: 'Gekocht',
  },
  paid: (price, code) => `${price} ${code}`.trimEnd(),
  order: 'Je bestelling',
  moreData: {
    title: 'Meer data',
    text: (country) =>
      `Voeg een bundel voor ${named(country)} of een nieuwe bestemming toe aan deze eSIM. Je hoeft niets te installeren.`,
  },
  list: {
    title: 'Uit mijn lijst halen',
    hidden: 'Deze eSIM is verborgen. Je kunt hem terugzetten vanuit je verborgen eSIM’s.',
    shown: 'Je eSIM blijft werken op je telefoon. Je kunt dit ongedaan maken.',
    remove: 'eSIM verwijderen',
  },
};

export const timelineWords: typeof source.timelineWords = {
  title: 'Verloop van de bestelling',
  failed: 'We konden het verloop niet laden.',
  steps: {
    paid: 'Betaald',
    ordered: 'Besteld',
    assigned: 'Toegewezen',
    installed: 'Geïnstalleerd',
    first_use: 'Eerste gebruik',
    used_80: '80% gebruikt',
    topped_up: 'Data toegevoegd',
    ended: 'Afgelopen',
  },
  ends: {
    depleted: 'Alle data op',
    expired: 'Verlopen',
    lapsed: 'Vervallen',
    revoked: 'Teruggenomen',
    refunded: 'Terugbetaald',
  },
  sources: {
    shop: 'uit onze administratie',
    network: 'van het netwerk',
    noticed: 'door ons opgemerkt',
  },
  from: (when, origin) => phrase`${when}, ${origin}`,
  never: 'Nooit',
  notYet: 'Nog niet',
};

export const liveStatusWords: typeof source.liveStatusWords = {
  title: 'Live status',
  refresh: 'Vernieuwen',
  returned: 'Deze eSIM is teruggenomen, dus het netwerk kent hem niet meer.',
  failed: {
    title: 'We kunnen het netwerk nu niet bereiken.',
    text: 'Dit is de laatste melding van het netwerk. Probeer het over een paar minuten opnieuw.',
  },
  facts: {
    status: 'Status',
    state: 'Toestand',
    data: 'Data in de bundel',
    used: 'Gebruikt',
    remaining: 'Resterend',
    usage: 'Verbruik',
    atFullSpeed: 'Vandaag op volle snelheid',
    assigned: 'Toegewezen',
    reference: 'Kenmerk van toewijzing',
    daysStarted: 'Dagen ingegaan',
    daysEnd: 'Dagen lopen af',
    updated: 'Laatst bijgewerkt',
  },
  technical: 'Technische gegevens',
  unknown: 'n.v.t.',
  leftOf: (left, of) => `${left} van ${of}`,
};

export const refundOfferWords: typeof source.refundOfferWords = {
  title: 'Terugbetaling',
  offer: (what, until) =>
    what === 'eSIM'
      ? phrase`Heb je deze eSIM niet gebruikt, dan kun je hem tot ${until} teruggeven voor een volledige terugbetaling.`
      : phrase`Heb je deze bundel niet gebruikt, dan kun je hem tot ${until} teruggeven voor een volledige terugbetaling.`,
  coming: (amount) => `${amount} is onderweg naar je.`,
  sent: (amount, date) => phrase`${amount} is op ${date} naar je teruggestuurd.`,
  takenBack: (what) =>
    what === 'eSIM'
      ? 'Deze eSIM is zonder terugbetaling teruggenomen.'
      : 'Deze bundel is zonder terugbetaling teruggenomen.',
};

export const returnAskedWords: typeof source.returnAskedWords = {
  title: 'We hebben het aan het netwerk gevraagd',
  paused: 'Je teruggave is genoteerd',
  text: (what, amount) =>
    what === 'eSIM'
      ? `Het netwerk beslist of het deze eSIM terugneemt. Zo ja, dan krijg je ${amount} terug via je betaalmethode. Gebruik hem tot dan niet.`
      : `Het netwerk beslist of het deze bundel terugneemt. Zo ja, dan krijg je ${amount} terug via je betaalmethode. Gebruik hem tot dan niet.`,
};

export const refundDialogWords: typeof source.refundDialogWords = {
  question: (what) => (what === 'eSIM' ? 'Deze eSIM teruggeven?' : 'Deze bundel teruggeven?'),
  terms: (place, plan, what, price) =>
    what === 'eSIM'
      ? `We nemen je eSIM voor ${named(place)} (${plan}) definitief terug. Je krijgt ${price} terug via je betaalmethode.`
      : `We nemen je bundel voor ${named(place)} (${plan}) definitief terug. Je krijgt ${price} terug via je betaalmethode.`,
  stays: {
    plan: 'Je eSIM en de andere bundels erop blijven zoals ze zijn.',
    eSIM: 'Staat hij al op je telefoon, verwijder hem daar dan.',
  },
  yes: (what, price) =>
    what === 'eSIM' ? `eSIM teruggeven, ${price} terug` : `Bundel teruggeven, ${price} terug`,
  keep: 'Behouden',
  failed: 'Er is niets gewijzigd.',
  confirm: {
    title: 'Kijk in je e-mail',
    sent: (to) => `We hebben ${to} gemaild voor een bevestiging.`,
    text: (what, hours) =>
      what === 'eSIM'
        ? `Deze eSIM is met dat adres gekocht, en dat is niet het adres van je account. Open binnen ${hours} uur de link in de e-mail om hem terug te geven. Tot dan verandert er niets.`
        : `Deze bundel is met dat adres gekocht, en dat is niet het adres van je account. Open binnen ${hours} uur de link in de e-mail om hem terug te geven. Tot dan verandert er niets.`,
  },
  returned: {
    title: 'Je geld is onderweg naar je',
    amount: (price) => `Je krijgt ${price} terug via je betaalmethode.`,
    plan: 'De bundel is van je eSIM gehaald.',
    eSIM: 'De eSIM werkt niet meer.',
  },
};
