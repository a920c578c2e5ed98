import { memo, useSyncExternalStore } from 'react';

import type { SoldPlan } from '../../domain/catalog/catalog-schema.ts';
import { formatDays } from '../../domain/catalog/data-amount.ts';
import { planForTrip, type TierSpeeds, USUAL_TRIP_DAYS } from '../../domain/catalog/plan-advice.ts';
import { planLabel } from '../../domain/catalog/plan.ts';
import { listPrice } from '../../domain/price-words.ts';
import { keepInHistory } from '../ui/panels/reopen-sheet.ts';
import { rememberedTrip } from './use-plan-view.ts';
import { planAdviceWords as words } from './words.ts';

import styles from './plan-advice.module.css';

interface RecommendedProps {
  /** Those in the list. */
  plans: readonly SoldPlan[];
  /** Length of the trip that the list is for; null if it is for any. */
  days: number | null;
  amount: (megabytes: number) => string;
  chosen: SoldPlan | undefined;
  /** Must be a stable reference. */
  onChoose: (plan: SoldPlan) => void;
}

/**
 * The plan that fits most trips and why, above the list; one press chooses it. A length remembered from the last visit changes
 * only its words: the document has the plan for the usual length, and nothing may move when the page wakes up.
 */
export const Recommended = memo(function Recommended(props: RecommendedProps) {
  const { plans, days, amount, chosen, onChoose } = props;
  const remembered = useSyncExternalStore(noNews, rememberedTrip, () => null);
  const usual = adviceFor(plans, days ?? USUAL_TRIP_DAYS);
  // A single plan needs no advice.
  if (plans.length < 2 || !usual) return null;
  const { plan, trip } = (days === null && remembered !== null && adviceFor(plans, remembered)) || usual;
  return (
    <button
      type="button"
      data-scripted
      className={styles['trip']}
      aria-pressed={plan === chosen}
      onClick={() => onChoose(plan)}
    >
      <span className={styles['why']}>{words.because(plan, trip)}</span>{' '}
      <span className={styles['what']}>{words.plan(planLabel(plan, amount), formatDays(plan.duration))}</span>{' '}
      <b className={styles['price']} translate="no">
        {listPrice(plan.finalPrice)}
      </b>
    </button>
  );
});

const noNews = () => () => {};

function adviceFor(plans: readonly SoldPlan[], trip: number) {
  const plan = planForTrip(plans, trip);
  return plan && { plan, trip };
}

const PANEL = 'tiers';

/** Explains the tiers of unlimited data once for all rows, in a native popover that needs no script. */
export const Tiers = memo(function Tiers({ tiers }: { tiers: TierSpeeds[] }) {
  return (
    <>
      <button type="button" className={styles['opener']} popoverTarget={PANEL}>
        {words.tiers}
      </button>
      <div id={PANEL} popover="auto" ref={keepInHistory} className={styles['tiers']}>
        <h3>{words.tiersTitle}</h3>
        <p>{words.tiersText}</p>
        <ul>
          {tiers.map(({ tier, fullSpeedMb, thenKbps }) => (
            <li key={tier}>
              <b>{tier}</b> {words.speeds(fullSpeedMb, thenKbps)}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
});
