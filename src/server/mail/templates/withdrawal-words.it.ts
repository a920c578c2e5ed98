import { withdrawalPromise } from '../../../domain/promise/words.ts';
import type * as source from './withdrawal-words.ts';

export const withdrawalReceivedWords: typeof source.withdrawalReceivedWords = {
  subject: 'Abbiamo ricevuto il tuo recesso',
  preview: (order, moment) => `Ordine ${order}, ricevuto in data ${moment}. Conserva questa email.`,
  lead: (moment) => `abbiamo ricevuto il tuo recesso in data ${moment}. Conserva questa email come ricevuta.`,
  declared: {
    title: 'Che cosa hai dichiarato',
    declaration: 'Dichiarazione',
    text: 'Recedo dal contratto di questo ordine.',
    name: 'Nome',
    confirmedTo: 'Conferma a',
    received: 'Ricevuto',
  },
  next: `Ritiriamo il piano, a meno che non sia stato attivato o usato, e ti scriviamo appena il rimborso è partito. ${withdrawalPromise.money} Non usare il piano.`,
  wasNotYou: 'Non eri tu? Rispondi subito a questa email.',
};
