import { Link } from 'react-router';

import { refundPromise, withdrawalPromise } from '../../../domain/promise/words.ts';
import { paths } from '../../core/paths.ts';
import type { Settings } from '../../core/site.ts';
import { taxesIn } from '../facts/words.ts';
import type { ArticleSection } from './article.tsx';
import { AskForRefund } from './ask-for-refund-words.tsx';

type SaleFacts = Pick<
  Settings,
  | 'brand'
  | 'legalName'
  | 'legalAddress'
  | 'supportEmail'
  | 'refundHours'
  | 'withdrawal'
  | 'feePolicy'
  | 'chargesTax'
>;

/** The first half of the terms: what is sold, and how a purchase works. */
export const termsOfBuying = ({
  brand,
  legalName,
  legalAddress,
  supportEmail,
  refundHours,
  withdrawal,
  feePolicy,
  chargesTax,
}: SaleFacts): ArticleSection[] => [
  {
    id: 'agreement',
    title: 'About us',
    body: (
      <>
        <p>
          {brand} is run by {legalName}
          {legalAddress && `, ${legalAddress}`} (“we”). These terms apply whenever you use this site, buy an
          eSIM plan here or use one. By doing so you agree to them. If you don’t, please don’t use the site.
        </p>
        <p>
          If the law where you live gives consumers rights that a contract can’t take away, you keep those
          rights whatever it says here.
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
        for you. If you buy for a company, you confirm that you may act for it.
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
          delivered as an eSIM. It’s data only, without a phone number, calls or text messages.
        </p>
        <p>
          A plan’s page says how much you get, for how many days, how fast where we know it, when the days
          start, and whether you can top it up. Plans called Unlimited have no total limit. Their label says
          how much you get at full speed each day and how fast it is after that.
        </p>
      </>
    ),
  },
  {
    id: 'device',
    title: 'Your phone',
    body: (
      <p>
        Your phone must support eSIM and be carrier-unlocked. It’s up to you to check this before you buy. The{' '}
        <Link to={paths.deviceChecker()}>Device Compatibility Checker</Link> lists models, and your phone’s
        settings have the last word. Some models are sold without eSIM in some countries.
      </p>
    ),
  },
  {
    id: 'orders',
    title: 'Prices, orders and payment',
    body: (
      <>
        <p>
          You pay in the currency that the checkout shows.{' '}
          {feePolicy === 'included'
            ? 'A plan’s price is what you pay, whichever payment method you choose.'
            : 'Checkout shows the plan’s price, the processing fee for the payment method you chose, and the total before you pay.'}{' '}
          We charge nothing beyond that, and nothing renews automatically. {taxesIn(chargesTax)}
        </p>
        <p>
          Your order is an offer, and the contract is made when your payment has gone through. If a price
          changes while you’re at checkout, we show you the new one and ask again. An obvious pricing mistake
          doesn’t bind us. We’ll then cancel the order and refund you in full.
        </p>
        <p>
          Payments are handled by payment providers under their own terms. If you dispute a charge with your
          bank, please write to us too. Most disputes are settled faster that way.
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
          Your eSIM comes by email, with a QR code and activation codes, and is on your order’s private page.
          This usually takes about a minute. Please give an address you can read. Anyone who has the codes can
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
        A QR code and its manual codes work once, on one phone. Removing the eSIM from your phone can make it
        unusable. Installing it doesn’t start it. Most plans start their days when your phone first goes
        online at your destination, as the plan’s label says. Any data left when the days are over is gone,
        and if its label names a time to start and you don’t start it by then, it lapses.
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
          It’s all in our <Link to={paths.refundPolicy()}>Refund Policy</Link>, which is part of these terms.
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
        is a separate offer with its own terms. A plan you buy here never turns into a subscription.
      </p>
    ),
  },
];
