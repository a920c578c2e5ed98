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
    title: 'Wenn wir nicht liefern können',
    body: (
      <>
        <p>{refundPromise.undelivered}</p>
        <p>Das erfährst du auf deiner Bestellseite und per E-Mail.</p>
      </>
    ),
  },
  {
    id: 'does-not-work',
    title: 'Wenn etwas nicht funktioniert',
    body: (
      <>
        <p>
          {refundPromise.broken} {refundPromise.fault}
        </p>
        <p>
          Oft liegt es nur an den Einstellungen des Handys, und dabei hilft die{' '}
          <Link to={paths.installationOnBoth()}>Installationsanleitung</Link>. Sonst schreib an{' '}
          <EmailLink to={supportEmail} /> und nenne deine Bestellnummer, dein Handymodell und das Land, in dem
          du gerade bist.
        </p>
      </>
    ),
  },
  {
    id: 'money',
    title: 'Wie das Geld zurückkommt',
    body: <p>{refundPromise.money}</p>,
  },
  {
    id: 'who',
    title: 'Wer wir sind',
    body: (
      <p>
        {legalName}
        {legalAddress && `, ${legalAddress},`} betreibt {brand}. Diese Seite ist Teil der{' '}
        <Link to={paths.termsOfService()}>AGB</Link>. Nichts darin nimmt dir Rechte, die dir das Gesetz gibt.
      </p>
    ),
  },
];

function changedYourMind(hours: number, supportEmail: string): ArticleSection {
  return {
    id: 'changed-your-mind',
    title: 'Wenn du es dir anders überlegst',
    body: (
      <>
        <AskForRefund hours={hours} supportEmail={supportEmail} />
        <p>{refundPromise.after}</p>
        <p>
          Wir fragen das Netz, ob die eSIM genutzt wurde, nehmen sie zurück und schicken dir das Geld. Auch
          eine eSIM, die du installiert, aber nie eingeschaltet hast, kannst du zurückgeben. Entferne sie
          einfach von deinem Handy.
        </p>
        <p>
          Einen Tarif, den du zu einer eSIM hinzugefügt hast, kannst du genauso zurückgeben. Die eSIM und ihre
          anderen Tarife bleiben, wie sie sind.
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
          Um zu widerrufen, wähle <Link to={paths.withdraw()}>{withdrawalPromise.link}</Link> – hier, unten
          auf jeder Seite, auf deiner Bestellseite oder in der E-Mail mit deiner eSIM. Bestätige es dann. Ein
          Konto brauchst du nicht. {withdrawalPromise.otherWay} <EmailLink to={supportEmail} />
          {legalAddress && ` oder per Brief an ${legalName}, ${legalAddress}`}.
        </p>
        <p>{withdrawalPromise.receipt}</p>
        <p>{withdrawalPromise.money}</p>
        <p>{withdrawalPromise.ends}</p>
      </>
    ),
  };
}
