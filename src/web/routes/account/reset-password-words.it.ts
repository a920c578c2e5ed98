import type * as source from './reset-password-words.ts';
import { mailLinkWords } from './words.ts';

export const resetWords: typeof source.resetWords = {
  meta: { title: 'Reimposta la password', description: 'Scegli una nuova password.' },
  loading: 'Caricamento…',
  refused: {
    title: mailLinkWords.dead,
    text: 'È scaduto o è già stato usato. Ogni link funziona una volta sola, per un tempo limitato.',
  },
  incomplete: mailLinkWords.half,
  newLink: 'Invia un nuovo link',
  done: {
    title: 'La tua password è cambiata',
    text: 'Tutti i tuoi dispositivi sono stati disconnessi. Accedi con la nuova password.',
    signIn: 'Accedi',
  },
};
