import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const topUpStartWords: typeof source.topUpStartWords = {
  alone: {
    behind: 'Quand le premier se termine',
    firstUse: 'À sa première utilisation',
    after: (moment) => phrase`Après le ${moment}, quand le même forfait sur cette eSIM se termine`,
  },
  it: {
    behind: 'Le forfait débute quand le premier se termine.',
    firstUse: 'Le forfait débute à sa première utilisation.',
    after: (moment) => phrase`Le forfait débute après le ${moment}, quand le même sur cette eSIM se termine.`,
  },
  brief: {
    behind: 'Débute à la fin du premier',
    firstUse: 'Débute à sa première utilisation',
    after: (day) => phrase`Débute après le ${day}`,
  },
};

export const topUpTimesWords: typeof source.topUpTimesWords = {
  end: (days, lapses) =>
    phrase`Il se termine ${days} plus tard. Si vous ne l’utilisez jamais, il est perdu le ${lapses}.`,
  endOfFirst: (days) => `${days} après sa première utilisation`,
  endOfNext: (days) => `${days} après son début`,
};

export const topUpNoteWords: typeof source.topUpNoteWords = {
  loading: 'Chargement du paiement sécurisé…',
  fits: {
    title: (country, iccid) => `Ajouté à votre eSIM ${country}, ICCID …${iccid}`,
    text: 'Vous n’avez rien à installer.',
  },
  refused: {
    title: 'Ce forfait ne peut pas être ajouté',
    newEsim: 'L’acheter avec une nouvelle eSIM',
  },
  failed: 'Nous n’avons pas pu vérifier si ce forfait convient',
  notCharged: 'Rien n’a été débité.',
};
