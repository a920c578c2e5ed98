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
    title: 'Jeśli nie możemy dostarczyć',
    body: (
      <>
        <p>{refundPromise.undelivered}</p>
        <p>Dowiesz się o tym ze strony zamówienia i z e‑maila.</p>
      </>
    ),
  },
  {
    id: 'does-not-work',
    title: 'Jeśli nie działa',
    body: (
      <>
        <p>
          {refundPromise.broken} {refundPromise.fault}
        </p>
        <p>
          Wiele problemów to tylko kwestia ustawień telefonu, a te omawia{' '}
          <Link to={paths.installationOnBoth()}>instrukcja instalacji</Link>. W innych przypadkach napisz na{' '}
          <EmailLink to={supportEmail} /> i podaj numer zamówienia, model telefonu oraz kraj, w którym jesteś.
        </p>
      </>
    ),
  },
  {
    id: 'money',
    title: 'Jak wracają pieniądze',
    body: <p>{refundPromise.money}</p>,
  },
  {
    id: 'who',
    title: 'Kim jesteśmy',
    body: (
      <p>
        {legalName}
        {legalAddress && `, ${legalAddress},`} prowadzi {brand}. Ta strona jest częścią naszego{' '}
        <Link to={paths.termsOfService()}>regulaminu</Link>. Nic z tego, co tu napisano, nie odbiera Ci praw,
        które dają Ci przepisy.
      </p>
    ),
  },
];

function changedYourMind(hours: number, supportEmail: string): ArticleSection {
  return {
    id: 'changed-your-mind',
    title: 'Jeśli zmienisz zdanie',
    body: (
      <>
        <AskForRefund hours={hours} supportEmail={supportEmail} />
        <p>{refundPromise.after}</p>
        <p>
          Zapytamy sieć, czy eSIM był używany, wycofamy go i zwrócimy pieniądze. Możesz zwrócić eSIM, który
          jest zainstalowany, ale nigdy nie był włączony. Wystarczy, że usuniesz go z telefonu.
        </p>
        <p>
          Tak samo możesz zwrócić pakiet dodany do eSIM‑u. Sam eSIM i jego inne pakiety zostają bez zmian.
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
          Aby odstąpić, naciśnij <Link to={paths.withdraw()}>{withdrawalPromise.link}</Link> tutaj, na dole
          każdej strony, na stronie zamówienia albo w e‑mailu z eSIM‑em. Następnie to potwierdź. Nie
          potrzebujesz konta. {withdrawalPromise.otherWay} <EmailLink to={supportEmail} />
          {legalAddress && `, albo listownie: ${legalName}, ${legalAddress}`}.
        </p>
        <p>{withdrawalPromise.receipt}</p>
        <p>{withdrawalPromise.money}</p>
        <p>{withdrawalPromise.ends}</p>
      </>
    ),
  };
}
