import type * as source from './topped-up-words.ts';

export const toppedUpWords: typeof source.toppedUpWords = {
  subject: (country) => `Votre forfait (${country}) est sur votre eSIM`,
  preview: 'Il n’y a rien à installer. Le forfait démarre tout seul.',
  lead: (starts) =>
    `il n’y a rien à installer. L’eSIM de votre téléphone a déjà le nouveau forfait. ${starts}`,
  startsBehind: 'Il démarre à la fin du premier.',
  startsAfter: (moment) => `Il démarre après le ${moment}, à la fin du même forfait sur cette eSIM.`,
  advice: {
    title: 'Bon à savoir',
    text: 'Gardez l’eSIM sur votre téléphone avec l’itinérance des données activée.',
  },
  iccid: 'Ajouté à l’ICCID',
};
