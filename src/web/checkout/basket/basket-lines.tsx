import minusIcon from '@phosphor-icons/core/bold/minus-bold.svg?raw';
import plusIcon from '@phosphor-icons/core/bold/plus-bold.svg?raw';
import { useEffect, useRef } from 'react';

import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { planLabel } from '../../../domain/catalog/plan.ts';
import { MOST_LINES } from '../../../domain/checkout/basket.ts';
import { allChosen, type AlsoChosen, type ChosenPlan } from '../../../domain/checkout/checkout-link.ts';
import type { Quote } from '../../../domain/checkout/quote-schema.ts';
import { facts } from '../../../domain/language-words.ts';
import { formatMoney, ofMinor } from '../../../domain/money.ts';
import { basketWords as words } from '../../browser/basket-words.ts';
import { useArt } from '../../core/site.ts';
import { usePlansChanged } from '../../price/plans-changed.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ToOtherPlaces, useChangePlans } from './another-plan.tsx';

import styles from './basket-lines.module.css';

interface BasketLinesProps {
  plan: ChosenPlan;
  quote: Quote;
  /** Nothing can be changed while it is being paid, or afterwards. */
  mayChange: boolean;
}

/** The several plans of a purchase, of which the buyer can add and remove some. Each change asks for a new quote. */
export default function BasketLines({ plan, quote, mayChange }: BasketLinesProps) {
  const chosen = allChosen(plan);
  const { lines = [] } = quote;
  const { currency } = quote.methods.stripe;
  const art = useArt();
  const change = useChangePlans();
  const heading = useRef<HTMLOutputElement>(null);
  const isChanged = usePlansChanged();
  useEffect(() => {
    // The page is a new one, without the pressed button.
    if (isChanged) heading.current?.focus({ preventScroll: true });
  }, [isChanged]);
  return (
    <div className={styles['lines']}>
      <output ref={heading} tabIndex={-1} className={styles['count']}>
        {words.changed(chosen.length)}
      </output>
      <ul className={styles['list']}>
        {groupsOf(chosen).map(({ at, count }) => {
          const line = lines[at];
          if (!line) return null;
          const { country, country_code: code, duration } = line.plan;
          const name = facts(planLabel(line.plan), formatDays(duration));
          const called = `${country}, ${name}`;
          const onto = chosen[at]?.onto;
          return (
            <li key={at} className={styles['line']}>
              <img src={art('square', code)} width="32" height="32" alt="" />
              <div className={styles['what']}>
                <b>{country}</b>
                <span>{name}</span>
                <p translate="no">
                  {count > 1 && `${count} × `}
                  <b>{formatMoney(ofMinor(line.price_cents, currency))}</b>
                </p>
                {onto !== undefined && <small>{words.onto(lines[onto]?.plan.country ?? country)}</small>}
              </div>
              {mayChange && (
                <div className={styles['steps']}>
                  <Button
                    variant="icon"
                    aria-label={count > 1 ? words.one(called) : words.removeOf(called)}
                    onClick={() => change(without(chosen, at + count - 1))}
                  >
                    <Icon of={minusIcon} />
                  </Button>
                  <span aria-hidden="true">{count}</span>
                  <Button
                    variant="icon"
                    inactive={chosen.length >= MOST_LINES || onto !== undefined}
                    aria-label={words.addOf(called)}
                    onClick={() => change(withOneMore(chosen, at))}
                  >
                    <Icon of={plusIcon} />
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {mayChange && (
        <div className={styles['ways']}>
          {chosen.length < MOST_LINES ? <ToOtherPlaces chosen={chosen} /> : <p>{words.full}</p>}
        </div>
      )}
      {!chosen.some(({ onto }) => onto !== undefined) && <p>{words.each}</p>}
    </div>
  );
}

interface Group {
  /** The position of its first plan. */
  at: number;
  count: number;
}

/** The same plan several times in a row is one line. */
function groupsOf(plans: readonly AlsoChosen[]): Group[] {
  const groups: Group[] = [];
  for (const [at, { id, countryCode, onto }] of plans.entries()) {
    const last = groups.at(-1);
    const before = last && plans[last.at];
    const isSame = before?.id === id && before.countryCode === countryCode;
    if (last && isSame && onto === undefined && before.onto === undefined) last.count += 1;
    else groups.push({ at, count: 1 });
  }
  return groups;
}

/** A plan that went onto the eSIM of the one removed comes with its own. */
function without(plans: readonly AlsoChosen[], gone: number): AlsoChosen[] {
  return plans
    .filter((_, position) => position !== gone)
    .map((plan) => ontoMoved(plan, (onto) => (onto === gone ? undefined : onto > gone ? onto - 1 : onto)));
}

function withOneMore(plans: readonly AlsoChosen[], at: number): AlsoChosen[] {
  const { id, countryCode } = plans[at] ?? { id: '', countryCode: '' };
  const after = plans.slice(at + 1).map((plan) => ontoMoved(plan, (onto) => (onto > at ? onto + 1 : onto)));
  return [...plans.slice(0, at + 1), { id, countryCode }, ...after];
}

function ontoMoved(
  { id, countryCode, onto }: AlsoChosen,
  move: (onto: number) => number | undefined,
): AlsoChosen {
  const moved = onto === undefined ? undefined : move(onto);
  return { id, countryCode, ...(moved !== undefined && { onto: moved }) };
}
