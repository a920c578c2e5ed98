import { formatSpan, RETENTION } from '../../../domain/retention.ts';
import type * as source from './privacy-retention-words.ts';

export const STORED_DATA: typeof source.STORED_DATA = [
  {
    what: 'Un acquisto',
    holds:
      'Nome e indirizzo email, un secondo indirizzo se l’hai dato, il piano, quanto è costato, come hai pagato e il riferimento del fornitore di servizi di pagamento, gli orari, il partner che ti ha mandato, se c’era, e una forma offuscata del cookie ospite, che indica quale browser l’ha acquistato.',
    until: `Fino a ${formatSpan(RETENTION.guestPurchase)} dopo un acquisto senza account, o quanto l’account. Poi tutto ciò che rimanda a te viene cancellato e restano solo i dati contabili.`,
  },
  {
    what: 'Un pagamento non concluso',
    holds: 'Gli stessi dati, per quanto li hai compilati e inviati.',
    until: `${formatSpan(RETENTION.unpaidCheckout)}.`,
  },
  {
    what: 'Un’eSIM',
    holds: 'Il suo numero (ICCID), i suoi codici in forma cifrata, il suo piano e quanti dati restano.',
    until:
      'Quanto il suo acquisto. Poi i codici vengono cancellati, e il numero resta con i documenti contabili.',
  },
  {
    what: 'Il recesso da un contratto',
    holds:
      'Il nome e l’indirizzo email che indichi per il recesso, quando l’abbiamo ricevuto e che cosa ne è seguito. Che cosa hai accettato al momento del pagamento sulla consegna immediata, e quando.',
    until:
      'Quanto il suo acquisto. Poi cancelliamo il nome e l’indirizzo, e solo il fatto del recesso resta con i documenti contabili.',
  },
  {
    what: 'Un account',
    holds:
      'Nome, indirizzo email, se l’indirizzo è confermato, la lingua che hai scelto o in cui hai acquistato, la tua password in forma irreversibile, o il numero con cui un servizio di accesso ti conosce.',
    until: `Fino a ${formatSpan(RETENTION.account)} dopo la tua ultima interazione, o finché non lo elimini.`,
  },
  {
    what: 'Una carta salvata',
    holds:
      'Il fatto che l’hai chiesto, e il numero con cui Stripe ti conosce. La carta la conserva Stripe, e noi ne vediamo il marchio, le ultime quattro cifre e la data di scadenza.',
    until: 'Finché non la rimuovi o non elimini il tuo account. Allora la cancella anche Stripe.',
  },
  {
    what: 'Un accesso',
    holds:
      'Quando è iniziata una sessione, quando è stata usata l’ultima volta e in che tipo di browser. Non contiene indirizzi di rete.',
    until: 'Finché non esci, 7\u00A0giorni dopo l’ultimo utilizzo o 30\u00A0giorni dopo l’accesso.',
  },
  {
    what: 'Le email per te',
    holds:
      'Il fatto che è stata inviata un’email, di che tipo, quando e a quale indirizzo. Il testo non lo conserviamo.',
    until: `${formatSpan(RETENTION.sentMail)}.`,
  },
  {
    what: 'La richiesta di un’azienda',
    holds:
      'Che cosa scrivi nel modulo, se hai chiesto novità, il tuo consenso, l’ora, il tipo di browser e a che punto è la nostra risposta.',
    until: `Fino a ${formatSpan(RETENTION.enterpriseRequest)}.`,
  },
  {
    what: 'I messaggi dei fornitori di servizi di pagamento',
    holds: 'Il loro numero, il loro tipo e il pagamento a cui si riferiscono, ma nessun nome.',
    until: `${formatSpan(RETENTION.webhookReceipt)}.`,
  },
  {
    what: 'Un blocco',
    holds:
      'L’indirizzo email di una persona a cui non vendiamo più, per esempio dopo una frode, da quando e perché.',
    until:
      'Finché non lo togliamo, anche dopo che abbiamo cancellato il resto, perché cancellarlo lo toglierebbe.',
  },
  {
    what: 'I contatori contro gli abusi',
    holds:
      'Quante volte qualcosa è stato tentato da un indirizzo di rete o per un account, entrambi in forma irreversibile.',
    until: 'Circa un giorno.',
  },
  {
    what: 'Le ricerche senza risultati',
    holds:
      'Che cosa è stato scritto, se ha al massimo 40\u00A0lettere e né una cifra né una @, per insegnare nuovi nomi alla ricerca. Vi aggiungiamo un numero da 0 a 255 che migliaia di browser hanno in comune. Ci dice se più persone non trovano lo stesso luogo, non chi sono. Non conserviamo né cookie né indirizzi di rete.',
    until: `${formatSpan(RETENTION.missedSearch)}.`,
  },
  {
    what: 'I documenti contabili',
    holds:
      'Importi, date, piani, riferimenti di pagamento e rimborso, e fatture e note di credito così come sono state emesse. Il tuo nome e il tuo indirizzo email vi restano solo finché conserviamo il tuo acquisto. Poi li cancelliamo anche lì.',
    until:
      'Per tutto il tempo in cui le norme fiscali e contabili ci obbligano a conservarli, anche dopo che abbiamo cancellato il resto.',
  },
  {
    what: 'I dati per l’IVA',
    holds:
      'Se il prezzo comprende l’IVA: il Paese della tua carta, quello dell’indirizzo ricevuto con il pagamento, quello del tuo indirizzo di rete e quello della tua eSIM, e l’importo dell’imposta. Senza nome né indirizzo.',
    until: `${formatSpan(RETENTION.taxFacts)} dalla fine dell’anno dell’acquisto, perché lo richiede il diritto dell’UE, anche dopo che abbiamo cancellato il resto.`,
  },
];
