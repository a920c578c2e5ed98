import type * as source from './words.ts';

export const summaryWords: typeof source.summaryWords = {
  title: 'Sintesi contrattuale',
  intro:
    'La presente sintesi contrattuale riporta gli elementi principali di questa offerta di servizi, come richiesto dal diritto dell’UE. Aiuta a confrontare le offerte di servizi. Informazioni complete sul servizio sono fornite in altri documenti.',
  headings: {
    service: 'Servizi e apparecchiature',
    speeds: 'Velocità del servizio internet e mezzi di ricorso in caso di problemi',
    price: 'Prezzo',
    duration: 'Durata, rinnovo e risoluzione',
    disabilities: 'Caratteristiche per gli utenti finali con disabilità',
    other: 'Altre informazioni pertinenti',
  },
  dataOnly: 'Accesso a internet prepagato su reti mobili, senza chiamate, SMS né numero di telefono.',
  esim: 'Arriva come eSIM subito dopo il pagamento, via email e sulla pagina dell’ordine. Ti serve un telefono sbloccato che supporta le eSIM. Nessun dispositivo è incluso.',
  onto: 'Viene aggiunto a un’eSIM che hai già. Nessun dispositivo è incluso.',
  networks: (names) => `Reti: ${names}.`,
  noNetworks: 'Il nostro fornitore non indica quale generazione di rete usa.',
  untilUsed: 'Alla massima velocità finché i dati non sono esauriti. Poi la connessione si interrompe.',
  noPromise:
    'La velocità dipende dalla rete, dal luogo, dal tuo telefono e da quante persone sono connesse, quindi non è garantita.',
  once: (totals) => `Paghi una sola volta, in anticipo. Totale: ${totals}`,
  nothingElse: 'Imposte e commissioni sono incluse. Non viene addebitato altro, nemmeno a dati esauriti.',
  ends: 'Dopo, il piano termina da solo. Non si rinnova, quindi non c’è nulla da disdire.',
  accessible: (address) =>
    `Le nostre pagine ed email puntano al livello AA delle WCAG 2.2: puoi acquistare, installare e ricevere aiuto con la tastiera o uno screen reader, e ogni codice c’è anche come testo. Altre informazioni: ${address}`,
  part: {
    title: 'Reclami e controversie',
    text: 'Scrivi prima a {support_email}. Se non troviamo un accordo, puoi rivolgerti all’autorità di regolazione delle comunicazioni elettroniche o a un organismo di risoluzione delle controversie del tuo Paese.',
  },
  documents: (addresses) => `Gli altri documenti del contratto: ${addresses}`,
  made: (day) => `Redatta in data ${day}.`,
  download: 'Scarica questa sintesi',
};
