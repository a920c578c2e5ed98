import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import { RefundTime } from '../facts/refund-time.tsx';
import { SERVICE, taxesIn } from '../facts/words.ts';
import type * as source from './faq-words.tsx';

type FaqFacts = Parameters<typeof source.faqGroups>[0];

const BEFORE: source.FaqGroup = {
  id: 'before-you-buy',
  title: 'Prima dell’acquisto',
  questions: [
    {
      question: 'Che cos’è un’eSIM?',
      answer:
        'È una SIM senza la scheda. Il chip è già nel tuo telefono, e scarichi ciò che prima arrivava su un pezzo di plastica. Un telefono può contenerne più d’una, quindi un’eSIM di viaggio sta accanto alla SIM che hai.',
    },
    {
      question: 'Che differenza c’è con il roaming?',
      answer:
        'Con il roaming, il tuo operatore ti presenta dopo il conto di ciò che hai usato all’estero. Qui paghi prima un prezzo fisso per giorni e dati fissi, e dopo non arriva nessuna bolletta.',
    },
    {
      question: 'Meglio un piano per un Paese o un piano regionale?',
      answer: (
        <>
          Se resti in un solo Paese, il suo piano di solito costa meno. Se attraversi confini, un{' '}
          <Link to={paths.regional()}>piano regionale</Link> continua a funzionare in tutti i Paesi del suo
          elenco, con una sola eSIM.
        </>
      ),
    },
    {
      question: 'Di quanti dati ho bisogno?',
      answer:
        'Mappe e messaggi consumano circa 100\u00A0MB al giorno, un’ora di videochiamata circa 1\u00A0GB. Se condividi molte foto o lavori in viaggio, un piano illimitato fa più al caso tuo.',
    },
    {
      question: 'Mi serve un account?',
      answer:
        'No. Ti serve solo un indirizzo email, ed è lì che arriva la tua eSIM. Un account tiene eSIM e fatture in un unico posto e compila per te i dati del pagamento.',
    },
    {
      question: 'Posso acquistare per qualcun altro?',
      answer:
        'Sì. Invia il codice QR, o scansionalo con il telefono dell’altra persona. Il codice funziona una volta sola, sul telefono che lo scansiona.',
    },
  ],
};

const paying = ({ feePolicy, paypal, chargesTax }: FaqFacts): source.FaqGroup => ({
  id: 'paying',
  title: 'Pagamento',
  questions: [
    {
      question: 'Come posso pagare?',
      answer: `Puoi pagare con carta di credito o di debito (Visa, Mastercard, American Express)${paypal ? ', con PayPal' : ''} e con Apple Pay o Google Pay sui dispositivi che li hanno. I numeri delle carte vanno direttamente al gestore dei pagamenti, e noi non li vediamo mai.`,
    },
    feePolicy === 'included'
      ? {
          question: 'Ci sono commissioni in più?',
          answer: `No. Il prezzo di un piano è quello che paghi${paypal ? ', con carta o con PayPal' : ''}. ${taxesIn(chargesTax)}`,
        }
      : {
          question: 'Perché il totale è più alto del prezzo del piano?',
          answer: `Aggiungiamo la commissione di elaborazione per le carte${paypal ? ' o PayPal' : ''}. Appena scegli un piano ne vedi il prezzo con la commissione per la carta, e la pagina di pagamento mostra piano, commissione e totale prima che paghi. ${taxesIn(chargesTax)}`,
        },
    {
      question: 'Il pagamento è andato a buon fine, ma non ho un’eSIM. Ho perso i soldi?',
      answer:
        'No. Continuiamo a lavorare su un ordine pagato finché la tua eSIM non è pronta. Se non possiamo consegnarla, ti rimborsiamo per intero in automatico e te lo comunichiamo via email.',
    },
    {
      question: 'Come funzionano i rimborsi?',
      answer: (
        <>
          Entro <RefundTime /> dall’acquisto puoi avere un rimborso completo se l’eSIM non è stata attivata né
          usata. Trovi i dettagli nella <Link to={paths.refundPolicy()}>Politica di rimborso</Link>.
        </>
      ),
    },
  ],
});

const TRAVELLING: source.FaqGroup = {
  id: 'on-the-trip',
  title: 'In viaggio',
  questions: [
    {
      question: 'Quando iniziano i miei giorni?',
      answer:
        'Per la maggior parte dei piani, i giorni iniziano quando il telefono si collega a internet per la prima volta a destinazione. Se lo sappiamo, è indicato nei Dettagli del piano.',
    },
    {
      question: 'Quale rete userò?',
      answer:
        'Una delle reti locali con cui funziona il tuo piano. La sceglie il telefono. Se è lenta, puoi sceglierne un’altra nelle impostazioni.',
    },
    {
      question: 'Posso condividere la connessione con il mio portatile?',
      answer:
        'Alcuni piani permettono l’hotspot. I Dettagli del piano ti dicono se il tuo lo permette, o che il nostro fornitore non ce l’ha detto.',
    },
    {
      question: 'Perché attivare il roaming dati se non voglio pagare il roaming?',
      answer:
        'Un’eSIM di viaggio è sempre in roaming, quindi il suo interruttore deve essere attivo. Hai già pagato, quindi non costa nulla di più. Sulla tua linea lascia l’interruttore disattivato.',
    },
    {
      question: 'Posso usare la stessa eSIM nel Paese successivo?',
      answer:
        'Un piano per un Paese funziona solo in quel Paese. Se la scheda del piano dice che si possono aggiungere dati, puoi aggiungere la prossima destinazione all’eSIM che hai. Apri il profilo e premi “Aggiungi dati”. Altrimenti installi un’altra eSIM.',
    },
  ],
};

const AFTERWARDS: source.FaqGroup = {
  id: 'afterwards',
  title: 'Dopo il viaggio, e tutto il resto',
  questions: [
    {
      question: 'Il viaggio è finito. Che cosa faccio con l’eSIM?',
      answer:
        'Disattivala, o rimuovila nelle impostazioni quando i suoi giorni sono finiti. Scade e basta, e non ti addebitiamo mai altro.',
    },
    {
      question: 'Ho un telefono nuovo. Posso spostare la mia eSIM?',
      answer: (
        <>
          I codici funzionano una volta sola, quindi non puoi installarla una seconda volta. Se ti restano
          molti dati, scrivi all’<Link to={paths.support()}>assistenza</Link> prima di dare via il vecchio
          telefono.
        </>
      ),
    },
    {
      question: 'Che cosa conservate su di me?',
      answer: (
        <>
          Conserviamo ciò che serve per consegnare la tua eSIM e risponderne, per un tempo limitato. L’
          <Link to={paths.privacy()}>Informativa sulla privacy</Link> lo elenca voce per voce.
        </>
      ),
    },
    {
      question: 'Siamo un’azienda. Possiamo acquistare per un team?',
      answer: (
        <>
          Sì. Dicci dove andate e in quanti siete dalla{' '}
          <Link to={paths.businessContact()}>pagina per le aziende</Link>, e ti rispondiamo{' '}
          {SERVICE.businessReply}.
        </>
      ),
    },
  ],
};

export const faqGroups: typeof source.faqGroups = (facts) => [BEFORE, paying(facts), TRAVELLING, AFTERWARDS];
