import { phrase } from '../core/phrase.ts';
import type * as source from './auth-dialog-words.ts';

export const authDialogWords: typeof source.authDialogWords = {
  google: {
    button: 'Continua con Google',
    busy: 'Accesso in corso…',
    late: 'Nella finestra di Google non succede nulla? Forse la tua rete la blocca. Premi di nuovo il pulsante per rinunciare, e accedi con la tua email.',
    notHere: (app) => `L’accesso con Google non funziona dentro ${app}.`,
    otherBrowser:
      'Per usarlo, apri il menu di questa pagina e scegli “Apri nel browser”. Con l’email puoi accedere anche qui.',
    or: 'O continua con l’email',
  },
  email: 'Indirizzo email',
  forgot: 'Hai dimenticato la password?',
  isNew: (brand) => `È la prima volta su ${brand}?`,
  signUp: 'Registrati',
  isKnown: 'Hai già un account?',
  signIn: 'Accedi',
  back: 'Torna all’accesso',
  ways: {
    signin: 'Vai all’accesso',
    signup: 'Crea un account',
    forgot: 'Reimposta la password',
  },
  made: 'Account creato. Ti abbiamo inviato via email un link per confermarlo.',
  sendAgain: 'Invia di nuovo',
  sendAgainIn: (seconds) => `Invia di nuovo tra ${seconds}\u00A0s`,
  agree: (terms, privacy) => phrase`Creando un account accetti i nostri ${terms} e la nostra ${privacy}.`,
};

export const authModeWords: typeof source.authModeWords = {
  signin: {
    title: 'Che bello rivederti',
    lead: 'Accedi per acquistare piani eSIM',
    submit: 'Accedi',
  },
  signup: {
    title: 'Crea un account',
    lead: 'Tutte le tue eSIM in un unico posto',
    submit: 'Crea un account',
  },
  forgot: {
    title: 'Reimposta la password',
    lead: 'Inserisci la tua email per reimpostare la password',
    submit: 'Invia l’email',
  },
};
