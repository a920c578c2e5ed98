import { phrase } from '../core/phrase.ts';
import type * as source from './auth-dialog-words.ts';

export const authDialogWords: typeof source.authDialogWords = {
  google: {
    button: 'Doorgaan met Google',
    busy: 'Inloggen…',
    late: 'Blijft het venster van Google leeg? Misschien blokkeert je netwerk het. Druk nog eens op de knop om te stoppen, en log in met je e-mailadres.',
    notHere: (app) => `Inloggen met Google werkt niet in ${app}.`,
    otherBrowser:
      'Wil je dat toch, open dan het menu van deze pagina en kies “Openen in browser”. Met je e-mailadres kan het gewoon hier.',
    or: 'Of ga door met e-mail',
  },
  email: 'E-mailadres',
  forgot: 'Wachtwoord vergeten?',
  isNew: (brand) => `Nieuw bij ${brand}?`,
  signUp: 'Account maken',
  isKnown: 'Heb je al een account?',
  signIn: 'Inloggen',
  back: 'Terug naar inloggen',
  ways: {
    signin: 'Liever inloggen',
    signup: 'Account maken',
    forgot: 'Wachtwoord opnieuw instellen',
  },
  made: 'Je account is gemaakt. We hebben je een link gemaild om het te bevestigen.',
  sendAgain: 'Opnieuw sturen',
  sendAgainIn: (seconds) => `Opnieuw sturen over ${seconds} s`,
  agree: (terms, privacy) =>
    phrase`Maak je een account, dan ga je akkoord met onze ${terms} en ons ${privacy}.`,
};

export const authModeWords: typeof source.authModeWords = {
  signin: {
    title: 'Welkom terug',
    lead: 'Log in om eSIM-bundels te kopen',
    submit: 'Inloggen',
  },
  signup: {
    title: 'Account maken',
    lead: 'Al je eSIM’s op één plek',
    submit: 'Account maken',
  },
  forgot: {
    title: 'Wachtwoord opnieuw instellen',
    lead: 'Vul je e-mailadres in om je wachtwoord opnieuw in te stellen',
    submit: 'Link per e-mail sturen',
  },
};
