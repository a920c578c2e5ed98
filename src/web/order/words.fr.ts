import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const documentsWords: typeof source.documentsWords = {
  invoice: 'Facture',
  invoiceFailed: 'La facture n’a pas pu être téléchargée',
  creditNote: 'Avoir',
  creditNoteOf: (amount) => `Avoir de ${amount}`,
  creditNoteFailed: 'L’avoir n’a pas pu être téléchargé',
  contractSummary: 'Récapitulatif contractuel',
};

const TITLES: (typeof source.orderStateWords)['titles'] = {
  unpaid: 'Cette commande n’est pas payée',
  pending: 'Votre paiement est en cours de vérification',
  processing: 'Votre eSIM est en route',
  ready: 'Votre eSIM est prête',
  refunding: 'Votre remboursement est en route',
  refunded: 'Vous avez été remboursé',
};

export const orderStateWords: typeof source.orderStateWords = {
  titles: TITLES,
  addedTitles: {
    ...TITLES,
    processing: 'Vos données arrivent',
    ready: 'Vos données ont été ajoutées',
  },
  install: 'Installez-la sur votre téléphone',
  hidden: {
    title: 'Les codes ne sont plus affichés ici',
    text: (days) =>
      `Au cas où son lien aurait été partagé, cette page cesse d’afficher le QR code et les codes d’activation ${days.used}\u00A0jours après la première utilisation, et ${days.link}\u00A0jours après la livraison si vous n’avez pas acheté dans ce navigateur. Vous les trouverez toujours dans notre e\u2011mail et sous «\u00A0Vos eSIM\u00A0», dans votre compte ou dans le navigateur de l’achat.`,
  },
  added: {
    title: 'Ce forfait est sur votre eSIM',
    text: (iccid) =>
      `Il a été ajouté à l’eSIM dont l’ICCID se termine par ${iccid}. Vous n’avez rien à installer.`,
  },
  returnAsked: {
    heading: 'Un remboursement a été demandé',
    title: 'Nous avons interrogé le réseau',
    text: (what, amount, from) =>
      what === 'plan'
        ? `Notre partenaire réseau décidera s’il reprend ce forfait. Si oui, nous rembourserons ${amount} sur ${from}. Ne l’utilisez pas d’ici là.`
        : `Notre partenaire réseau décidera s’il reprend cette eSIM. Si oui, nous rembourserons ${amount} sur ${from}. Ne l’utilisez pas d’ici là.`,
  },
  unpaid: {
    text: 'Il n’y a donc pas d’eSIM. Vous pouvez toujours acheter le même forfait.',
    late: 'La session de paiement avait expiré',
    title: 'Le paiement n’a pas abouti',
    back: 'Retour au paiement',
  },
  refund: {
    comesBack: (amount, from) => `Nous remboursons ${amount} sur ${from}`,
    isBack: (amount, from) => `Nous avons remboursé ${amount} sur ${from}`,
    whole: {
      refunding: 'Vous récupérez tout ce que vous avez payé.',
      refunded: 'Vous avez récupéré tout ce que vous avez payé.',
    },
    plans: (country) => `Forfaits ${country}`,
  },
  pending: {
    after: {
      eSIM: (email) =>
        phrase`Ne payez pas une deuxième fois. Dès qu’il sera validé, votre eSIM apparaîtra ici et nous l’enverrons par e\u2011mail à ${email}.`,
      plan: (email) =>
        phrase`Ne payez pas une deuxième fois. Dès qu’il sera validé, nous ajouterons les données à votre eSIM et nous écrirons à ${email}.`,
    },
  },
  paid: {
    title: 'Votre paiement est passé',
    eSIM: (email) =>
      phrase`La plupart des eSIM arrivent en moins d’une minute. Cette page affichera la vôtre dès qu’elle sera là. Vous pouvez la fermer. Nous enverrons l’eSIM par e\u2011mail à ${email}.`,
    plan: (email) =>
      phrase`La plupart des forfaits sont ajoutés en moins d’une minute. Cette page vous le dira dès que le vôtre y sera. Vous pouvez la fermer. Nous écrirons à ${email}.`,
  },
  checkAgain: 'Vérifier à nouveau',
};

export const orderTicketWords: typeof source.orderTicketWords = {
  totals: {
    unpaid: 'Total',
    pending: 'En vérification',
    processing: 'Payé',
    ready: 'Payé',
    refunding: 'Remboursement',
    refunded: 'Remboursé',
  },
  rows: {
    number: 'N° de commande',
    iccid: 'ICCID',
    email: 'E-mail',
    paid: 'Payé',
    paidWith: 'Payé avec',
    ordered: 'Commandé',
    returned: 'Remboursé',
    inPart: 'Remboursement partiel',
    goodwill: 'Remboursé (geste commercial)',
  },
  onTheWay: (amount) => `${amount}, en route`,
};

export const saveOrderWords: typeof source.saveOrderWords = {
  guest: {
    title: 'Garder cette commande dans un compte',
    button: 'Se connecter pour l’enregistrer',
  },
  text: 'Vous la retrouverez alors sur tous vos appareils, sans ce lien.',
  saved: 'Enregistrée dans votre compte.',
  another: 'Cette commande est dans un autre compte.',
  user: {
    title: 'Garder cette commande dans votre compte',
    button: 'Enregistrer dans mon compte',
  },
};

export const orderRightsWords: typeof source.orderRightsWords = {
  withdrawn: (at) => phrase`Vous vous êtes rétracté de ce contrat le ${at}.`,
  until: (at) => phrase`Remboursement intégral jusqu’au ${at} si rien n’a été utilisé.`,
  over: (at) => phrase`Le délai pour rendre cette commande a pris fin le ${at}.`,
  stranger: {
    title: 'Nous devons savoir qu’elle est à vous',
    text: (mail, number) =>
      phrase`Nous pouvons envoyer un lien à l’adresse de l’achat. Il fonctionne sur tout appareil. Vous n’avez plus accès à cette boîte\u202F? Connectez-vous au compte où se trouve la commande, ou écrivez à ${mail} avec votre numéro de commande, ${number}.`,
    mail: 'Recevoir le lien par e\u2011mail',
  },
  mailed: {
    title: (to) => `Nous avons écrit à ${to}.`,
    text: (hours) =>
      `Ouvrez le lien de l’e\u2011mail dans les ${hours}\u00A0heures pour être remboursé. D’ici là, rien ne change.`,
  },
};

export const boughtTogetherWords: typeof source.boughtTogetherWords = {
  title: 'Achetés ensemble',
  states: {
    unpaid: 'Non payé',
    pending: 'Paiement en cours de vérification',
    processing: 'En route',
    ready: 'Prêt',
    refunding: 'Remboursement en cours',
    refunded: 'Remboursé',
  },
};
