import type * as source from './story-words.ts';

export const howItWorksWords: typeof source.howItWorksWords = {
  title: 'Come funziona',
  home: {
    when: 'A casa',
    what: 'Scegli un piano',
    how: (paypal) =>
      `Scegli destinazione, giorni e dati. Paga con carta, Apple Pay${paypal ? ', Google Pay o PayPal' : ' o Google Pay'}, senza account.`,
  },
  before: {
    when: 'Prima del decollo',
    what: 'Installa l’eSIM',
    how: 'Arriva via email con un codice QR. Basta un tocco sul telefono che hai in mano, o la scansione da un altro schermo.',
  },
  landing: {
    when: 'All’atterraggio',
    what: 'Disattiva la modalità aereo',
    how: 'Il piano si attiva da solo quando il telefono trova una rete locale. Le chiamate restano sulla tua SIM.',
  },
};

export const keepNumberWords: typeof source.keepNumberWords = {
  title: 'Le tue chat restano sul tuo numero',
  lead: 'Un’eSIM di viaggio aggiunge dati, non un nuovo numero. WhatsApp, Signal e le altre app mantengono il numero che i tuoi amici conoscono. Le chat e i gruppi restano, e non devi avvisare nessuno.',
  ownSim: 'La tua SIM',
  calls: 'Chiamate e SMS sul tuo numero',
  chats: 'Le tue app di messaggistica, attive come sempre',
  travelEsim: 'La tua eSIM di viaggio',
  data: 'Dati per tutto questo, a prezzi locali',
};

export const whyUsWords: typeof source.whyUsWords = {
  title: 'Perché noi',
  lead: 'Tutto ciò che devi sapere è nella scheda del piano, prima di pagare.',
  browse: 'Sfoglia i piani',
  setup: {
    what: 'Configurazione immediata',
    how: 'Dal pagamento a un’eSIM che funziona in circa un minuto.',
  },
  data: {
    what: 'Dati illimitati o fissi',
    how: 'Da 1\u00A0GB per una settimana a 100\u00A0GB per sei mesi.',
  },
  world: {
    what: 'Più di 200\u00A0Paesi',
    how: 'Una sola eSIM, a cui aggiungi ogni nuova destinazione.',
  },
  money: {
    what: 'Nessun costo di roaming',
    how: 'Paghi una volta sola, in anticipo. Dopo non arriva nessuna bolletta.',
  },
  calls: {
    what: 'La tua SIM per le chiamate',
    how: 'Il tuo numero e le tue chat restano come sono.',
  },
  warning: { what: 'Un avviso all’80%', how: 'Te lo diciamo finché ci sono ancora dati da usare.' },
};
