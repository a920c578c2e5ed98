import { inPlace } from '../../domain/language-words.nl.ts';
import { phrase } from '../core/phrase.ts';
import { feeIncluded } from '../core/words.ts';
import type * as source from './words.ts';

const PROMISE = 'We antwoorden binnen één werkdag.';

export const offerWords: typeof source.offerWords = {
  title: 'Zakelijke oplossingen',
  lead: 'Mobiele data voor de mensen die je naar het buitenland stuurt. Vertel ons waarheen en met hoeveel ze zijn, dan antwoorden we binnen één werkdag.',
  team: {
    what: 'eSIM’s voor een heel team',
    how: 'Eén aanvraag voor het hele team. Verstuur de eSIM’s in groepen.',
  },
  places: {
    what: 'Waar jullie naartoe gaan',
    how: 'Bundels voor losse landen en hele regio’s, in meer dan 200 landen.',
  },
  price: {
    what: 'Vooraf een prijs',
    how: 'Je krijgt een offerte voor de data die je nodig hebt. Een roamingrekening achteraf komt er niet.',
  },
  sample: (place, data, days, { plan, charged }) =>
    `${data} voor ${days} ${inPlace(place)} kost vandaag ${plan} per persoon${charged === null ? '' : ` (${feeIncluded(charged)})`}.`,
  invoice: {
    what: 'Eén factuur voor het team',
    how: 'Eén rekening, met de naam en het btw-nummer van je bedrijf erop.',
  },
  person: {
    what: 'Een mens die antwoordt',
    how: 'Iemand van ons salesteam leest je aanvraag en antwoordt binnen één werkdag.',
  },
  own: {
    text: (dashboard) => phrase`Al klant? Ga naar je ${dashboard}.`,
    dashboard: 'dashboard',
  },
};

export const formWords: typeof source.formWords = {
  name: 'Offerte aanvragen',
  you: 'Jij en je bedrijf',
  companyName: 'Bedrijfsnaam',
  contactName: 'Naam contactpersoon',
  email: 'E-mail',
  phone: 'Telefoon',
  website: 'Website',
  teamSize: 'Teamgrootte',
  noTeamSize: 'Kies een grootte',
  regions: 'Regio’s van bestemming',
  message: 'Bericht',
  messageHint: 'Hoeveel reizigers, hoelang, hoeveel data en vanaf wanneer.',
  trap: 'Laat dit veld leeg',
  consent: {
    text: (legalName, policy) =>
      phrase`Ik ga ermee akkoord dat ${legalName} gebruikt wat ik hier invul om mij te antwoorden, zoals beschreven in het ${policy}.`,
    policy: 'Privacybeleid',
  },
  subscribe: 'Stuur me nieuws over bundels voor bedrijven. Ik kan me altijd afmelden.',
  failed: 'Er ging iets mis',
  nothingLost: (address) =>
    phrase`Wat je hebt ingevuld, is niet verloren. Probeer het opnieuw of schrijf naar ${address}.`,
  send: 'Offerte aanvragen',
  sending: 'Versturen…',
  promise: PROMISE,
  needed: `We hebben je bedrijf, naam, e-mailadres en toestemming nodig. ${PROMISE}`,
  noScript: (supportEmail) =>
    `Om dit formulier te versturen heb je JavaScript nodig. Of mail gewoon naar ${supportEmail}.`,
};

export const thanksWords: typeof source.thanksWords = {
  title: 'Bedankt',
  text: (address) =>
    phrase`We hebben je aanvraag. Een medewerker antwoordt binnen één werkdag op ${address}. Daar vind je ook een bevestiging van ons.`,
  dashboard: 'Naar je dashboard',
  another: 'Nog een aanvraag sturen',
};
