import type * as source from './words.ts';

export const invitationWords: typeof source.invitationWords = {
  asked: {
    title: 'Je account',
    text: 'We mailen je hoe je in je account komt. Daar zie je je eSIM’s op elk apparaat.',
    button: 'Inloggen',
  },
  open: {
    title: 'Bewaar je eSIM’s in een account',
    text: 'Nu kent alleen deze browser ze. Met een account zie je ze op elk apparaat.',
    button: 'Account maken',
  },
};

export const signInNeededWords: typeof source.signInNeededWords = {
  title: 'Log eerst in',
  text: 'Log in om je dashboard te zien en eSIM-bundels te kopen.',
  button: 'Inloggen',
};

export const resetWords: typeof source.resetWords = {
  sent: 'De e-mail om je wachtwoord opnieuw in te stellen is verstuurd. Kijk in je inbox.',
};
