import type * as source from './words.ts';

const eSims = (count: number) => (count === 1 ? '1 eSIM' : `${count} eSIM’s`);

export const ownProfileWords: typeof source.ownProfileWords = {
  list: 'Je eSIM’s',
  ofGuest: { title: 'Je eSIM’s', about: 'Gekocht in deze browser' },
};

export const joinOfferWords: typeof source.joinOfferWords = {
  offer: (count) =>
    `Je hebt hier als gast ${eSims(count)} gekocht. Wil je ${count === 1 ? 'die' : 'ze'} aan je account toevoegen?`,
  yes: 'Toevoegen',
  later: 'Niet nu',
  failed: 'Er is niets veranderd.',
  joined: {
    title: (count) => `${eSims(count)} aan je account toegevoegd.`,
    text: (count) =>
      count === 1
        ? 'Ben je uitgelogd, dan zie je hem niet meer in deze browser.'
        : 'Ben je uitgelogd, dan zie je ze niet meer in deze browser.',
  },
};

export const forgetDeviceWords: typeof source.forgetDeviceWords = {
  question: 'Gedeeld apparaat?',
  open: 'Mijn eSIM’s uit deze browser verwijderen',
  title: 'Je eSIM’s uit deze browser verwijderen?',
  text: 'Deze browser laat dan niet meer zien wat hier is gekocht. Je eSIM’s blijven van jou en blijven werken, net als de privélink in de e-mail bij elke bestelling. Hier kun je dit niet ongedaan maken.',
  yes: 'Verwijderen',
  no: 'Annuleren',
  failed: 'Er is niets verwijderd.',
};

export const profileWords: typeof source.profileWords = {
  noName: 'Je profiel',
};
