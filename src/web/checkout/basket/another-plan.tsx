import { useEffect, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';

import {
  allChosen,
  type AlsoChosen,
  type ChosenPlan,
  plansParameter,
} from '../../../domain/checkout/checkout-link.ts';
import { basketWords as words } from '../../browser/basket-words.ts';
import { keepBasket } from '../../browser/basket.ts';
import { paths } from '../../core/paths.ts';
import { type Changed, usePlansChanged } from '../../price/plans-changed.ts';
import { Button, buttonClass } from '../../ui/button.tsx';

import styles from './basket-lines.module.css';

/** Opens the checkout anew with other plans, at least one, and keeps them as the basket. */
export function useChangePlans(): (plans: readonly AlsoChosen[]) => void {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  return ([first, ...more]) => {
    if (!first) return;
    const plans = [first, ...more];
    keepBasket(more.length > 0 ? plans : []);
    const changed = new URLSearchParams(query);
    for (const name of ['plan', 'plans']) changed.delete(name);
    if (more.length > 0) changed.set('plans', plansParameter(plans));
    else changed.set('plan', JSON.stringify({ id: first.id, countryCode: first.countryCode }));
    const state: Changed = { plansChanged: true };
    void navigate({ search: changed.toString() }, { replace: true, preventScrollReset: true, state });
  };
}

/** Makes a purchase of one plan one of several. */
export function AnotherPlan({ plan, country }: { plan: ChosenPlan; country: string }) {
  const change = useChangePlans();
  const another = useRef<HTMLButtonElement>(null);
  const isChanged = usePlansChanged();
  useEffect(() => {
    // The page is a new one, without the pressed button.
    if (isChanged) another.current?.focus({ preventScroll: true });
  }, [isChanged]);
  const chosen = allChosen(plan);
  return (
    <div className={styles['lines']}>
      <div className={styles['ways']}>
        <Button
          ref={another}
          variant="link"
          aria-label={words.addOf(country)}
          onClick={() => change([...chosen, ...chosen])}
        >
          {words.add}
        </Button>
        <ToOtherPlaces chosen={chosen} />
      </div>
    </div>
  );
}

/** Leads to the other places; the plans chosen so far stay in the basket. */
export function ToOtherPlaces({ chosen }: { chosen: readonly AlsoChosen[] }) {
  return (
    <Link to={paths.browse()} className={buttonClass('link')} onClick={() => keepBasket(chosen)}>
      {words.another}
    </Link>
  );
}
