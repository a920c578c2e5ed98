import type * as source from './topped-up-words.ts';

export const toppedUpWords: typeof source.toppedUpWords = {
  subject: (country) => `Votre forfait (${country}) est sur votre eSIM`,
  preview: 'Rien à installer. Il démarre tout seul.',
  lead: (starts) => `rien à installer. L’eSIM de votre téléphone a déjà le nouveau forfait. ${starts}`,
  startsBehind: 'Il démarre à la fin du premier.',
  startsAfter: (moment) => `Il démarre à la fin du même forfait sur cette eSIM, après le ${moment}.`,
  advice: {
    title: 'Bon à savoir',
    text: 'Gardez l’eSIM sur votre téléphone avec l’itinérance des données activée.',
  },
  iccid: 'Ajouté à l’ICCID',
};
