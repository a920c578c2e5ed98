import type * as source from './enterprise-received-words.ts';

export const enterpriseReceivedWords: typeof source.enterpriseReceivedWords = {
  subject: 'Wir haben deine Unternehmensanfrage erhalten',
  preview: 'Innerhalb eines Werktags antwortet dir ein Mensch.',
  lead: (day) =>
    `Danke. Deine Anfrage ist am ${day} bei uns eingegangen. Innerhalb eines Werktags antwortet dir ein Mensch.`,
  seePlans: 'Tarife ansehen',
  more: 'Möchtest du etwas ergänzen? Antworte einfach auf diese E-Mail.',
  wasNotYou:
    'Du hast uns keine Anfrage geschickt? Wahrscheinlich hat sich jemand bei der Adresse vertippt, und du kannst diese E-Mail ignorieren.',
};
