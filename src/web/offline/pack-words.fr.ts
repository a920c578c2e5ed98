import type * as source from './pack-words.ts';

export const packWords: typeof source.packWords = {
  install: 'Installer votre eSIM',
  wifi: 'L’installation demande du Wi-Fi. Ensuite, vous n’avez plus besoin de rien ici.',
  used: 'Cette eSIM a été installée, ses codes ont donc été supprimés ici. Ils ne servent qu’une fois.',
  anotherScreen: 'Sur un autre écran',
  arrival: 'À l’atterrissage',
  trouble: 'Pas de connexion\u202F?',
  apn: {
    name: 'APN',
    automatic: 'Votre téléphone le configure tout seul.',
    byHand: 'Saisissez-le dans les réglages de cette eSIM s’il n’y a pas de connexion.',
    unknown: 'La plupart des téléphones le configurent tout seuls. Si le vôtre en demande un, écrivez-nous.',
  },
  facts: 'Votre forfait',
  iccid: 'ICCID',
  left: 'Données restantes',
  read: (date) => `Au ${date}`,
  kept: (date) => `Gardé le ${date}.`,
  until: (date) => `Sera supprimé de cet appareil le ${date}.`,
  help: 'Aide',
  write: 'Écrivez-nous avec votre numéro de commande dès que vous êtes en ligne.',
  chat: 'Ouvrir le chat',
  remove: 'Supprimer de cet appareil',
  removeQuestion: 'Sans réseau, vous ne pourrez pas le récupérer.',
  yes: 'Supprimer',
  no: 'Garder',
};
