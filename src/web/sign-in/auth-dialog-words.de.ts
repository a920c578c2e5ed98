import { phrase } from '../core/phrase.ts';
import type * as source from './auth-dialog-words.ts';

export const authDialogWords: typeof source.authDialogWords = {
  google: {
    button: 'Weiter mit Google',
    busy: 'Wird angemeldet …',
    late: 'Googles Fenster bleibt leer? Vielleicht blockiert es dein Netz. Tippe noch einmal auf den Button, um abzubrechen, und melde dich mit deiner E-Mail an.',
    notHere: (app) => `Die Anmeldung mit Google funktioniert in ${app} nicht.`,
    otherBrowser:
      'Öffne dafür das Menü dieser Seite und wähle „Im Browser öffnen“. Mit deiner E-Mail geht es gleich hier.',
    or: 'Oder weiter mit E-Mail',
  },
  email: 'E-Mail-Adresse',
  forgot: 'Passwort vergessen?',
  isNew: (brand) => `Neu bei ${brand}?`,
  signUp: 'Registrieren',
  isKnown: 'Schon ein Konto?',
  signIn: 'Anmelden',
  back: 'Zurück zur Anmeldung',
  ways: {
    signin: 'Stattdessen anmelden',
    signup: 'Konto erstellen',
    forgot: 'Passwort zurücksetzen',
  },
  made: 'Dein Konto ist da. Den Link zum Bestätigen haben wir dir gemailt.',
  sendAgain: 'Erneut senden',
  sendAgainIn: (seconds) => `Erneut senden in ${seconds} s`,
  agree: (terms, privacy) =>
    phrase`Wenn du ein Konto erstellst, stimmst du unseren ${terms} und unserer ${privacy} zu.`,
};

export const authModeWords: typeof source.authModeWords = {
  signin: {
    title: 'Willkommen zurück',
    lead: 'Melde dich an, um eSIM-Tarife zu kaufen',
    submit: 'Anmelden',
  },
  signup: {
    title: 'Konto erstellen',
    lead: 'Alle deine eSIMs an einem Ort',
    submit: 'Konto erstellen',
  },
  forgot: {
    title: 'Passwort zurücksetzen',
    lead: 'Gib deine E-Mail-Adresse ein, um dein Passwort zurückzusetzen',
    submit: 'Link per E-Mail senden',
  },
};
