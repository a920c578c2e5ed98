import type * as source from './address-changed-words.ts';

export const addressChangedWords: typeof source.addressChangedWords = {
  subject: 'Il tuo ordine ha un nuovo indirizzo email',
  preview: (order) => `Ordine ${order}. Se non l’hai chiesto tu, rispondi subito a questa email.`,
  lead: 'la nostra assistenza ha cambiato l’indirizzo email del tuo ordine, perché qualcuno l’ha chiesto.',
  changed: { title: 'Che cosa è cambiato', addresses: 'Le email ora vanno a' },
  means: {
    title: 'Che cosa significa',
    text: 'D’ora in poi tutte le email su questo ordine, anche quelle su un rimborso, arrivano al nuovo indirizzo. Questa è l’ultima che ricevi qui.',
  },
  wasNotYou: 'Non l’hai chiesto tu? Rispondi subito a questa email.',
};
