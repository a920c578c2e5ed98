import type * as source from './support-words.ts';

export const supportEntries: typeof source.supportEntries = (refundTime) => [
  {
    category: 'Compatibilità',
    question: 'Il mio telefono funziona con un’eSIM?',
    answer:
      'Deve essere compatibile con le eSIM e sbloccato. La verifica della compatibilità, nella pagina di installazione, elenca i modelli. Per sicurezza, cerca “Aggiungi eSIM” nelle impostazioni del telefono. Se c’è, funziona.',
  },
  {
    category: 'Installazione',
    question: 'Quando devo installare l’eSIM?',
    answer:
      'Installala prima di partire, quando hai ancora il Wi-Fi. L’installazione non fa partire il piano. Per la maggior parte dei piani i giorni iniziano quando il telefono si collega a internet per la prima volta a destinazione. Te lo dice la scheda di ogni piano.',
  },
  {
    category: 'Installazione',
    question: 'Quanto dura l’installazione?',
    answer:
      'I passaggi richiedono un minuto. Poi aspetta 2-3\u00A0minuti per la registrazione. Tieni il telefono sul Wi-Fi e resta sulla schermata finché non dice che l’eSIM è pronta.',
  },
  {
    category: 'Consegna',
    question: 'Ho pagato. Dov’è il mio codice QR?',
    answer:
      'È in un’email inviata all’indirizzo che hai dato al momento del pagamento, di solito entro un minuto. Controlla anche la cartella dello spam. Gli stessi codici sono nella pagina privata del tuo ordine e, nel browser con cui hai acquistato, nel Profilo.',
  },
  {
    category: 'Codici',
    question: 'Posso usare il codice QR una seconda volta, o su un altro telefono?',
    answer:
      'No. I codici QR e i codici manuali funzionano una volta sola. Installa l’eSIM sul telefono con cui viaggerai, e lasciala lì fino alla fine del viaggio.',
  },
  {
    category: 'Chiamate',
    question: 'Mantengo il mio numero, le chiamate e le chat?',
    answer:
      'Sì. L’eSIM di viaggio è solo dati e funziona accanto alla tua SIM. Le tue app di messaggistica mantengono il numero con cui le hai registrate. Lascia disattivato il roaming dati sulla tua linea, così non ti costa nulla.',
  },
  {
    category: 'Dati',
    question: 'Che cosa significa Illimitato?',
    answer:
      'Non c’è un limite complessivo. La scheda di ogni piano illimitato dice quanti dati ricevi ogni giorno alla massima velocità, e quale velocità hai dopo, fino al giorno successivo.',
  },
  {
    category: 'Dati',
    question: 'Che cosa succede quando finisco i dati?',
    answer:
      'La connessione si ferma, e non ti addebitiamo altro. Ti avvisiamo all’80%, così puoi prenderne altri in tempo. Se la scheda del piano lo dice, puoi aggiungere dati alla stessa eSIM. Apri il profilo e premi “Aggiungi dati”.',
  },
  {
    category: 'Rimborsi',
    question: 'Posso riavere i miei soldi?',
    answer: `Sì. Puoi riaverli tutti entro ${refundTime} dall’acquisto se l’eSIM non è stata attivata né usata. Se non possiamo consegnare un’eSIM, ti rimborsiamo automaticamente.`,
  },
  {
    category: 'Problemi',
    question: 'Sono a destinazione e non c’è connessione. Che cosa faccio?',
    answer:
      'Controlla nelle impostazioni che l’eSIM di viaggio sia attiva, che sia quella scelta per i dati mobili e che il suo roaming dati sia attivo. Poi attiva e disattiva la modalità aereo e aspetta 2-3\u00A0minuti. Se non basta, scegli una rete manualmente o scrivici.',
  },
];
