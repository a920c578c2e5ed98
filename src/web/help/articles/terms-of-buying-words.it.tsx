import { Link } from 'react-router';

import { refundPromise, withdrawalPromise } from '../../../domain/promise/words.ts';
import { paths } from '../../core/paths.ts';
import { taxesIn } from '../facts/words.ts';
import { AskForRefund } from './ask-for-refund-words.tsx';
import type * as source from './terms-of-buying-words.tsx';

export const termsOfBuying: typeof source.termsOfBuying = ({
  brand,
  legalName,
  legalAddress,
  supportEmail,
  refundHours,
  withdrawal,
  feePolicy,
  chargesTax,
}) => [
  {
    id: 'agreement',
    title: 'Chi siamo',
    body: (
      <>
        <p>
          {brand} è gestito da {legalName}
          {legalAddress && `, ${legalAddress}`} (“noi”). Questi termini si applicano ogni volta che usi questo
          sito, acquisti qui un piano eSIM o ne usi uno. Facendolo, li accetti. Se non li accetti, non usare
          il sito.
        </p>
        <p>
          Se la legge del luogo in cui vivi dà ai consumatori diritti che un contratto non può togliere, quei
          diritti ti restano, qualunque cosa sia scritta qui.
        </p>
      </>
    ),
  },
  {
    id: 'age',
    title: 'Chi può acquistare',
    body: (
      <p>
        Devi avere almeno 18&nbsp;anni, o il consenso di un genitore o tutore che accetta questi termini per
        te. Se acquisti per un’azienda, confermi di poter agire per suo conto.
      </p>
    ),
  },
  {
    id: 'service',
    title: 'Che cosa acquisti',
    body: (
      <>
        <p>
          Un piano è una quantità prepagata di dati mobili per un determinato Paese o una determinata regione
          e per un numero fisso di giorni, consegnata come eSIM. Comprende solo dati, senza numero di
          telefono, chiamate o SMS.
        </p>
        <p>
          La pagina di un piano dice quanti dati ricevi, per quanti giorni, a quale velocità se la conosciamo,
          quando iniziano i giorni e se puoi aggiungere altri dati. I piani chiamati Illimitato non hanno un
          limite complessivo. La loro scheda dice quanti dati ricevi ogni giorno alla massima velocità e quale
          velocità hai dopo.
        </p>
      </>
    ),
  },
  {
    id: 'device',
    title: 'Il tuo telefono',
    body: (
      <p>
        Il tuo telefono deve essere compatibile con le eSIM e sbloccato, cioè non vincolato a un operatore.
        Spetta a te verificarlo prima dell’acquisto. La{' '}
        <Link to={paths.deviceChecker()}>verifica della compatibilità</Link> elenca i modelli, ma l’ultima
        parola spetta alle impostazioni del telefono. In alcuni Paesi certi modelli sono venduti senza eSIM.
      </p>
    ),
  },
  {
    id: 'orders',
    title: 'Prezzi, ordini e pagamento',
    body: (
      <>
        <p>
          Paghi nella valuta mostrata al momento del pagamento.{' '}
          {feePolicy === 'included'
            ? 'Il prezzo di un piano è quello che paghi, qualunque metodo di pagamento tu scelga.'
            : 'Al momento del pagamento vedi il prezzo del piano, la commissione di elaborazione per il metodo di pagamento che hai scelto e il totale prima di pagare.'}{' '}
          Non addebitiamo nulla di più, e nulla si rinnova automaticamente. {taxesIn(chargesTax)}
        </p>
        <p>
          Il tuo ordine è una proposta contrattuale, e il contratto si conclude quando il pagamento è andato a
          buon fine. Se un prezzo cambia mentre stai pagando, ti mostriamo quello nuovo e ti chiediamo di
          nuovo conferma. Un errore di prezzo evidente non ci vincola. In quel caso annulliamo l’ordine e ti
          rimborsiamo per intero.
        </p>
        <p>
          Dei pagamenti si occupano i fornitori di servizi di pagamento, secondo le loro condizioni. Se
          contesti un addebito alla tua banca, scrivi anche a noi. Così la maggior parte delle contestazioni
          si risolve prima.
        </p>
      </>
    ),
  },
  {
    id: 'delivery',
    title: 'Consegna',
    body: (
      <>
        <p>
          La tua eSIM arriva via email, con un codice QR e i codici di attivazione, e si trova nella pagina
          privata del tuo ordine. Di solito ci vuole circa un minuto. Indica un indirizzo a cui puoi leggere
          la posta. Chiunque abbia i codici può installare l’eSIM.
        </p>
        <p>{refundPromise.undelivered}</p>
      </>
    ),
  },
  {
    id: 'activation',
    title: 'Installazione e validità',
    body: (
      <p>
        Un codice QR e i relativi codici manuali funzionano una volta sola, su un solo telefono. Rimuovere
        l’eSIM dal telefono può renderla inutilizzabile. Installarla non la fa partire. Per la maggior parte
        dei piani i giorni iniziano quando il telefono si collega a internet per la prima volta a
        destinazione, come indica la scheda del piano. I dati che restano alla fine dei giorni vanno persi, e
        se la scheda indica un termine per iniziare e non inizi entro quel termine, il piano decade.
      </p>
    ),
  },
  {
    id: 'refunds',
    title: 'Rimborsi',
    body: (
      <>
        <AskForRefund hours={refundHours} supportEmail={supportEmail} />
        <p>
          {refundPromise.after} {refundPromise.fault}
        </p>
        <p>{refundPromise.money}</p>
        {withdrawal && <p>{withdrawalPromise.right}</p>}
        <p>
          Trovi tutto nella nostra <Link to={paths.refundPolicy()}>Politica di rimborso</Link>, che fa parte
          di questi termini.
        </p>
      </>
    ),
  },
  {
    id: 'subscription',
    title: 'Altre offerte',
    body: (
      <p>
        L’abbonamento mensile citato nella <Link to={paths.installation()}>guida all’installazione</Link> è
        un’offerta a parte, con le proprie condizioni. Un piano acquistato qui non si trasforma mai in un
        abbonamento.
      </p>
    ),
  },
];
