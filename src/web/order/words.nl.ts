import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const documentsWords: typeof source.documentsWords = {
  invoice: 'Factuur',
  invoiceFailed: 'De factuur kon niet worden gedownload',
  creditNote: 'Creditnota',
  creditNoteOf: (amount) => `Creditnota van ${amount}`,
  creditNoteFailed: 'De creditnota kon niet worden gedownload',
  contractSummary: 'Samenvatting van het contract',
};

const TITLES: (typeof source.orderStateWords)['titles'] = {
  unpaid: 'Deze bestelling is niet betaald',
  pending: 'Je betaling wordt gecontroleerd',
  processing: 'Je eSIM is onderweg',
  ready: 'Je eSIM is klaar',
  refunding: 'Je geld is onderweg naar je',
  refunded: 'Je geld is teruggestort',
};

export const orderStateWords: typeof source.orderStateWords = {
  titles: TITLES,
  addedTitles: {
    ...TITLES,
    processing: 'Je data is onderweg',
    ready: 'Je data is toegevoegd',
  },
  install: 'Installeer hem op je telefoon',
  hidden: {
    title: 'De codes worden hier niet meer getoond',
    text: ({ used, link }) =>
      `Voor het geval dat de link is doorgegeven, toont deze pagina de QR-code en activeringscodes niet meer vanaf ${used} dagen na het eerste gebruik, en vanaf ${link} dagen na de levering als je niet in deze browser hebt gekocht. Je vindt ze nog in onze e-mail en onder Mijn eSIM’s, in je account of in de browser waarmee je hebt gekocht.`,
  },
  added: {
    title: 'Deze bundel staat op je eSIM',
    text: (iccid) =>
      `Hij is toegevoegd aan de eSIM waarvan de ICCID eindigt op ${iccid}. Je hoeft niets te installeren.`,
  },
  returnAsked: {
    heading: 'Er is om een terugbetaling gevraagd',
    title: 'We hebben het aan het netwerk gevraagd',
    text: (what, amount, paidWith) =>
      what === 'eSIM'
        ? `Het netwerk beslist of het deze eSIM terugneemt. Zo ja, dan gaat ${amount} terug naar ${paidWith}. Gebruik hem tot dan niet.`
        : `Het netwerk beslist of het deze bundel terugneemt. Zo ja, dan gaat ${amount} terug naar ${paidWith}. Gebruik hem tot dan niet.`,
  },
  unpaid: {
    text: 'Er is dus geen eSIM voor. Je kunt dezelfde bundel nog steeds kopen.',
    late: 'De afrekenpagina was verlopen',
    title: 'De betaling is niet afgerond',
    back: 'Terug naar afrekenen',
  },
  refund: {
    comesBack: (amount, paidWith) => `${amount} gaat terug naar ${paidWith}`,
    isBack: (amount, paidWith) => `${amount} is teruggegaan naar ${paidWith}`,
    whole: {
      refunding: 'Je krijgt alles terug wat je hebt betaald.',
      refunded: 'Je hebt alles teruggekregen wat je hebt betaald.',
    },
    plans: (country) => `Bundels ${country}`,
  },
  pending: {
    after: {
      eSIM: (email) =>
        phrase`Betaal niet nog een keer. Zodra de betaling is goedgekeurd, verschijnt je eSIM hier en mailen we hem naar ${email}.`,
      plan: (email) =>
        phrase`Betaal niet nog een keer. Zodra de betaling is goedgekeurd, voegen we de data toe aan je eSIM en mailen we naar ${email}.`,
    },
  },
  paid: {
    title: 'Je betaling is gelukt',
    eSIM: (email) =>
      phrase`De meeste eSIM’s zijn er binnen een minuut. Deze pagina toont de jouwe zodra hij er is. Je kunt de pagina sluiten. We mailen hem naar ${email}.`,
    plan: (email) =>
      phrase`De meeste bundels worden binnen een minuut toegevoegd. Deze pagina laat het weten zodra de jouwe er is. Je kunt de pagina sluiten. We mailen naar ${email}.`,
  },
  checkAgain: 'Opnieuw controleren',
};

export const orderTicketWords: typeof source.orderTicketWords = {
  totals: {
    unpaid: 'Totaal',
    pending: 'Wordt gecontroleerd',
    processing: 'Betaald',
    ready: 'Betaald',
    refunding: 'Komt terug',
    refunded: 'Teruggestort',
  },
  rows: {
    number: 'Bestelnummer',
    iccid: 'ICCID',
    email: 'E-mail',
    paid: 'Betaald',
    paidWith: 'Betaald met',
    ordered: 'Besteld',
    returned: 'Teruggestort',
    inPart: 'Deels terugbetaald',
    goodwill: 'Terugbetaald uit coulance',
  },
  onTheWay: (amount) => `${amount}, onderweg`,
};

export const saveOrderWords: typeof source.saveOrderWords = {
  guest: {
    title: 'Bewaar hem in een account',
    button: 'Inloggen en opslaan',
  },
  text: 'Dan vind je hem op elk apparaat, zonder deze link.',
  saved: 'Opgeslagen in je account.',
  another: 'Deze bestelling staat in een ander account.',
  user: {
    title: 'Bewaar hem in je account',
    button: 'In mijn account opslaan',
  },
};

export const orderRightsWords: typeof source.orderRightsWords = {
  withdrawn: (at) => phrase`Je hebt deze overeenkomst op ${at} herroepen.`,
  until: (at) => phrase`Tot ${at} krijg je je geld volledig terug, mits ongebruikt.`,
  over: (at) => phrase`De tijd om deze bestelling terug te geven, liep af op ${at}.`,
  stranger: {
    title: 'We moeten weten dat hij van jou is',
    text: (mail, number) =>
      phrase`We kunnen een link mailen naar het adres waarmee de bestelling is gedaan. Die werkt op elk apparaat. Kun je niet meer bij die mailbox? Log in op het account waarin de bestelling staat, of mail naar ${mail} met je bestelnummer: ${number}.`,
    mail: 'Mail me de link',
  },
  mailed: {
    title: (to) => `We hebben ${to} gemaild.`,
    text: (hours) =>
      `Open de link daarin binnen ${hours} uur om je terugbetaling te krijgen. Tot dan verandert er niets.`,
  },
};

export const boughtTogetherWords: typeof source.boughtTogetherWords = {
  title: 'Samen gekocht',
  states: {
    unpaid: 'Niet betaald',
    pending: 'Betaling wordt gecontroleerd',
    processing: 'Onderweg',
    ready: 'Klaar',
    refunding: 'Wordt terugbetaald',
    refunded: 'Terugbetaald',
  },
};
