import type * as source from './enterprise-received-words.ts';

export const enterpriseReceivedWords: typeof source.enterpriseReceivedWords = {
  subject: 'Abbiamo ricevuto la tua richiesta aziendale',
  preview: 'Una persona ti risponde entro un giorno lavorativo.',
  lead: (day) =>
    `Grazie. Abbiamo ricevuto la tua richiesta (${day}), e una persona ti risponde entro un giorno lavorativo.`,
  seePlans: 'Vedi i nostri piani',
  more: 'Vuoi aggiungere qualcosa? Rispondi a questa email.',
  wasNotYou:
    'Non ci hai chiesto niente? Probabilmente qualcuno ha sbagliato a scrivere il proprio indirizzo: puoi ignorare questa email.',
};
