import type * as source from './sent-to-another-words.ts';

export const sentToAnotherWords: typeof source.sentToAnotherWords = {
  subject: 'Abbiamo mandato la tua eSIM a un altro indirizzo',
  preview: (order) => `Ordine ${order}. Se non l’hai chiesto tu, rispondi subito a questa email.`,
  lead: 'la nostra assistenza ha mandato l’email con la tua eSIM a un altro indirizzo, perché qualcuno l’ha chiesto.',
  sent: { title: 'Che cosa è stato mandato', addresses: 'Mandato a' },
  changes: {
    title: 'Che cosa cambia',
    text: 'Non cambia nient’altro. L’ordine resta tuo. Tutto il resto, anche un rimborso, arriva solo a questo indirizzo.',
  },
  wasNotYou: 'Non l’hai chiesto tu? Rispondi subito a questa email.',
};
