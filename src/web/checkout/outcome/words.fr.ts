import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const bothAddresses: typeof source.bothAddresses = (one, other) => phrase`${one} et ${other}`;

export const successWords: typeof source.successWords = {
  title: 'Merci pour votre achat\u202F!',
  news: {
    eSIM: {
      ready: (country) => `Votre eSIM ${country} est prête.`,
      onItsWay: (country) => `Votre eSIM ${country} est en route.`,
    },
    eSIMs: { ready: () => 'Vos eSIM sont prêtes.', onItsWay: () => 'Vos eSIM sont en route.' },
    plan: {
      ready: (country) => `Vos données (${country}) sont sur votre eSIM. Vous n’avez rien à installer.`,
      onItsWay: (country) => `Vos données (${country}) arrivent sur votre eSIM.`,
    },
  },
  mail: {
    eSIM: {
      ready: (to) => phrase`Nous envoyons le QR code à ${to}.`,
      onItsWay: (to) =>
        phrase`Elle apparaîtra sur votre page de commande, et nous l’enverrons par e\u2011mail à ${to}.`,
    },
    eSIMs: {
      ready: (to) => phrase`Nous envoyons les QR codes à ${to}.`,
      onItsWay: (to) =>
        phrase`Elles apparaîtront sur votre page de commande, et nous les enverrons par e\u2011mail à ${to}.`,
    },
    plan: {
      ready: (to) => phrase`Nous envoyons la facture à ${to}.`,
      onItsWay: (to) => phrase`Nous écrirons à ${to} dès qu’elles y seront.`,
    },
  },
  partly: (refunded) =>
    refunded === 1
      ? 'Vos eSIM sont prêtes, sauf une que le réseau n’a pas pu livrer. Nous la remboursons.'
      : `Vos eSIM sont prêtes, sauf ${refunded} que le réseau n’a pas pu livrer. Nous les remboursons.`,
  paid: (amount) => `Vous avez payé ${amount}.`,
  install: 'Installer maintenant',
  secondMail: 'Vous recevrez un deuxième e\u2011mail au sujet de votre compte.',
  notKept:
    'Votre navigateur bloque les cookies, cette eSIM n’est donc pas gardée ici. Vous la trouverez dans votre e\u2011mail.',
  opening: {
    ready: 'Vos eSIM s’ouvrent dans 3\u00A0secondes',
    onItsWay: 'Votre commande s’ouvre dans 3\u00A0secondes',
  },
};

export const purchaseWaitingWords: typeof source.purchaseWaitingWords = {
  checking: {
    title: 'Nous vérifions votre paiement',
    text: 'Cela prend un instant. Ne payez pas une deuxième fois.',
    goesTo: (to) => phrase`Nous vous tiendrons au courant à l’adresse ${to}.`,
  },
  paid: {
    title: 'Votre paiement est passé',
    eSIM: (to) =>
      phrase`Nous préparons votre eSIM, en général en moins d’une minute. Vous pouvez fermer cette page. Nous l’enverrons par e\u2011mail à ${to}.`,
    eSIMs: (to) =>
      phrase`Nous préparons vos eSIM, en général en moins d’une minute. Vous pouvez fermer cette page. Nous les enverrons par e\u2011mail à ${to}.`,
    plan: (to) =>
      phrase`Nous ajoutons les données à votre eSIM, en général en moins d’une minute. Vous pouvez fermer cette page. Nous écrirons à ${to}.`,
  },
};

export const secondPaymentWords: typeof source.secondPaymentWords = {
  returned:
    'Cet achat était déjà payé. Nous remboursons donc automatiquement et intégralement ce second paiement.',
  notTaken: 'Cet achat était déjà payé. Nous n’avons donc pas encaissé ce second paiement.',
};

