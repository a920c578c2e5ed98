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
    title: 'Als we niet kunnen leveren',
    body: (
      <>
        <p>{refundPromise.undelivered}</p>
        <p>Je leest het op je bestelpagina en in een e-mail.</p>
      </>
    ),
  },
  {
    id: 'does-not-work',
    title: 'Als het niet werkt',
    body: (
      <>
        <p>
          {refundPromise.broken} {refundPromise.fault}
        </p>
        <p>
          Vaak ligt het alleen aan de instellingen van de telefoon, en die behandelt de{' '}
          <Link to={paths.installationOnBoth()}>installatiegids</Link>. Schrijf anders naar{' '}
          <EmailLink to={supportEmail} /> met je bestelnummer, het model van je telefoon en het land waar je
          bent.
        </p>
      </>
    ),
  },
  {
    id: 'money',
    title: 'Hoe het geld terugkomt',
    body: <p>{refundPromise.money}</p>,
  },
  {
    id: 'who',
    title: 'Wie we zijn',
    body: (
      <p>
        {legalName}
        {legalAddress && `, ${legalAddress},`} exploiteert {brand}. Deze pagina maakt deel uit van de{' '}
        <Link to={paths.termsOfService()}>Algemene voorwaarden</Link>. Niets hier ontneemt je rechten die de
        wet je geeft.
      </p>
    ),
  },
];

function changedYourMind(hours: number, supportEmail: string): ArticleSection {
  return {
    id: 'changed-your-mind',
    title: 'Als je je bedenkt',
    body: (
      <>
        <AskForRefund hours={hours} supportEmail={supportEmail} />
        <p>{refundPromise.after}</p>
        <p>
          We vragen het netwerk of de eSIM is gebruikt, nemen hem terug en sturen je het geld. Ook een eSIM
          die je hebt geïnstalleerd maar nooit hebt aangezet, kun je teruggeven. Verwijder hem gewoon van je
          telefoon.
        </p>
        <p>
          Een bundel die je aan een eSIM hebt toegevoegd, kun je op dezelfde manier teruggeven. De eSIM en de
          andere bundels blijven zoals ze zijn.
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
          Om te herroepen kies je <Link to={paths.withdraw()}>{withdrawalPromise.link}</Link>, hier, onder aan
          elke pagina, op je bestelpagina of in de e-mail met je eSIM. Daarna bevestig je het. Een account heb
          je niet nodig. {withdrawalPromise.otherWay} <EmailLink to={supportEmail} />
          {legalAddress && `, of per brief aan ${legalName}, ${legalAddress}`}.
        </p>
        <p>{withdrawalPromise.receipt}</p>
        <p>{withdrawalPromise.money}</p>
        <p>{withdrawalPromise.ends}</p>
      </>
    ),
  };
}
