import type * as source from './words.ts';

const eSims = (count: number) => `${count}\u00A0eSIM`;

export const ownProfileWords: typeof source.ownProfileWords = {
  list: 'Le tue eSIM',
  ofGuest: { title: 'Le tue eSIM', about: 'Acquistate in questo browser' },
};

export const joinOfferWords: typeof source.joinOfferWords = {
  offer: (count) =>
    count === 1
      ? 'Qui hai acquistato 1\u00A0eSIM come ospite. Vuoi aggiungerla al tuo account?'
      : `Qui hai acquistato ${eSims(count)} come ospite. Vuoi aggiungerle al tuo account?`,
  yes: 'Aggiungi',
  later: 'Non ora',
  failed: 'Non è cambiato nulla.',
  joined: {
    title: (count) => `${eSims(count)} ${count === 1 ? 'aggiunta' : 'aggiunte'} al tuo account.`,
    text: (count) =>
      count === 1
        ? 'Quando esci dall’account, non compare più in questo browser.'
        : 'Quando esci dall’account, non compaiono più in questo browser.',
  },
};

export const forgetDeviceWords: typeof source.forgetDeviceWords = {
  question: 'Dispositivo condiviso?',
  open: 'Rimuovi le mie eSIM da questo browser',
  title: 'Rimuovere le tue eSIM da questo browser?',
  text: 'Questo browser non mostrerà più ciò che è stato acquistato qui. Le eSIM restano tue e continuano a funzionare, e così anche il link privato nell’email di ogni ordine. Da qui non potrai tornare indietro.',
  yes: 'Rimuovi',
  no: 'Annulla',
  failed: 'Non è stato rimosso nulla.',
};

export const profileWords: typeof source.profileWords = {
  noName: 'Il tuo profilo',
};