export const settledWords: typeof source.settledWords = {
  ready: {
    title: 'Cet achat est terminé',
    eSIM: (country) => `Votre eSIM ${country} est prête.`,
    eSIMs: () => 'Vos eSIM sont prêtes.',
    plan: (country) => `Vos données (${country}) sont sur votre eSIM.`,
  },
  onItsWay: {
    title: {
      eSIM: 'Votre eSIM est en route',
      eSIMs: 'Vos eSIM sont en route',
      plan: 'Vos données ajoutées arrivent',
    },
    eSIM: (country, to) =>
      phrase`Votre paiement est passé. Votre eSIM ${country} apparaîtra sur votre page de commande, et nous écrirons à ${to}.`,
    eSIMs: (_country, to) =>
      phrase`Votre paiement est passé. Vos eSIM apparaîtront sur votre page de commande, et nous écrirons à ${to}.`,
    plan: (country, to) =>
      phrase`Votre paiement est passé. Vos données ajoutées (${country}) apparaîtront sur votre page de commande, et nous écrirons à ${to}.`,
  },
  pending: {
    eSIM: (takes, to) =>
      phrase`${takes} Ne payez pas une deuxième fois. Dès qu’il sera validé, nous enverrons votre eSIM par e\u2011mail à ${to}.`,
    eSIMs: (takes, to) =>
      phrase`${takes} Ne payez pas une deuxième fois. Dès qu’il sera validé, nous enverrons vos eSIM par e\u2011mail à ${to}.`,
    plan: (takes, to) =>
      phrase`${takes} Ne payez pas une deuxième fois. Dès qu’il sera validé, nous ajouterons les données à votre eSIM et nous écrirons à ${to}.`,
  },
  unanswered: {
    title: 'Votre paiement est passé',
    eSIM: (to) =>
      phrase`La connexion s’est coupée avant que votre eSIM n’arrive ici. Elle n’est pas perdue. Nous l’enverrons par e\u2011mail à ${to}. Ne payez pas une deuxième fois.`,
    eSIMs: (to) =>
      phrase`La connexion s’est coupée avant que vos eSIM n’arrivent ici. Elles ne sont pas perdues. Nous les enverrons par e\u2011mail à ${to}. Ne payez pas une deuxième fois.`,
    plan: (to) =>
      phrase`La connexion s’est coupée avant que vos données n’arrivent ici. Elles ne sont pas perdues. Nous écrirons à ${to}. Ne payez pas une deuxième fois.`,
  },
  bankWaits: {
    title: 'Votre banque traite encore le paiement',
    eSIM: (to) =>
      phrase`Cela peut prendre quelques minutes. Ne payez pas une deuxième fois. Dès que votre banque aura accepté, nous enverrons votre eSIM par e\u2011mail à ${to}.`,
    eSIMs: (to) =>
      phrase`Cela peut prendre quelques minutes. Ne payez pas une deuxième fois. Dès que votre banque aura accepté, nous enverrons vos eSIM par e\u2011mail à ${to}.`,
    plan: (to) =>
      phrase`Cela peut prendre quelques minutes. Ne payez pas une deuxième fois. Dès que votre banque aura accepté, nous ajouterons les données à votre eSIM et nous écrirons à ${to}.`,
    checkAgain: 'Vérifier à nouveau',
  },
  refunded: 'Votre remboursement est en route',
  mismatch: {
    title: 'Nous devons examiner ce paiement',
    text: (to) => phrase`Ne payez pas une deuxième fois. Nous écrirons à ${to}.`,
  },
};

export const orderAddressWords: typeof source.orderAddressWords = {
  goesTo: (name, address) => phrase`Pour ${name}, à l’adresse ${address}.`,
  fix: 'Mauvaise adresse\u202F? La corriger',
  label: 'Où l’envoyer\u202F?',
  save: 'L’envoyer là',
  fixed: 'C’est corrigé. Tout ce qui concerne cette commande sera désormais envoyé à cette adresse.',
};

export const pausedWords: typeof source.pausedWords = {
  title: 'Les ventes sont suspendues',
  notCharged: 'Rien n’a été débité.',
  underWay: 'Le paiement commencé se poursuit. Votre commande indique où il en est.',
  order: 'Voir votre commande',
  plans: 'Retour aux forfaits',
  esims: 'Retour à vos eSIM',
};
