import { Link } from 'react-router';

import { refundPromise, withdrawalPromise } from '../../../domain/promise/words.ts';
import { paths } from '../../core/paths.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import type { ArticleSection } from './article.tsx';
import { AskForRefund } from './ask-for-refund-words.tsx';
import type * as source from './refund-words.tsx';

export const refundSections: typeof source.refundSections = ({
  brand,
  legalName,
  legalAddress,
  supportEmail,
  refundHours,
  withdrawal,
}) => [
  ...(refundHours > 0 ? [changedYourMind(refundHours, supportEmail)] : []),
  ...(withdrawal ? [rightToWithdraw(legalName, legalAddress, supportEmail)] : []),
  {
    id: 'not-delivered',
    title: 'Se non possiamo consegnare',
    body: (
      <>
        <p>{refundPromise.undelivered}</p>
        <p>Te lo dicono la pagina del tuo ordine e un’email.</p>
      </>
    ),
  },
  {
    id: 'does-not-work',
    title: 'Se non funziona',
    body: (
      <>
        <p>
          {refundPromise.broken} {refundPromise.fault}
        </p>
        <p>
          Molti problemi dipendono solo dalle impostazioni del telefono, e la{' '}
          <Link to={paths.installationOnBoth()}>guida all’installazione</Link> li spiega. Altrimenti scrivi a{' '}
          <EmailLink to={supportEmail} /> indicando il numero d’ordine, il modello del telefono e il Paese in
          cui ti trovi.
        </p>
      </>
    ),
  },
  {
    id: 'money',
    title: 'Come riavrai i tuoi soldi',
    body: <p>{refundPromise.money}</p>,
  },
  {
    id: 'who',
    title: 'Chi siamo',
    body: (
      <p>
        {legalName}
        {legalAddress && `, ${legalAddress},`} gestisce {brand}. Questa pagina fa parte dei{' '}
        <Link to={paths.termsOfService()}>Termini di servizio</Link>. Nulla di quanto scritto qui ti toglie i
        diritti che la legge ti riconosce.
      </p>
    ),
  },
];

function changedYourMind(hours: number, supportEmail: string): ArticleSection {
  return {
    id: 'changed-your-mind',
    title: 'Se cambi idea',
    body: (
      <>
        <AskForRefund hours={hours} supportEmail={supportEmail} />
        <p>{refundPromise.after}</p>
        <p>
          Chiediamo alla rete se l’eSIM è stata usata, la ritiriamo e inviamo i soldi. Puoi restituire un’eSIM
          che hai installato ma mai attivato. Basta rimuoverla dal telefono.
        </p>
        <p>
          Allo stesso modo puoi restituire un piano che hai aggiunto a un’eSIM. L’eSIM e gli altri suoi piani
          restano come sono.
        </p>
      </>
    ),
  };
}

function rightToWithdraw(
  legalName: string,
  legalAddress: string | null,
  supportEmail: string,
): ArticleSection {
  return {
    id: 'withdrawal',
    title: withdrawalPromise.title,
    body: (
      <>
        <p>{withdrawalPromise.right}</p>
        <p>
          Per recedere, premi “<Link to={paths.withdraw()}>{withdrawalPromise.link}</Link>” qui, in fondo a
          ogni pagina, nella pagina del tuo ordine o nell’email con la tua eSIM. Poi conferma. Non ti serve un
          account. {withdrawalPromise.otherWay} <EmailLink to={supportEmail} />
          {legalAddress && `, o per lettera a ${legalName}, ${legalAddress}`}.
        </p>
        <p>{withdrawalPromise.receipt}</p>
        <p>{withdrawalPromise.money}</p>
        <p>{withdrawalPromise.ends}</p>
      </>
    ),
  };
}
