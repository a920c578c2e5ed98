import refundIcon from '@phosphor-icons/core/regular/arrow-counter-clockwise.svg?raw';
import checkIcon from '@phosphor-icons/core/regular/check-circle.svg?raw';
import cardIcon from '@phosphor-icons/core/regular/credit-card.svg?raw';
import waitIcon from '@phosphor-icons/core/regular/hourglass-medium.svg?raw';
import type { ReactNode } from 'react';
import { Form, Link, useNavigation } from 'react-router';

import type { Order } from '../../domain/checkout/order-schema.ts';
import { CODES_BY_LINK_DAYS, CODES_SHOWN_DAYS } from '../../domain/checkout/order.ts';
import { shownMethod } from '../../domain/checkout/paid-method.ts';
import { methodOnWire, PAYMENT_METHODS, priceOf } from '../../domain/checkout/payment-method.ts';
import { refundSentence } from '../../domain/checkout/refund-words.ts';
import { iccidEnding } from '../../domain/esims/iccid.ts';
import { planFace } from '../../domain/esims/pass-face.ts';
import { GAP } from '../../domain/language-words.ts';
import { formatMoney } from '../../domain/money.ts';
import { BANK_TIME } from '../../domain/promise/refund-time.ts';
import { PurchaseSteps } from '../checkout/steps/purchase-steps.tsx';
import { paths } from '../core/paths.ts';
import { linkWords } from '../core/words.ts';
import { InstallGuide } from '../install/install-guide.tsx';
import { type Platform, usePlatform } from '../install/platform.ts';
import { KeepOnPhone } from '../offline/keep-on-phone.tsx';
import { NextOnPass } from '../pass/own-pass.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { EmailText } from '../ui/email-text.tsx';
import { Panel } from '../ui/panels/panel.tsx';
import { orderFace } from './order-ticket.tsx';
import { orderStateWords } from './words.ts';

import styles from './order-state.module.css';

/** The heading of an order page, by the order's state. */
export function orderTitle({ status, top_up: onto, return_asked: isLeaving }: Order): string {
  if (isLeaving) return orderStateWords.returnAsked.heading;
  const titles: Record<Order['status'], string> = onto ? orderStateWords.addedTitles : orderStateWords.titles;
  return titles[status];
}

interface OrderStateProps {
  order: Order;
  platform: Platform;
}

/** What the buyer can do, or waits for, on the stub of the order's pass. */
export function OrderState({ order, platform }: OrderStateProps) {
  const device = usePlatform(platform);
  if (order.status !== 'ready' || order.return_asked || !order.esim?.activation)
    return (
      <NextOnPass face={orderFace(order)}>
        <StatePanel order={order} />
      </NextOnPass>
    );
  return (
    <section className={styles['install']} aria-labelledby="install">
      <h2 id="install" className={styles['heading']}>
        {orderStateWords.install}
      </h2>
      <InstallGuide
        activation={order.esim.activation}
        place={order.plan.country}
        face={planFace(order.plan, 'ready')}
        onPass
        order={order.number}
        email={order.email}
        platform={device}
        stepByStep={paths.installationOf({ order: order.order })}
        keep={<KeepOnPhone what={{ order: order.order }} esim={order.esim.id} platform={device} />}
      />
    </section>
  );
}

function StatePanel({ order }: { order: Order }) {
  const method = methodOnWire(order.payment_method);
  const what = order.top_up ? 'plan' : 'eSIM';
  const email = (
    <b className={styles['mail']}>
      <EmailText address={order.email} />
    </b>
  );
  const { total } = priceOf(order.amounts);
  const amount = formatMoney(total);
  const source = order.paid_with === null ? PAYMENT_METHODS[method].source : shownMethod(order.paid_with);
  if (order.return_asked) {
    return (
      <Panel icon={waitIcon} title={orderStateWords.returnAsked.title} action={<CheckAgain />}>
        {orderStateWords.returnAsked.text(
          what,
          formatMoney({ ...total, amount: total.amount - backOf(order) }),
          source,
        )}
      </Panel>
    );
  }
  if (order.status === 'ready' && order.esim?.codes_hidden) {
    return (
      <Panel
        icon={checkIcon}
        title={orderStateWords.hidden.title}
        action={
          <Link to={paths.profile()} className={buttonClass()}>
            {linkWords.viewMyEsims}
          </Link>
        }
      >
        {orderStateWords.hidden.text({ used: CODES_SHOWN_DAYS, link: CODES_BY_LINK_DAYS })}
      </Panel>
    );
  }
  if (order.status === 'ready' && order.esim) {
    return (
      <Panel
        icon={checkIcon}
        title={orderStateWords.added.title}
        action={
          <Link to={paths.profile()} className={buttonClass()}>
            {linkWords.viewMyEsims}
          </Link>
        }
      >
        {orderStateWords.added.text(iccidEnding(order.esim.iccid))}
      </Panel>
    );
  }
  if (order.status === 'unpaid') {
    return (
      <Panel
        icon={cardIcon}
        title={order.second_payment_returned ? orderStateWords.unpaid.late : orderStateWords.unpaid.title}
        action={
          <Link to={paths.checkout(order.plan)} className={buttonClass()}>
            {orderStateWords.unpaid.back}
          </Link>
        }
      >
        {orderStateWords.unpaid.text}
      </Panel>
    );
  }
  if (order.status === 'refunding' || order.status === 'refunded') {
    const isBack = order.status === 'refunded';
    return (
      <Panel
        icon={refundIcon}
        title={orderStateWords.refund[isBack ? 'isBack' : 'comesBack'](amount, source)}
        steps={<PurchaseSteps progress={{ at: order.status, cause: order.refund_cause }} what={what} />}
        action={
          <Link to={paths.country(order.plan.country_code)} className={buttonClass('secondary')}>
            {orderStateWords.refund.plans(order.plan.country)}
          </Link>
        }
      >
        {order.refund_cause && refundSentence(order.refund_cause, what)}
        {GAP}
        {orderStateWords.refund.whole[order.status]}
        {GAP}
        {BANK_TIME}
      </Panel>
    );
  }
  if (order.status === 'pending') {
    return (
      <Panel
        icon={waitIcon}
        title={PAYMENT_METHODS[method].check.title}
        steps={<PurchaseSteps progress="checking" what={what} />}
        action={<CheckAgain />}
      >
        {PAYMENT_METHODS[method].check.takes}
        {GAP}
        {orderStateWords.pending.after[what](email)}
      </Panel>
    );
  }
  return (
    <Panel
      icon={waitIcon}
      title={orderStateWords.paid.title}
      steps={<PurchaseSteps progress="ordering" what={what} />}
      action={<CheckAgain />}
    >
      {orderStateWords.paid[what](email)}
    </Panel>
  );
}

/** Minor refunded in parts. */
function backOf({ refunds_in_part: parts }: Order): number {
  return parts.reduce((sum, { amount }) => sum + amount.minor, 0);
}

/** Works without scripts. */
function CheckAgain(): ReactNode {
  const isAsking = useNavigation().state !== 'idle';
  return (
    <Form method="get" replace>
      <Button type="submit" variant="secondary" busy={isAsking}>
        {orderStateWords.checkAgain}
      </Button>
    </Form>
  );
}
