import type * as source from './offline-words.ts';

export const offlineWords: typeof source.offlineWords = {
  title: 'Gardé sur cet appareil',
  offline: 'Vous êtes hors ligne. Voici ce que vous avez gardé.',
  none: {
    title: 'Rien n’est gardé ici',
    text: 'Pendant que vous êtes en ligne, ouvrez votre commande et appuyez sur «\u00A0Garder sur ce téléphone\u00A0». Le QR code, les codes et les étapes s’ouvriront alors ici sans réseau.',
    open: 'Voir mes eSIM',
  },
  unreadable: 'Ceci ne s’ouvre plus. Supprimez-le, puis gardez de nouveau votre eSIM une fois en ligne.',
  remove: 'Supprimer de cet appareil',
  noScript: 'Cette page a besoin de JavaScript. Autorisez-le pour ce site.',
};
