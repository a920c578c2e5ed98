import type * as source from './enterprise-received-words.ts';

export const enterpriseReceivedWords: typeof source.enterpriseReceivedWords = {
  subject: 'Nous avons bien reçu la demande de votre entreprise',
  preview: 'Un conseiller vous répondra sous un jour ouvré.',
  lead: (day) =>
    `Merci. Nous avons reçu votre demande le ${day}, et un conseiller vous répondra sous un jour ouvré.`,
  seePlans: 'Voir nos forfaits',
  more: 'Quelque chose à ajouter\u202F? Répondez simplement à cet e-mail.',
  wasNotYou:
    'Vous ne nous avez rien demandé\u202F? Quelqu’un s’est sans doute trompé d’adresse. Ignorez cet e-mail.',
};
