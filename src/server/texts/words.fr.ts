import type * as source from './words.ts';

export const textNotes: typeof source.textNotes = {
  updated: (date) => `Dernière mise à jour\u00A0: ${date}`,
  changed: (date) => `Modifié le ${date}`,
  otherLanguage: 'Ce texte n’existe pas encore en français.',
  earlier: 'Versions précédentes',
  from: (date) => `À partir du ${date}`,
  first: 'La première version',
  isOld: 'Vous lisez une version précédente.',
  newest: 'Lire la version actuelle',
};
