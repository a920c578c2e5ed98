import { type FormEvent, type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import type { SoldPlan } from '../../../domain/catalog/catalog-schema.ts';
import { formatGigabytes } from '../../../domain/catalog/data-amount.ts';
import { useUser } from '../../account/session/session.ts';
import { openAuth } from '../../account/sign-in/auth-request.ts';
import { useLate } from '../../browser/use-late.ts';
import { paths } from '../../core/paths.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { BuyBar } from './buy-bar.tsx';
import { GoodToKnow } from './good-to-know.tsx';
import { PlanRow } from './plan-row.tsx';
import { planChoiceWords } from './words.ts';

import styles from './plan-choice.module.css';

const readDetails = () => import('./plan-details.tsx');

/** So many plans are shown at first. */
const SHOWN_FIRST = 6;

interface PlanChoiceProps {
  place: string;
  /** In the order in which they are shown. */
  plans: SoldPlan[];
  kind?: 'country' | 'region';
  /** How this screen writes amounts of data; gigabytes with one decimal unless told. */
  amount?: (megabytes: number) => string;
  /** Names the filter and order behind `plans`: whenever it changes, the first plan is chosen. */
  arrangement?: string;
  /** The heading is for screen readers only, because controls stand in its place. */
  quiet?: boolean;
  /** Beside the plans; a country has what is good to know of the chosen one above it. */
  aside?: ReactNode;
}

/**
 * The plans of one place, one of them chosen, and the bar that buys it. A plain form underneath: without a script the
 * browser itself carries the chosen plan to checkout.
 */
export function PlanChoice({
  place,
  plans,
  kind = 'country',
  amount = formatGigabytes,
  arrangement = '',
  quiet = false,
  aside,
}: PlanChoiceProps) {
  const [arranged, setArranged] = useState(arrangement);
  const [chosenName, choose] = useState<string | null>(null);
  const [expanded, setExpanded] = useState(false);
  const [details, setDetails] = useState<{ plan: SoldPlan; open: boolean } | null>(null);
  const { code: dialog, load: readDialog } = useLate(readDetails);
  const heading = useId();
  const list = useId();
  const more = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const isSignedIn = useUser() !== null;
  const chooseRow = useCallback((plan: SoldPlan) => choose(plan.bundle_name), []);
  const showDetails = useCallback(
    (plan: SoldPlan) => {
      readDialog();
      setDetails({ plan, open: true });
    },
    [readDialog],
  );
  if (arranged !== arrangement) {
    setArranged(arrangement);
    choose(null);
    setExpanded(false);
  }
  const chosen = plans.find((plan) => plan.bundle_name === chosenName) ?? plans[0];
  if (!chosen) return null;
  const hidden = plans.length - SHOWN_FIRST;

  function buy(plan: SoldPlan) {
    void navigate(paths.checkout(plan));
  }

  /** From its details a plan is bought with an account; it stays chosen whatever comes of the sign-in. */
  function buyFromDetails(plan: SoldPlan) {
    choose(plan.bundle_name);
    if (isSignedIn) return buy(plan);
    setDetails({ plan, open: false });
    openAuth('signin', { next: paths.checkout(plan), guestsToo: true });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (chosen) buy(chosen);
  }

  function toggle() {
    setExpanded(!expanded);
    if (expanded) requestAnimationFrame(() => more.current?.scrollIntoView({ block: 'nearest' }));
  }

  return (
    <form method="get" action="/checkout" onSubmit={submit} className={styles['columns']}>
      <section className={styles['plans']} aria-labelledby={heading}>
        <div className={classNames(styles['head'], quiet && styles['quiet'])}>
          <h2 id={heading} className={styles['title']}>
            {planChoiceWords.title}
          </h2>
          <p className={styles['count']}>{planChoiceWords.count(plans.length)}</p>
        </div>
        <div role="radiogroup" aria-labelledby={heading} id={list} className={styles['rows']}>
          {plans.map((plan, position) => (
            <PlanRow
              key={plan.bundle_name}
              plan={plan}
              place={place}
              amount={amount}
              chosen={plan === chosen}
              hidden={position >= SHOWN_FIRST && !expanded}
              onChoose={chooseRow}
              onNearDetails={readDialog}
              onDetails={showDetails}
            />
          ))}
        </div>
        {hidden > 0 && (
          <Button
            ref={more}
            data-scripted
            variant="secondary"
            wide
            aria-expanded={expanded}
            aria-controls={list}
            onClick={toggle}
          >
            {expanded ? planChoiceWords.less[kind] : planChoiceWords.more(hidden)}
          </Button>
        )}
      </section>
      <div className={styles['aside']}>
        {kind === 'country' && <GoodToKnow place={place} truth={chosen.truth} />}
        {aside}
      </div>
      <BuyBar place={place} plan={chosen} isRegion={kind === 'region'} amount={amount} />
      {details && dialog && (
        <dialog.PlanDetails
          plan={details.plan}
          open={details.open}
          onClose={() => setDetails({ ...details, open: false })}
          isSignedIn={isSignedIn}
          onBuy={() => buyFromDetails(details.plan)}
          onBuyAsGuest={() => buy(details.plan)}
        />
      )}
    </form>
  );
}
