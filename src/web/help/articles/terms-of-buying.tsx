import { Link } from 'react-router';

import { refundPromise, withdrawalPromise } from '../../../domain/promise/refund-promise.ts';
import { paths } from '../../core/paths.ts';
import type { Settings } from '../../core/site.ts';
import type { ArticleSection } from './article.tsx';
import { AskForRefund } from './ask-for-refund.tsx';

/** The first half of the terms: what is sold, and how a purchase goes. */
export const termsOfBuying = ({
  brand,
  legalName,
  legalAddress,
  supportEmail,
  refundHours,
  withdrawal,
  feePolicy,
}: Settings): ArticleSection[] => [
  {
    id: 'agreement',
    title: 'Who you deal with',
    body: (
      <>
        <p>
          {brand} is run by {legalName}
          {legalAddress && `, ${legalAddress}`} (“we”). These terms apply whenever you use this site, buy an
          eSIM plan here or use one. By doing so you agree to them. If you do not, please do not use the site.
        </p>
        <p>
          Where the law of the place you live in gives consumers rights that a contract cannot take away, you
          keep those rights whatever is written here.
        </p>
      </>
    ),
  },
  {
    id: 'age',
    title: 'Who may buy',
    body: (
      <p>
        You must be at least 18 years old, or have the consent of a parent or guardian who accepts these terms
        for you. Whoever buys for a company confirms that they may act for it.
      </p>
    ),
  },
  {
    id: 'service',
    title: 'What you buy',
    body: (
      <>
        <p>
          A plan is a prepaid amount of mobile data for a named country or region and a fixed number of days,
          delivered as an eSIM. It is for data only: it has no phone number, no calls and no text messages.
        </p>
        <p>
          What a plan offers stands on its page: amount, days, speed where it is known, when its days start,
          and whether it can be topped up. Plans called Unlimited have no total limit; their label says how
          much a day runs at full speed and how fast it goes on after that.
        </p>
      </>
    ),
  },
  {
    id: 'device',
    title: 'Your phone',
    body: (
      <p>
        Your phone must take an eSIM and be carrier-unlocked. Checking this before you buy is up to you: the{' '}
        <Link to={paths.deviceChecker()}>Device Compatibility Checker</Link> lists models, and your phone’s
        settings have the last word. Some models are sold without an eSIM in some countries.
      </p>
    ),
  },
  {
    id: 'orders',
    title: 'Prices, orders and payment',
    body: (
      <>
        <p>
          Prices are in US dollars.{' '}
          {feePolicy === 'included'
            ? 'The price of a plan is what you pay, taxes included, whichever way to pay you choose.'
            : 'Checkout shows the plan’s price, the processing fee of the way to pay you chose, and the total, taxes included, before you pay.'}{' '}
          Nothing is charged beyond that, and nothing renews by itself.
        </p>
        <p>
          Your order is an offer; the contract is made when your payment has gone through. If a price changes
          while you are at checkout, you are shown the new one and asked again. An obvious mistake in a price
          does not bind us: we then cancel the order and return the whole amount.
        </p>
        <p>
          Payments are handled by payment providers under their own terms. If you dispute a charge with your
          bank, please write to us as well; most of it is settled faster that way.
        </p>
      </>
    ),
  },
  {
    id: 'delivery',
    title: 'Delivery',
    body: (
      <>
        <p>
          The eSIM comes by email, with a QR code and codes to type, and on a private page of your order. This
          usually takes about a minute. Please give an address that you can read; whoever has the codes can
          install the eSIM.
        </p>
        <p>{refundPromise.undelivered}</p>
      </>
    ),
  },
  {
    id: 'activation',
    title: 'Installation and validity',
    body: (
      <p>
        A QR code and its manual codes work once, on one phone. Removing the eSIM from the phone can make it
        unusable. Installing it is not the same as starting it: most plans start their days when the phone
        first uses data at the destination, as the plan’s label says. Data that is left when the days are over
        is gone, and a plan that is not started within the time its label names lapses.
      </p>
    ),
  },
  {
    id: 'refunds',
    title: 'Refunds',
    body: (
      <>
        <AskForRefund hours={refundHours} supportEmail={supportEmail} />
        <p>
          {refundPromise.after} {refundPromise.fault}
        </p>
        <p>{refundPromise.money}</p>
        {withdrawal && <p>{withdrawalPromise.right}</p>}
        <p>
          All of it stands in our <Link to={paths.refundPolicy()}>Refund Policy</Link>, which is part of these
          terms.
        </p>
      </>
    ),
  },
  {
    id: 'subscription',
    title: 'Other offers',
    body: (
      <p>
        The monthly subscription that the <Link to={paths.installation()}>installation guide</Link> mentions
        is a separate offer with its own terms. A plan bought here never turns into a subscription.
      </p>
    ),
  },
];
