import refundIcon from '@phosphor-icons/core/regular/arrow-counter-clockwise.svg?raw';
import checkIcon from '@phosphor-icons/core/regular/check-circle.svg?raw';
import cardIcon from '@phosphor-icons/core/regular/credit-card.svg?raw';
import waitIcon from '@phosphor-icons/core/regular/hourglass-medium.svg?raw';
import type { ReactNode } from 'react';
import { Form, Link, useNavigation } from 'react-router';

import type { Order } from '../../../domain/checkout/order-schema.ts';
import { CODES_SHOWN_DAYS } from '../../../domain/checkout/order.ts';
import { BANK_TIME, refundSentence } from '../../../domain/checkout/refund-words.ts';
import { iccidEnding } from '../../../domain/esims/iccid.ts';
import { formatUsd } from '../../../domain/money.ts';
import { paths } from '../../core/paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Panel } from '../../ui/panels/panel.tsx';
import { InstallGuide } from '../install/install-guide.tsx';
import { type Platform, usePlatform } from '../install/platform.ts';

import styles from './order-state.module.css';

const TITLES: Record<Order['status'], string> = {
  unpaid: 'This order is not paid',
  pending: 'Your payment is being checked',
  processing: 'Your eSIM is on its way',
  ready: 'Your eSIM is ready',
  refunding: 'Your money is on its way back',
  refunded: 'Your money was returned',
};

/** The heading of an order's page: where it stands. */
export function orderTitle({ status, top_up: onto }: Order): string {
  if (onto && status === 'ready') return 'Your data was added';
  return onto && status === 'processing' ? 'Your data is on its way' : TITLES[status];
}

/** What there is to do, or to wait for. */
export function OrderState({ order, platform }: { order: Order; platform: Platform }) {
  const device = usePlatform(platform);
  const amount = formatUsd(order.amounts.total_cents);
  const method = order.payment_method === 'paypal' ? 'PayPal account' : 'card';
  if (order.status === 'ready' && order.esim?.activation) {
    return (
      <section className={styles['install']} aria-labelledby="install">
        <h2 id="install" className={styles['heading']}>
          Install it on your phone
        </h2>
        <InstallGuide
          activation={order.esim.activation}
          place={order.plan.country}
          email={order.email}
          platform={device}
          stepByStep={paths.installationOf({ order: order.order })}
        />
      </section>
    );
  }
  if (order.status === 'ready' && order.esim?.codes_hidden) {
    return (
      <Panel
        icon={checkIcon}
        title="This eSIM is installed"
        action={
          <Link to={paths.profile()} className={buttonClass()}>
            View My eSIMs
          </Link>
        }
      >
        {CODES_SHOWN_DAYS} days after its first use, this page stops showing its QR code and activation codes,
        as the link may have been passed on. You still find them under My eSIMs: in your account, or in the
        browser you bought it in.
      </Panel>
    );
  }
  if (order.status === 'ready' && order.esim) {
    return (
      <Panel
        icon={checkIcon}
        title="This plan is on your eSIM"
        action={
          <Link to={paths.profile()} className={buttonClass()}>
            View My eSIMs
          </Link>
        }
      >
        It was added to the eSIM whose ICCID ends in {iccidEnding(order.esim.iccid)}. There is nothing to
        install.
      </Panel>
    );
  }
  if (order.status === 'unpaid') {
    return (
      <Panel
        icon={cardIcon}
        title={order.second_payment_returned ? 'The checkout had expired' : 'The payment was not completed'}
        action={
          <Link to={paths.checkout(order.plan)} className={buttonClass()}>
            Back to checkout
          </Link>
        }
      >
        So there is no eSIM for it. You can still buy the same plan.
      </Panel>
    );
  }
  if (order.status === 'refunding' || order.status === 'refunded') {
    const isBack = order.status === 'refunded';
    return (
      <Panel
        icon={refundIcon}
        title={isBack ? `${amount} went back to your ${method}` : `${amount} goes back to your ${method}`}
        action={
          <Link to={paths.country(order.plan.country_code)} className={buttonClass('secondary')}>
            {order.plan.country} plans
          </Link>
        }
      >
        {order.refund_cause && refundSentence(order.refund_cause, order.top_up ? 'plan' : 'eSIM')} The whole
        amount {isBack ? 'was' : 'is being'} returned, fees included. {BANK_TIME}
      </Panel>
    );
  }
  if (order.status === 'pending') {
    const isPayPal = order.payment_method === 'paypal';
    return (
      <Panel
        icon={waitIcon}
        title={`${isPayPal ? 'PayPal' : 'Your bank'} is still checking this payment`}
        action={<CheckAgain />}
      >
        {isPayPal ? 'That takes minutes, or some days with an e-check' : 'That can take some minutes'}. Please
        do not pay again: as soon as it is through,{' '}
        {order.top_up
          ? 'the data is added to your eSIM, and we write to'
          : 'your eSIM shows up here and comes by mail to'}{' '}
        <b className={styles['mail']}>{order.email}</b>.
      </Panel>
    );
  }
  return (
    <Panel icon={waitIcon} title="Your payment went through" action={<CheckAgain />}>
      {order.top_up
        ? 'Most plans are added within a minute. This page says so as soon as yours is, and so does a mail to'
        : 'Most eSIMs arrive within a minute. This page shows yours as soon as it is there, and it comes by mail to'}{' '}
      <b className={styles['mail']}>{order.email}</b>.
    </Panel>
  );
}

/** Works without any script, too. */
function CheckAgain(): ReactNode {
  const isAsking = useNavigation().state !== 'idle';
  return (
    <Form method="get" replace>
      <Button type="submit" variant="secondary" busy={isAsking}>
        Check again
      </Button>
    </Form>
  );
}
