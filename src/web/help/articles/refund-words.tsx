import { Link } from 'react-router';

import { refundPromise, withdrawalPromise } from '../../../domain/promise/words.ts';
import { paths } from '../../core/paths.ts';
import type { Settings } from '../../core/site.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import type { ArticleSection } from './article.tsx';
import { AskForRefund } from './ask-for-refund-words.tsx';

/** Everything that the shop promises about refunds. */
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
    title: 'If we can’t deliver',
    body: (
      <>
        <p>{refundPromise.undelivered}</p>
        <p>Your order page tells you, and so does an email.</p>
      </>
    ),
  },
  {
    id: 'does-not-work',
    title: 'If it doesn’t work',
    body: (
      <>
        <p>
          {refundPromise.broken} {refundPromise.fault}
        </p>
        <p>
          Many problems are just phone settings, and the{' '}
          <Link to={paths.installationOnBoth()}>installation guide</Link> covers them. Otherwise write to{' '}
          <EmailLink to={supportEmail} /> with your order number, your phone model and the country you’re in.
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
    title: 'Who we are',
    body: (
      <p>
        {legalName}
        {legalAddress && `, ${legalAddress},`} runs {brand}. This page is part of the{' '}
        <Link to={paths.termsOfService()}>Terms of Service</Link>. Nothing here takes away rights the law
        gives you.
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
          We’ll ask the network whether it was used, take the eSIM back, and send the money. You can return an
          eSIM that you’ve installed but never switched on. Just remove it from your phone.
        </p>
        <p>
          You can return a plan that you added to an eSIM the same way. The eSIM and its other plans stay as
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
          To withdraw, press <Link to={paths.withdraw()}>{withdrawalPromise.link}</Link> here, at the foot of
          every page, on your order page or in the email with your eSIM. Then confirm it. You don’t need an
          account. {withdrawalPromise.otherWay} <EmailLink to={supportEmail} />
          {legalAddress && `, or by letter to ${legalName}, ${legalAddress}`}.
        </p>
        <p>{withdrawalPromise.receipt}</p>
        <p>{withdrawalPromise.money}</p>
        <p>{withdrawalPromise.ends}</p>
      </>
    ),
  };
}
