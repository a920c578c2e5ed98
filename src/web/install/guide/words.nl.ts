import { LOCALE, named } from '../../../domain/language-words.nl.ts';
import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const checkerWords: typeof source.checkerWords = {
  kinds: 'Soort apparaat',
  tabs: {
    iphone: { name: 'iPhone / iPad', example: 'iPhone 13 mini…' },
    android: { name: 'Android', example: 'Galaxy S24, Pixel 8…' },
  },
  search: (kind) => `Modellen zoeken: ${kind}`,
  checked: (models, last) =>
    `We hebben deze ${models} modellen voor het laatst gecontroleerd in ${month(last)}. Een nieuwer model werkt waarschijnlijk ook. Zoek in de instellingen naar “eSIM toevoegen”.`,
  noScript: 'Om te zoeken heb je JavaScript nodig. Deze modellen ondersteunen eSIM.',
  apple: 'Apple',
};

/** 'augustus 2025'. */
function month(date: Date): string {
  return new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date);
}

export const deviceListWords: typeof source.deviceListWords = {
  start: 'Typ het model van je apparaat om te zien of het werkt',
  none: 'Geen apparaten gevonden voor je zoekopdracht.',
  found: (devices) => (devices === 1 ? '1 apparaat gevonden' : `${devices} apparaten gevonden`),
  name: 'Apparaten die eSIM ondersteunen',
  note: (device, note) => `${device}: ${note}`,
};

export const unlockedWords: typeof source.unlockedWords = {
  text: (unlocked) =>
    phrase`Welk model je ook hebt, je telefoon moet ${unlocked} zijn. Een telefoon die aan één provider vastzit, accepteert geen eSIM van een andere. Op een iPhone staat dan bij Instellingen, Algemeen, Info dat er geen simrestricties zijn.`,
  unlocked: 'simlockvrij',
};

export const phoneHereWords: typeof source.phoneHereWords = {
  phones: {
    iPhone: {
      title: 'Installeren op deze iPhone',
      text: 'In de e-mail zit een knop, “Installeren op iPhone”. Vanaf iOS 17.4 hoef je niets te scannen of te typen.',
    },
    Android: {
      title: 'Installeren op deze telefoon',
      text: 'In de e-mail zit een knop, “Installeren op Android”. Op sommige telefoons gaat de installatie niet open via een link.',
    },
  },
  steps: 'Hier zijn alle stappen.',
  fits: 'Ondersteunt hij eSIM?',
};

export const stepsWords: typeof source.stepsWords = {
  device: 'Je apparaat',
  method: 'Manier van installeren',
  steps: (method, system) => `${method}, ${system}`,
};

export const ownCodesWords: typeof source.ownCodesWords = {
  loading: 'Laden…',
  failed: {
    title: 'We konden je codes niet laden',
    text: 'De stappen hieronder zijn hetzelfde, en je eSIM is veilig. Controleer je verbinding en probeer het opnieuw.',
    again: 'Opnieuw proberen',
  },
  unknown: {
    title: 'Deze browser kent die eSIM niet',
    text: (signIn) =>
      phrase`Open de link in de e-mail bij je bestelling, of ${signIn}. De stappen hieronder zijn voor elke eSIM hetzelfde.`,
    signIn: 'log in',
  },
  ready: {
    title: (place) => `Je eSIM voor ${named(place)} is klaar`,
    text: 'De codes staan in de stappen hieronder.',
  },
};

export const tipsWords: typeof source.tipsWords = {
  early: {
    what: 'Installeer voor je vlucht',
    how: 'Thuis heb je wifi, een tweede scherm voor de QR-code en de tijd. Bij de meeste bundels gaan de dagen niet in met de installatie. Dat staat bij de bundel.',
  },
  wait: {
    what: 'Wacht 2–3 minuten op de registratie',
    how: 'De eerste keer moet de eSIM zich voorstellen aan het netwerk. Dat geldt ook voor je eerste minuten na de landing.',
  },
  once: {
    what: 'QR-codes en codes om in te typen werken één keer',
    how: 'Verwijder de eSIM niet om het opnieuw te proberen. Stuur ons eerst een bericht, en laat hem op je telefoon staan tot je reis voorbij is.',
  },
  roaming: {
    what: 'Roaming aan voor de eSIM, uit voor je eigen nummer',
    how: 'Bij de reis-eSIM moet dataroaming aan staan. Bij je eigen nummer niet. Laat het daar uit, dan krijg je geen rekening.',
  },
};

export const subscriptionWords: typeof source.subscriptionWords = {
  title: 'Maandabonnement, een apart aanbod',
  text: 'Het hele jaar onderweg? Er is ook een maandabonnement met meer dan 170 bestemmingen, van $\u00A039,90 tot $\u00A064,90 per maand. Het is geen bundel van deze winkel. Je kunt het hier niet afrekenen, het wordt verlengd tot je het opzegt, en het heeft eigen voorwaarden. De bundels hier zijn prepaid en lopen gewoon af.',
  ask: (address) => phrase`Schrijf naar ${address} als je er vragen over hebt.`,
  subject: 'Maandabonnement',
};

export const onwardWords: typeof source.onwardWords = {
  title: 'Loop je vast, of ben je klaar om te gaan?',
  write: (address, reply) =>
    phrase`Schrijf dag en nacht naar ${address}. Op een eerste antwoord wacht je ${reply}.`,
  browse: 'Bekijk bundels',
  esims: 'Je eSIM’s',
  support: 'Klantenservice',
};
