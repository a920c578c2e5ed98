import type * as source from './story-words.ts';

export const howItWorksWords: typeof source.howItWorksWords = {
  title: 'Comment ça marche',
  home: {
    when: 'Chez vous',
    what: 'Choisissez un forfait',
    how: (paypal) =>
      `Sélectionnez destination, jours et données. Payez par carte, Apple Pay${paypal ? ', Google Pay ou PayPal' : ' ou Google Pay'}, sans compte.`,
  },
  before: {
    when: 'Avant le décollage',
    what: 'Installez l’eSIM',
    how: 'Elle arrive par e\u2011mail avec un QR code. Touchez une fois le lien sur votre téléphone, ou scannez le code depuis un autre écran.',
  },
  landing: {
    when: 'À l’atterrissage',
    what: 'Désactivez le mode avion',
    how: 'Le forfait s’active tout seul quand votre téléphone trouve un réseau local. Votre propre SIM garde vos appels.',
  },
};

export const keepNumberWords: typeof source.keepNumberWords = {
  title: 'Gardez votre numéro, même sur WhatsApp',
  lead: 'Une eSIM de voyage ajoute des données, pas un nouveau numéro. WhatsApp, Signal et les autres gardent le numéro que vos proches connaissent. Vos discussions et vos groupes restent, et il n’y a personne à prévenir.',
  ownSim: 'Votre propre SIM',
  calls: 'Appels et SMS sur votre numéro',
  chats: 'Vos applis de messagerie, connectées comme d’habitude',
  travelEsim: 'Votre eSIM de voyage',
  data: 'Des données pour tout cela, aux prix locaux',
};

export const whyUsWords: typeof source.whyUsWords = {
  title: 'Pourquoi nous choisir',
  lead: 'Tout ce que vous devez savoir est affiché avant que vous ne payiez.',
  browse: 'Voir les forfaits',
  setup: {
    what: 'Mise en route immédiate',
    how: 'Du paiement à une eSIM qui fonctionne en une minute environ.',
  },
  data: {
    what: 'Données illimitées ou fixes',
    how: 'De 1\u00A0Go pour une semaine à 100\u00A0Go pour six mois.',
  },
  world: { what: 'Plus de 200\u00A0pays', how: 'Une seule eSIM, à recharger à chaque nouvelle destination.' },
  money: {
    what: 'Aucuns frais d’itinérance',
    how: 'Vous payez une fois, à l’avance. Rien n’est facturé ensuite.',
  },
  calls: {
    what: 'Votre SIM pour les appels',
    how: 'Votre numéro et vos discussions restent tels quels.',
  },
  warning: {
    what: 'Une alerte à 80\u00A0%',
    how: 'Nous vous prévenons tant qu’il vous reste des données.',
  },
};
