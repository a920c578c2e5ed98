import type * as source from './replaced-words.ts';

export const replacedWords: typeof source.replacedWords = {
  subject: (country) => `Votre nouvelle eSIM (${country}) est prête`,
  preview:
    'Elle remplace la précédente. Votre nouveau QR code et vos codes d’activation sont dans cet e-mail.',
  lead: 'nous avons remplacé votre eSIM. Supprimez l’ancienne de votre téléphone, et installez celle-ci tant que vous avez du Wi-Fi. Vous n’avez rien à payer.',
  old: {
    title: 'Et l’ancienne\u202F?',
    text: 'Elle ne fonctionne plus, ou bientôt plus. Son QR code et ses codes ne servent plus à rien.',
  },
  iccid: 'Nouvel ICCID',
};
