import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const detailsWords: typeof source.detailsWords = {
  title: 'Détails et état de l’eSIM en direct',
  facts: {
    country: 'Pays',
    data: 'Données',
    validity: 'Validité',
    order: 'N° de commande',
    price: 'Prix payé',
    refunded: 'Déjà remboursé',
    paidWith: 'Payé avec',
    email: 'E-mail',
    bought: 'Achat',
  },
  paid: (price, code) => (code === '' ? price : `${price} (${code})`),
  order: 'Votre commande',
  moreData: {
    title: 'Plus de données',
    text: (country) =>
      `Ajoutez à cette eSIM un autre forfait (${country}) ou une nouvelle destination. Vous n’avez rien à installer.`,
  },
  list: {
    title: 'Retirer de ma liste',
    hidden: 'Cette eSIM est masquée. Vous pouvez la rétablir depuis vos eSIM masquées.',
    shown: 'Votre eSIM continuera de fonctionner sur votre téléphone. Vous pouvez revenir en arrière.',
    remove: 'Supprimer l’eSIM',
  },
};

export const timelineWords: typeof source.timelineWords = {
  title: 'Suivi de la commande',
  failed: 'Nous n’avons pas pu charger le suivi.',
  steps: {
    paid: 'Payée',
    ordered: 'Commandée',
    assigned: 'Attribuée',
    installed: 'Installée',
    first_use: 'Première utilisation',
    used_80: '80\u00A0% utilisés',
    topped_up: 'Données ajoutées',
    ended: 'Terminée',
  },
  ends: {
    depleted: 'Données épuisées',
    expired: 'Expirée',
    lapsed: 'Périmée',
    revoked: 'Reprise',
    refunded: 'Remboursée',
  },
  sources: {
    shop: 'd’après nos registres',
    network: 'd’après le réseau',
    noticed: 'constaté par nous',
  },
  from: (when, source) => phrase`${when}, ${source}`,
  never: 'Jamais',
  notYet: 'Pas encore',
};

export const liveStatusWords: typeof source.liveStatusWords = {
  title: 'État en direct',
  refresh: 'Actualiser',
  returned: 'Cette eSIM a été reprise, le réseau ne la connaît donc plus.',
  failed: {
    title: 'Nous n’arrivons pas à joindre le réseau.',
    text: 'Voici ses dernières informations. Réessayez dans quelques minutes.',
  },
  facts: {
    status: 'Statut',
    state: 'État',
    data: 'Données du forfait',
    used: 'Utilisé',
    remaining: 'Restant',
    usage: 'Consommation',
    atFullSpeed: 'À pleine vitesse aujourd’hui',
    assigned: 'Attribuée',
    reference: 'Référence d’attribution',
    daysStarted: 'Début des jours',
    daysEnd: 'Fin des jours',
    updated: 'Dernière mise à jour',
  },
  technical: 'Détails techniques',
  unknown: 'N/A',
  leftOf: (left, of) => `${left} sur ${of}`,
};

export const refundOfferWords: typeof source.refundOfferWords = {
  title: 'Remboursement',
  offer: (what, until) =>
    what === 'plan'
      ? phrase`Si vous ne l’avez pas utilisé, vous pouvez rendre ce forfait et être remboursé intégralement jusqu’au ${until}.`
      : phrase`Si vous ne l’avez pas utilisée, vous pouvez rendre cette eSIM et être remboursé intégralement jusqu’au ${until}.`,
  coming: (amount) => `Remboursement en route\u00A0: ${amount}.`,
  sent: (amount, date) => phrase`Nous avons remboursé ${amount} le ${date}.`,
  takenBack: (what) =>
    what === 'plan'
      ? 'Ce forfait a été repris sans remboursement.'
      : 'Cette eSIM a été reprise sans remboursement.',
};

export const returnAskedWords: typeof source.returnAskedWords = {
  title: 'Nous avons interrogé le réseau',
  paused: 'Votre retour est noté',
  text: (what, amount) =>
    what === 'plan'
      ? `Notre partenaire réseau décidera s’il reprend ce forfait. Si oui, nous rembourserons ${amount} sur le moyen de paiement utilisé. Ne l’utilisez pas d’ici là.`
      : `Notre partenaire réseau décidera s’il reprend cette eSIM. Si oui, nous rembourserons ${amount} sur le moyen de paiement utilisé. Ne l’utilisez pas d’ici là.`,
};

export const refundDialogWords: typeof source.refundDialogWords = {
  question: (what) => (what === 'plan' ? 'Rendre ce forfait\u202F?' : 'Rendre cette eSIM\u202F?'),
  terms: (place, plan, what, price) =>
    what === 'plan'
      ? `Nous reprenons définitivement votre forfait (${place}, ${plan}) et remboursons ${price} sur le moyen de paiement utilisé.`
      : `Nous reprenons définitivement votre eSIM (${place}, ${plan}) et remboursons ${price} sur le moyen de paiement utilisé.`,
  stays: {
    plan: 'Votre eSIM et ses autres forfaits ne changent pas.',
    eSIM: 'Pensez à la supprimer de votre téléphone si elle y est déjà.',
  },
  yes: (what, price) =>
    what === 'plan' ? `Rendre le forfait contre ${price}` : `Rendre l’eSIM contre ${price}`,
  keep: 'Garder',
  failed: 'Rien n’a été modifié.',
  confirm: {
    title: 'Consultez vos e\u2011mails',
    sent: (to) => `Nous avons écrit à ${to} pour confirmer.`,
    text: (what, hours) =>
      what === 'plan'
        ? `Ce forfait a été acheté avec cette adresse, qui n’est pas celle de votre compte. Pour le rendre, ouvrez le lien de l’e\u2011mail dans les ${hours}\u00A0heures. D’ici là, rien ne change.`
        : `Cette eSIM a été achetée avec cette adresse, qui n’est pas celle de votre compte. Pour la rendre, ouvrez le lien de l’e\u2011mail dans les ${hours}\u00A0heures. D’ici là, rien ne change.`,
  },
  returned: {
    title: 'Votre remboursement est en route',
    amount: (price) => `Nous remboursons ${price} sur le moyen de paiement utilisé.`,
    plan: 'Le forfait n’est plus sur votre eSIM.',
    eSIM: 'L’eSIM ne fonctionne plus.',
  },
};
