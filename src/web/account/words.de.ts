import type * as source from './words.ts';

const eSims = (count: number) => (count === 1 ? '1 eSIM' : `${count} eSIMs`);

export const ownProfileWords: typeof source.ownProfileWords = {
  list: 'Deine eSIMs',
  ofGuest: { title: 'Deine eSIMs', about: 'In diesem Browser gekauft' },
};

export const joinOfferWords: typeof source.joinOfferWords = {
  offer: (count) =>
    `Du hast hier als Gast ${eSims(count)} gekauft. Möchtest du sie zu deinem Konto hinzufügen?`,
  yes: 'Hinzufügen',
  later: 'Nicht jetzt',
  failed: 'Es hat sich nichts geändert.',
  joined: {
    title: (count) => `${eSims(count)} zu deinem Konto hinzugefügt.`,
    text: (count) =>
      count === 1
        ? 'Wenn du abgemeldet bist, ist sie in diesem Browser nicht mehr zu sehen.'
        : 'Wenn du abgemeldet bist, sind sie in diesem Browser nicht mehr zu sehen.',
  },
};

export const forgetDeviceWords: typeof source.forgetDeviceWords = {
  question: 'Nicht dein Gerät?',
  open: 'Meine eSIMs aus diesem Browser entfernen',
  title: 'Deine eSIMs aus diesem Browser entfernen?',
  text: 'Dieser Browser zeigt dann nicht mehr, was hier gekauft wurde. Deine eSIMs gehören weiter dir und funktionieren, ebenso der private Link in der E-Mail zu jeder Bestellung. Hier kannst du das nicht rückgängig machen.',
  yes: 'Entfernen',
  no: 'Abbrechen',
  failed: 'Es wurde nichts entfernt.',
};

export const profileWords: typeof source.profileWords = {
  noName: 'Dein Profil',
};
