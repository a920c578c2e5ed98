import type * as source from './words.ts';

export const linkPageWords: typeof source.linkPageWords = {
  noScript: 'Cette page a besoin de JavaScript.',
  failed: {
    title: 'Nous n’avons pas pu vérifier votre lien',
    text: 'Vérifiez votre connexion et réessayez. Le lien reste valable.',
  },
};

export const newPasswordWords: typeof source.newPasswordWords = {
  title: 'Choisissez un nouveau mot de passe',
  rule: 'Au moins 6\u00A0caractères. Tous vos appareils seront déconnectés.',
  label: 'Nouveau mot de passe',
  save: 'Enregistrer le mot de passe',
};
