import { Link } from 'react-router';

import { refundPromise, withdrawalPromise } from '../../../domain/promise/refund-promise.ts';
import { paths } from '../../core/paths.ts';
import type { Settings } from '../../core/site.ts';
import { SupportMail } from '../facts/support-mail.tsx';
import type { ArticleSection } from './article.tsx';
import { AskForRefund } from './ask-for-refund.tsx';

/** All that the shop promises about money that goes back. */
export const refundSections = ({
  brand,
  legalName,
  legalAddress,
  supportEmail,
  refundHours,
  withdrawal,
}: Settings): ArticleSection[] => [
  ...(refundHours > 0 ? [changedYourMind(refundHours, supportEmail)] : []),
  ...(withdrawal ? [rightToWithdraw(legalName, legalAddress, supportEmail)] : []),
  {
    id: 'not-delivered',
    title: 'If we cannot deliver',
    body: (
      <>
        <p>{refundPromise.undelivered}</p>
        <p>The page of your order says so, and a mail does.</p>
      </>
    ),
  },
  {
    id: 'does-not-work',
    title: 'If it does not work',
    body: (
      <>
        <p>
          {refundPromise.broken} {refundPromise.fault}
        </p>
        <p>
          Many troubles are settings of the phone: the{' '}
          <Link to={paths.installationOnBoth()}>installation guide</Link> knows them. Otherwise write to{' '}
          <SupportMail to={supportEmail} /> with your order number, the model of your phone and the country
          you are in.
        </p>
      </>
    ),
  },
  {
    id: 'money',
    title: 'How the money comes back',
    body: <p>{refundPromise.money}</p>,
  },
  {
    id: 'who',
    title: 'Who owes you this',
    body: (
      <p>
        {legalName}
        {legalAddress && `, ${legalAddress},`} runs {brand}. This page is part of the{' '}
        <Link to={paths.termsOfService()}>Terms of Service</Link>. Rights that the law gives you stay yours,
        whatever is written here.
      </p>
    ),
  },
];

function changedYourMind(hours: number, supportEmail: string): ArticleSection {
  return {
    id: 'changed-your-mind',
    title: 'If you change your mind',
    body: (
      <>
        <AskForRefund hours={hours} supportEmail={supportEmail} />
        <p>{refundPromise.after}</p>
        <p>
          We ask the network whether it was used, take the eSIM back, and send the money. An eSIM that you
          have installed and never switched on can be returned; remove it from the phone then.
        </p>
        <p>
          A plan that you added to an eSIM is returned in the same way. The eSIM and its other plans stay as
          they are.
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
          To withdraw, press <Link to={paths.withdraw()}>{withdrawalPromise.link}</Link>: here, at the foot of
          every page, on the page of your order or in the mail with your eSIM. Then confirm it. No account is
          needed. {withdrawalPromise.otherWay} <SupportMail to={supportEmail} />
          {legalAddress && `, or by letter to ${legalName}, ${legalAddress}`}.
        </p>
        <p>{withdrawalPromise.receipt}</p>
        <p>{withdrawalPromise.money}</p>
        <p>{withdrawalPromise.ends}</p>
      </>
    ),
  };
}
