import { counted } from '../../../domain/language-words.fr.ts';
import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const faqSearchWords: typeof source.faqSearchWords = {
  search: 'Rechercher dans les questions fréquentes',
  try: 'Remboursement, partage…',
  none: 'Aucune question ne correspond à cette recherche.',
  found: (entries) => counted(entries, 'question trouvée', 'questions trouvées'),
  show: 'Afficher',
  hide: 'Masquer',
};

export const serviceWords: typeof source.serviceWords = {
  business: {
    name: 'Demandes d’entreprise',
    way: (reply, page) => phrase`Nous répondons ${reply}. Écrivez-nous sur la ${page}.`,
    page: 'page Entreprises',
  },
  refunds: {
    name: 'Remboursements',
    within: (time) => `Possibles pendant ${time} après l’achat si l’eSIM n’a pas été utilisée.`,
  },
  language: { name: 'Langue', which: 'Nous répondons en anglais.' },
  atHand: {
    name: 'À indiquer',
    what: 'Indiquez votre numéro de commande, votre modèle de téléphone et le pays où vous êtes.',
  },
};

export const contactWords: typeof source.contactWords = {
  mail: {
    name: 'Assistance par e\u2011mail',
    text: (reply) => `La première réponse prend ${reply}.`,
  },
  chat: {
    name: 'Chat en direct',
    unknown: 'Ouvert tous les jours',
    isOpen: (until) => `Ouvert jusqu’à ${until}, à votre heure`,
    isClosed: (until) => `Fermé jusqu’à ${until}, à votre heure`,
    text: 'Un conseiller vous répond aussitôt. En dehors de ces horaires, écrivez-nous par e\u2011mail.',
    open: 'Ouvrir le chat',
    byMail:
      'Un conseiller vous répond aussitôt. Demandez un chat par e\u2011mail, et nous vous enverrons un lien pendant ces horaires.',
    ask: 'Demander un chat',
    subject: 'Chat en direct',
  },
};
