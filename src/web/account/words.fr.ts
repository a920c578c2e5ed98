import type * as source from './words.ts';

const eSims = (count: number) => `${count}\u00A0eSIM`;

export const ownProfileWords: typeof source.ownProfileWords = {
  list: 'Vos eSIM',
  ofGuest: { title: 'Vos eSIM', about: 'Achetées dans ce navigateur' },
};

export const joinOfferWords: typeof source.joinOfferWords = {
  offer: (count) =>
    count < 2
      ? `Vous avez acheté ${eSims(count)} ici en tant qu’invité. L’ajouter à votre compte\u202F?`
      : `Vous avez acheté ${eSims(count)} ici en tant qu’invité. Les ajouter à votre compte\u202F?`,
  yes: 'Ajouter',
  later: 'Pas maintenant',
  failed: 'Rien n’a changé.',
  joined: {
    title: (count) => `${eSims(count)} ${count < 2 ? 'ajoutée' : 'ajoutées'} à votre compte.`,
    text: (count) =>
      count < 2
        ? 'Elle n’apparaît plus dans ce navigateur quand vous êtes déconnecté.'
        : 'Elles n’apparaissent plus dans ce navigateur quand vous êtes déconnecté.',
  },
};

export const forgetDeviceWords: typeof source.forgetDeviceWords = {
  question: 'Appareil partagé\u202F?',
  open: 'Retirer mes eSIM de ce navigateur',
  title: 'Retirer vos eSIM de ce navigateur\u202F?',
  text: 'Ce navigateur n’affichera plus ce qui a été acheté ici. Vos eSIM restent à vous et continuent de fonctionner, tout comme le lien privé dans l’e\u2011mail de chaque commande. Vous ne pourrez pas revenir en arrière ici.',
  yes: 'Retirer',
  no: 'Annuler',
  failed: 'Rien n’a été retiré.',
};

export const profileWords: typeof source.profileWords = {
  noName: 'Votre profil',
};
