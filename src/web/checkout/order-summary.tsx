import caretIcon from '@phosphor-icons/core/bold/caret-down-bold.svg?raw';
import refundIcon from '@phosphor-icons/core/regular/arrow-counter-clockwise.svg?raw';
import clockIcon from '@phosphor-icons/core/regular/clock.svg?raw';
import gaugeIcon from '@phosphor-icons/core/regular/gauge.svg?raw';
import { useId, useState } from 'react';

import { formatDays } from '../../domain/catalog/data-amount.ts';
import { type Plan, planLabel } from '../../domain/catalog/plan.ts';
import { truthLine } from '../../domain/catalog/truth.ts';
import type { Quote } from '../../domain/checkout/quote.ts';
import { formatUsd } from '../../domain/money.ts';
import { useArt } from '../site.ts';
import { classNames } from '../ui/class-names.ts';
import { Flag } from '../ui/flag.tsx';
import { Icon } from '../ui/icon.tsx';

import styles from './order-summary.module.css';

/** What is bought and what it costs: a ticket beside the form, on phones one line under the header that unfolds. */
export function OrderSummary({ quote }: { quote: Quote }) {
  const { plan, coverage, methods } = quote;
  const { price_cents, fee_cents, total_cents } = methods.stripe;
  const [isOpen, setOpen] = useState(false);
  const details = useId();
  const art = useArt();
  const total = formatUsd(total_cents);
  return (
    <aside className={styles['summary']} aria-label="Order Summary">
      <button
        type="button"
        className={styles['line']}
        aria-expanded={isOpen}
        aria-controls={details}
        onClick={() => setOpen(!isOpen)}
      >
        <img src={art('square', plan.country_code)} width="44" height="44" alt="" />
        <span className={styles['brief']}>
          <span>{plan.country} eSIM</span>
          <small>
            {planLabel(plan)}, {formatDays(plan.duration)}
          </small>
        </span>
        <b className={styles['sum']}>{total}</b>
        <Icon of={caretIcon} className={styles['caret']} />
      </button>
      <div id={details} className={classNames(styles['details'], isOpen && styles['open'])}>
        <h2 className={styles['heading']}>Order Summary</h2>
        <div className={styles['paper']}>
          <div className={styles['ticket']}>
            <div className={styles['banner']} data-ground="night">
              <img src={art('banner', plan.country_code)} width="1152" height="304" alt="" />
              <p className={styles['name']}>
                <Flag iso={plan.country_code} size={36} stamp />
                {plan.country} eSIM
              </p>
            </div>
            <dl className={styles['rows']}>
              <Row name="Data Allowance" value={planLabel(plan)} />
              <Row name="Validity" value={formatDays(plan.duration)} />
              <Row name="Coverage" value={coverage} />
            </dl>
            <p className={styles['truth']}>
              <Icon of={plan.isUnlimited ? gaugeIcon : clockIcon} />
              {truthNote(plan)}
            </p>
            <dl className={styles['rows']}>
              <Row name="Plan Price" value={formatUsd(price_cents)} />
              <Row name="Card processing fee" rule="4.4% + $0.30" value={formatUsd(fee_cents)} />
              <Row name="Taxes & Service Fee" value="Included" />
            </dl>
            <p className={styles['total']}>
              <span>Total</span>
              <span>
                <b>{total}</b> USD
              </span>
            </p>
          </div>
        </div>
        <p className={styles['promise']}>
          <Icon of={refundIcon} />
          Full refund within 24 hours if the eSIM has not been activated or used.
        </p>
      </div>
    </aside>
  );
}

function Row({ name, rule, value }: { name: string; rule?: string; value: string }) {
  return (
    <div className={styles['row']}>
      <dt>
        {name}
        {rule && <small>{rule}</small>}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

/** The line under a plan row, with when the days start where that line speaks of speed. */
function truthNote({ truth, country, isUnlimited }: Plan): string {
  const line = truthLine(truth, country, isUnlimited);
  const isAboutSpeed = isUnlimited && truth.full_speed_mb_per_day !== null;
  if (!isAboutSpeed) return line;
  return truth.starts === 'first_use' ? `${line}. Days start at first use in ${country}.` : `${line}.`;
}
