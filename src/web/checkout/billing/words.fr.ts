import type { Bought } from '../outcome/words.ts';
import type * as source from './words.ts';

/** What goes to the address. A top-up comes without codes. */
const goesTo = (what: Bought, where: string) =>
  ({
    plan: `La facture est envoyée ${where}.`,
    eSIM: `L’eSIM et son QR code sont envoyés ${where}.`,
    eSIMs: `Les eSIM et leurs QR codes sont envoyés ${where}.`,
  })[what];

export const billingWords: typeof source.billingWords = {
  title: 'Facturation',
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'Adresse e\u2011mail',
  goesThere: (what) => goesTo(what, 'à cette adresse'),
  createAccount: 'Créer un compte pour garder mes achats',
  noPassword: 'Pas besoin de mot de passe maintenant. Un e\u2011mail vous dira comment vous connecter.',
  ofAccount: 'L’adresse de votre compte.',
  other: 'Utiliser une autre adresse e\u2011mail',
  otherEmail: 'Autre adresse e\u2011mail',
  goesToBoth: (what) => goesTo(what, 'aux deux adresses'),
  noMarketing: 'Ne pas m’écrire sur des forfaits similaires',
  company: {
    title: 'Vous achetez pour une entreprise\u202F?',
    hint: 'Les deux figurent sur la facture.',
    name: 'Entreprise',
    vatNumber: 'Numéro de TVA',
    net: 'Numéro confirmé\u00A0: vous ne payez pas de TVA ici et la déclarez vous-même (autoliquidation).',
    charged: 'Numéro confirmé. Dans votre pays, le prix comprend la TVA pour les entreprises aussi.',
    invalid: 'Ce numéro de TVA n’est pas enregistré dans l’UE\u00A0: vous payez donc la TVA.',
    unknown:
      'Nous ne pouvons pas vérifier ce numéro pour le moment. Vous payez la TVA, qui vous sera remboursée dès que le numéro sera confirmé.',
  },
  errors: {
    noVatNumber: 'Vérifiez le numéro de TVA',
    noName: 'Saisissez votre nom complet',
    ofAccount: 'C’est l’adresse de votre compte',
  },
};

export const invitationWords: typeof source.invitationWords = {
  title: 'Connectez-vous pour plus d’avantages',
  button: 'Se connecter',
};
