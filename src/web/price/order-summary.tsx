import caretIcon from '@phosphor-icons/core/bold/caret-down-bold.svg?raw';
import refundIcon from '@phosphor-icons/core/regular/arrow-counter-clockwise.svg?raw';
import clockIcon from '@phosphor-icons/core/regular/clock.svg?raw';
import gaugeIcon from '@phosphor-icons/core/regular/gauge.svg?raw';
import idIcon from '@phosphor-icons/core/regular/identification-card.svg?raw';
import { type ReactNode, useId, useState } from 'react';

import type { Plan } from '../../domain/catalog/catalog-schema.ts';
import { formatDays } from '../../domain/catalog/data-amount.ts';
import { speedsOf } from '../../domain/catalog/plan-facts.ts';
import { planLabel } from '../../domain/catalog/plan.ts';
import { shownCoverage } from '../../domain/catalog/region.ts';
import {
  DEFAULT_METHOD,
  feeRule,
  PAYMENT_METHODS,
  type PaymentMethod,
  quotedBy,
} from '../../domain/checkout/payment-method.ts';
import type { Quote } from '../../domain/checkout/quote-schema.ts';
import { iccidEnding } from '../../domain/esims/iccid.ts';
import type { PassState } from '../../domain/esims/pass-face.ts';
import { priceWords } from '../../domain/price-words.ts';
import { refundPromise } from '../../domain/promise/words.ts';
import { useArt, useSettings } from '../core/site.ts';
import { idCheckWords } from '../core/words.ts';
import type { TopUpTerms } from '../top-up/read-terms.ts';
import { TopUpStart, topUpEnd } from '../top-up/top-up-times.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { faceOf, plansIn } from './face-of.ts';
import { planFactsLine } from './plan-facts-line.ts';
import { usePlansChanged } from './plans-changed.ts';
import { priceRows, Ticket, TicketRows } from './ticket.tsx';
import { summaryWords, ticketWords } from './words.ts';

import styles from './order-summary.module.css';

interface OrderSummaryProps {
  quote: Quote;
  /** The method of the fee and the total. */
  method: PaymentMethod;
  /** The buyer's eSIM for a top-up, with the plan's times on it; null for a plan with a new eSIM. */
  onto?: Extract<TopUpTerms, { kind: 'terms' }> | null;
  /** Whether it is paid. */
  state?: Extract<PassState, 'preview' | 'paid'>;
  /** The plans of the purchase, below what one of them is. */
  lines?: ReactNode;
  /** Below the prices. */
  children?: ReactNode;
}

/** The plan and its price: a ticket beside the form, on phones one line under the header that unfolds. */
export function OrderSummary({
  quote,
  method,
  onto = null,
  state = 'preview',
  lines,
  children,
}: OrderSummaryProps) {
  const { plan, coverage } = quote;
  const plans = plansIn(quote);
  const price = quotedBy(quote, method);
  const [isOpen, setOpen] = useState(usePlansChanged());
  const details = useId();
  const { chargesTax, refundHours } = useSettings();
  const art = useArt();
  const { total, by } = priceWords(
    price,
    method === DEFAULT_METHOD ? undefined : PAYMENT_METHODS[method].name,
  );
  const what = onto ? 'plan' : 'eSIM';
  const face = faceOf(plans, state, onto !== null);
  return (
    <aside className={styles['summary']} aria-label={summaryWords.title}>
      <button
        type="button"
        className={styles['line']}
        aria-expanded={isOpen}
        aria-controls={details}
        onClick={() => setOpen(!isOpen)}
      >
        <img src={art('square', plan.country_code)} width="44" height="44" alt="" />
        <span className={styles['brief']}>
          <span>{face.title}</span>
          <small>{face.plan}</small>
        </span>
        <span className={styles['sum']}>
          <b translate="no">{total}</b>
          {by && <small> {by}</small>}
        </span>
        <Icon of={caretIcon} className={styles['caret']} />
      </button>
      <div id={details} className={classNames(styles['details'], isOpen && styles['open'])}>
        <h2 className={styles['heading']}>{summaryWords.title}</h2>
        <Ticket face={face} total={{ name: ticketWords.total, amount: price.total, by }}>
          {plans.length === 1 && (
            <>
              <TicketRows
                rows={[
                  { name: ticketWords.data, value: planLabel(plan) },
                  { name: ticketWords.validity, value: formatDays(plan.duration) },
                  { name: ticketWords.coverage, value: shownCoverage(coverage) },
                  ...(onto
                    ? [
                        {
                          name: summaryWords.onto,
                          value: summaryWords.ontoEsim(iccidEnding(onto.esim.iccid)),
                        },
                        { name: summaryWords.starts, value: <TopUpStart topUp={onto.topUp} as="alone" /> },
                        { name: summaryWords.ends, value: topUpEnd(onto.topUp) },
                      ]
                    : []),
                ]}
              />
              <p className={styles['facts']}>
                <Icon of={plan.isUnlimited || onto ? gaugeIcon : clockIcon} />
                {planFactsNote(plan, onto !== null)}
              </p>
            </>
          )}
          {lines}
          <TicketRows
            rows={[
              ...priceRows(price, method, price.taxOff ? '' : feeRule(method, price.total.currency)),
              ...(price.taxOff ? [] : [{ name: summaryWords.taxes, value: summaryWords.included }]),
            ]}
          />
          {!chargesTax && <p className={styles['untaxed']}>{summaryWords.untaxed}</p>}
          {children && <div className={styles['extra']}>{children}</div>}
        </Ticket>
        <p className={styles['promise']}>
          <Icon of={refundIcon} />
          {refundPromise.short(refundHours, what)}
        </p>
      </div>
      {plans.some(({ truth }) => truth.id_check) && !onto && (
        <p className={styles['check']}>
          <Icon of={idIcon} />
          <span>
            <b>{idCheckWords.what}</b> {idCheckWords.more}
          </span>
        </p>
      )}
    </aside>
  );
}

/** The note below a plan, and when the days start if the note is about speed; a top-up has rows for its start. */
function planFactsNote({ truth, country, isUnlimited }: Plan, isAdded: boolean): string {
  const line = planFactsLine(truth, country, isUnlimited);
  const isAboutSpeed = isUnlimited && truth.full_speed_mb_per_day !== null;
  if (!isAboutSpeed) return isAdded ? summaryWords.speed(speedsOf(truth)) : line;
  return summaryWords.speedNote(line, !isAdded && truth.starts === 'first_use' ? country : null);
}
