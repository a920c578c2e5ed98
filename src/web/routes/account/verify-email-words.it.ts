import type * as source from './verify-email-words.ts';
import { mailLinkWords } from './words.ts';

export const verifyWords: typeof source.verifyWords = {
  meta: { title: 'Conferma la tua email', description: 'Mostra che un indirizzo è tuo.' },
  checking: mailLinkWords.checking,
  signInFirst: {
    title: 'Accedi per confermare la tua email',
    text: 'Il link funziona dopo l’accesso all’account a cui è destinato. Anche reimpostare la password conferma il tuo indirizzo.',
    signIn: 'Accedi',
    forgot: 'Hai dimenticato la password?',
  },
  expired: {
    title: mailLinkWords.dead,
    text: 'È scaduto o non è completo. Possiamo inviartene uno nuovo.',
  },
  incomplete: mailLinkWords.half,
  verified: {
    title: 'La tua email è confermata',
    text: (email) => `Tutto ciò che acquisti con ${email} è nel tuo account.`,
    dashboard: 'Vai all’area personale',
  },
  otherAccount: {
    title: 'Questo link è per un altro account',
    text: (email) =>
      `Stai usando l’account ${email}. Esci, poi accedi all’account a cui è stato inviato il link.`,
    signOut: 'Esci',
  },
};
