import { named } from '../../../domain/language-words.nl.ts';
import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const bothAddresses: typeof source.bothAddresses = (one, other) => phrase`${one} en ${other}`;

export const successWords: typeof source.successWords = {
  title: 'Je aankoop is gelukt!',
  news: {
    eSIM: {
      ready: (country) => `Je eSIM voor ${named(country)} is klaar.`,
      onItsWay: (country) => `Je eSIM voor ${named(country)} is onderweg.`,
    },
    eSIMs: { ready: () => 'Je eSIM’s zijn klaar.', onItsWay: () => 'Je eSIM’s zijn onderweg.' },
    plan: {
      ready: (country) => `Je data voor ${named(country)} staat op je eSIM. Je hoeft niets te installeren.`,
      onItsWay: (country) => `Je data voor ${named(country)} is onderweg naar je eSIM.`,
    },
  },
  mail: {
    eSIM: {
      ready: (to) => phrase`De QR-code is onderweg naar ${to}.`,
      onItsWay: (to) => phrase`Hij verschijnt op je bestelpagina, en we mailen hem naar ${to}.`,
    },
    eSIMs: {
      ready: (to) => phrase`De QR-codes zijn onderweg naar ${to}.`,
      onItsWay: (to) => phrase`Ze verschijnen op je bestelpagina, en we mailen ze naar ${to}.`,
    },
    plan: {
      ready: (to) => phrase`De factuur is onderweg naar ${to}.`,
      onItsWay: (to) => phrase`Zodra de data er is, mailen we naar ${to}.`,
    },
  },
  partly: (refunded) =>
    refunded === 1
      ? 'Je eSIM’s zijn klaar, op één na die het netwerk niet kon leveren. Die betalen we terug.'
      : `Je eSIM’s zijn klaar, op ${refunded} na die het netwerk niet kon leveren. Die betalen we terug.`,
  paid: (amount) => `Betaald: ${amount}.`,
  install: 'Nu installeren',
  secondMail: 'Je krijgt nog een tweede e-mail over je account.',
  notKept: 'Je browser blokkeert cookies, dus deze eSIM wordt hier niet bewaard. Je vindt hem in je e-mail.',
  opening: {
    ready: 'Je eSIM’s openen over 3 seconden',
    onItsWay: 'Je bestelling opent over 3 seconden',
  },
};

export const purchaseWaitingWords: typeof source.purchaseWaitingWords = {
  checking: {
    title: 'We controleren je betaling',
    text: 'Dat duurt even. Betaal niet nog een keer.',
    goesTo: (to) => phrase`We houden je op de hoogte via ${to}.`,
  },
  paid: {
    title: 'Je betaling is gelukt',
    eSIM: (to) =>
      phrase`We maken je eSIM klaar, meestal binnen een minuut. Je kunt deze pagina sluiten. We mailen hem naar ${to}.`,
    eSIMs: (to) =>
      phrase`We maken je eSIM’s klaar, meestal binnen een minuut. Je kunt deze pagina sluiten. We mailen ze naar ${to}.`,
    plan: (to) =>
      phrase`We voegen de data toe aan je eSIM, meestal binnen een minuut. Je kunt deze pagina sluiten. We mailen naar ${to}.`,
  },
};

export const secondPaymentWords: typeof source.secondPaymentWords = {
  returned: 'Deze aankoop was al betaald, dus we betalen deze tweede betaling automatisch volledig terug.',
  notTaken: 'Deze aankoop was al betaald, dus we hebben deze tweede betaling niet afgeschreven.',
};

export const settledWords: typeof source.settledWords = {
  ready: {
    title: 'Deze aankoop is afgerond',
    eSIM: (country) => `Je eSIM voor ${named(country)} is klaar.`,
    eSIMs: () => 'Je eSIM’s zijn klaar.',
    plan: (country) => `Je data voor ${named(country)} staat op je eSIM.`,
  },
  onItsWay: {
    title: {
      eSIM: 'Je eSIM is onderweg',
      eSIMs: 'Je eSIM’s zijn onderweg',
      plan: 'Je extra data is onderweg',
    },
    eSIM: (country, to) =>
      phrase`Je betaling is gelukt. Je eSIM voor ${named(country)} verschijnt op je bestelpagina, en we mailen naar ${to}.`,
    eSIMs: (_country, to) =>
      phrase`Je betaling is gelukt. Je eSIM’s verschijnen op je bestelpagina, en we mailen naar ${to}.`,
    plan: (country, to) =>
      phrase`Je betaling is gelukt. Je extra data voor ${named(country)} verschijnt op je bestelpagina, en we mailen naar ${to}.`,
  },
  pending: {
    eSIM: (takes, to) =>
      phrase`${takes} Betaal niet nog een keer. Zodra de betaling is goedgekeurd, mailen we je eSIM naar ${to}.`,
    eSIMs: (takes, to) =>
      phrase`${takes} Betaal niet nog een keer. Zodra de betaling is goedgekeurd, mailen we je eSIM’s naar ${to}.`,
    plan: (takes, to) =>
      phrase`${takes} Betaal niet nog een keer. Zodra de betaling is goedgekeurd, voegen we de data toe aan je eSIM en mailen we naar ${to}.`,
  },
  unanswered: {
    title: 'Je betaling is gelukt',
    eSIM: (to) =>
      phrase`De verbinding viel weg voordat je eSIM hier aankwam. Hij is niet verloren. We mailen hem naar ${to}. Betaal niet nog een keer.`,
    eSIMs: (to) =>
      phrase`De verbinding viel weg voordat je eSIM’s hier aankwamen. Ze zijn niet verloren. We mailen ze naar ${to}. Betaal niet nog een keer.`,
    plan: (to) =>
      phrase`De verbinding viel weg voordat je extra data hier aankwam. Die is niet verloren. We mailen naar ${to}. Betaal niet nog een keer.`,
  },
  bankWaits: {
    title: 'Je bank verwerkt de betaling nog',
    eSIM: (to) =>
      phrase`Dat kan een paar minuten duren. Betaal niet nog een keer. Zodra je bank akkoord gaat, mailen we je eSIM naar ${to}.`,
    eSIMs: (to) =>
      phrase`Dat kan een paar minuten duren. Betaal niet nog een keer. Zodra je bank akkoord gaat, mailen we je eSIM’s naar ${to}.`,
    plan: (to) =>
      phrase`Dat kan een paar minuten duren. Betaal niet nog een keer. Zodra je bank akkoord gaat, voegen we de data toe aan je eSIM en mailen we naar ${to}.`,
    checkAgain: 'Opnieuw controleren',
  },
  refunded: 'Je geld is onderweg naar je',
  mismatch: {
    title: 'We moeten deze betaling bekijken',
    text: (to) => phrase`Betaal niet nog een keer. We mailen naar ${to}.`,
  },
};

export const orderAddressWords: typeof source.orderAddressWords = {
  goesTo: (name, address) => phrase`De bestelling is voor ${name} en gaat naar ${address}.`,
  fix: 'Verkeerd adres? Pas het aan',
  label: 'Waar moet het heen?',
  save: 'Daarheen sturen',
  fixed: 'We hebben het aangepast. Alles over deze bestelling gaat vanaf nu daarheen.',
};

export const pausedWords: typeof source.pausedWords = {
  title: 'De verkoop ligt even stil',
  notCharged: 'Er is niets afgeschreven.',
  underWay: 'De betaling die al loopt, gaat door. Bij je bestelling zie je hoe het ervoor staat.',
  order: 'Bekijk je bestelling',
  plans: 'Terug naar de bundels',
  esims: 'Terug naar je eSIM’s',
};
