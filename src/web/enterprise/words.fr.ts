import { phrase } from '../core/phrase.ts';
import { feeIncluded } from '../core/words.ts';
import type * as source from './words.ts';

const PROMISE = 'Nous répondons sous un jour ouvré.';

export const offerWords: typeof source.offerWords = {
  title: 'Solutions pour entreprises',
  lead: 'Des données mobiles pour vos équipes à l’étranger. Dites-nous où et combien de personnes, et nous répondons sous un jour ouvré.',
  team: {
    what: 'Des eSIM pour toute une équipe',
    how: 'Une seule demande pour toute l’équipe. Distribuez les eSIM par lots.',
  },
  places: {
    what: 'Là où vous allez',
    how: 'Des forfaits pour un seul pays ou pour des régions entières, dans plus de 200\u00A0pays.',
  },
  price: {
    what: 'Un prix connu d’avance',
    how: 'Vous recevez un devis pour les données qu’il vous faut. Aucune facture d’itinérance ensuite.',
  },
  sample: (place, data, days, { plan, charged }) =>
    `Exemple du jour\u00A0: le forfait «\u00A0${place}, ${data}, ${days}\u00A0» coûte ${plan} par personne${charged === null ? '' : ` (${feeIncluded(charged)})`}.`,
  invoice: {
    what: 'Une seule facture pour l’équipe',
    how: 'Une facture unique, au nom de votre entreprise et avec son numéro de TVA.',
  },
  person: {
    what: 'Une vraie personne vous répond',
    how: 'Un membre de notre équipe commerciale lit votre demande et répond sous un jour ouvré.',
  },
  own: {
    text: (dashboard) => phrase`Déjà client\u202F? Accédez à votre ${dashboard}.`,
    dashboard: 'tableau de bord',
  },
};

export const formWords: typeof source.formWords = {
  name: 'Demander un devis',
  you: 'Vous et votre entreprise',
  companyName: 'Nom de l’entreprise',
  contactName: 'Nom du contact',
  email: 'E-mail',
  phone: 'Téléphone',
  website: 'Site web',
  teamSize: 'Taille de l’équipe',
  noTeamSize: 'Choisissez une taille',
  regions: 'Régions visées',
  message: 'Message',
  messageHint: 'Combien de voyageurs, combien de temps, combien de données, et à partir de quand.',
  trap: 'Laissez ce champ vide',
  consent: {
    text: (legalName, policy) =>
      phrase`J’accepte que ${legalName} utilise ce que je saisis ici pour me répondre, conformément à la ${policy}.`,
    policy: 'Politique de confidentialité',
  },
  subscribe: 'Envoyez-moi des nouvelles des forfaits pour entreprises. Je peux me désabonner à tout moment.',
  failed: 'Une erreur s’est produite',
  nothingLost: (address) =>
    phrase`Rien de ce que vous avez saisi n’est perdu. Réessayez, ou écrivez à ${address}.`,
  send: 'Demander un devis',
  sending: 'Envoi…',
  promise: PROMISE,
  needed: `Il nous faut votre entreprise, votre nom, votre e\u2011mail et votre accord. ${PROMISE}`,
  noScript: (supportEmail) =>
    `L’envoi de ce formulaire a besoin de JavaScript. Ou écrivez à ${supportEmail}.`,
};

export const thanksWords: typeof source.thanksWords = {
  title: 'Merci',
  text: (address) =>
    phrase`Nous avons reçu votre demande. Un conseiller répondra à ${address} sous un jour ouvré. Nous y avons aussi envoyé une confirmation.`,
  dashboard: 'Aller au tableau de bord',
  another: 'Envoyer une autre demande',
};
