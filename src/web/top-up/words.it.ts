import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const topUpStartWords: typeof source.topUpStartWords = {
  alone: {
    behind: 'Quando finisce il primo',
    firstUse: 'Al primo utilizzo',
    after: (moment) => phrase`Dopo la fine dello stesso piano su questa eSIM: ${moment}`,
  },
  it: {
    behind: 'Il piano parte quando finisce il primo.',
    firstUse: 'Il piano parte al primo utilizzo.',
    after: (moment) => phrase`Il piano parte dopo la fine dello stesso piano su questa eSIM: ${moment}.`,
  },
  brief: {
    behind: 'Parte quando finisce il primo',
    firstUse: 'Parte al primo utilizzo',
    after: (day) => phrase`Parte dopo: ${day}`,
  },
};

export const topUpTimesWords: typeof source.topUpTimesWords = {
  end: (days, lapses) => phrase`Finisce ${days} dopo. Se non lo usi mai, decade in data ${lapses}.`,
  endOfFirst: (days) => `${days} dopo il primo utilizzo`,
  endOfNext: (days) => `${days} dopo l’inizio`,
};

export const topUpNoteWords: typeof source.topUpNoteWords = {
  loading: 'Caricamento del pagamento sicuro…',
  fits: {
    title: (country, iccid) => `Si aggiunge alla tua eSIM ${country}, ICCID …${iccid}`,
    text: 'Non c’è niente da installare.',
  },
  refused: {
    title: 'Questo piano non si può aggiungere',
    newEsim: 'Acquistalo con una nuova eSIM',
  },
  failed: 'Non siamo riusciti a verificare se questo piano è adatto',
  notCharged: 'Non ti è stato addebitato nulla.',
};
