import type * as source from './pack-words.ts';

export const packWords: typeof source.packWords = {
  install: 'Installer votre eSIM',
  wifi: 'Votre téléphone a besoin du Wi-Fi pendant l’installation. Ensuite, vous n’avez plus besoin de rien ici.',
  used: 'Cette eSIM est installée, ses codes sont donc supprimés d’ici. Ils ne servent qu’une fois.',
  anotherScreen: 'Sur un autre écran',
  arrival: 'À l’atterrissage',
  trouble: 'Pas de connexion\u202F?',
  apn: {
    name: 'APN',
    automatic: 'Votre téléphone le règle tout seul.',
    byHand: 'Saisissez-le dans les réglages de cette eSIM si rien ne se connecte.',
    unknown: 'La plupart des téléphones le règlent tout seuls. Si le vôtre en demande un, écrivez-nous.',
  },
  facts: 'Votre forfait',
  iccid: 'ICCID',
  left: 'Données restantes',
  read: (date) => `Au ${date}`,
  kept: (date) => `Gardé le ${date}.`,
  until: (date) => `Supprimé d’ici le ${date}.`,
  help: 'Aide',
  write: 'Écrivez-nous avec votre numéro de commande dès que vous êtes en ligne.',
  chat: 'Ouvrir le chat',
  remove: 'Supprimer d’ici',
  removeQuestion: 'Sans réseau, vous ne pourrez pas le récupérer.',
  yes: 'Supprimer',
  no: 'Garder',
};
