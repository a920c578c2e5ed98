import type * as source from './words.ts';

export const noScriptWords: string =
  'Cette page a besoin de JavaScript. Le lien vers votre eSIM dans l’e\u2011mail de chaque commande fonctionne sans.';

export const mailLinkWords: typeof source.mailLinkWords = {
  checking: 'Vérification de votre lien…',
  dead: 'Ce lien ne fonctionne plus',
  half: {
    title: 'Ce lien est incomplet',
    text: 'Ouvrez le lien complet de notre e\u2011mail, ou demandez-en un nouveau.',
  },
};
