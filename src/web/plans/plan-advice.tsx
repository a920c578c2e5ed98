import simIcon from '@phosphor-icons/core/regular/sim-card.svg?raw';
import { memo } from 'react';

import type { SoldPlan } from '../../domain/catalog/catalog-schema.ts';
import { formatDays } from '../../domain/catalog/data-amount.ts';
import type { TierSpeeds } from '../../domain/catalog/plan-advice.ts';
import { formatSpeed } from '../../domain/catalog/plan-facts.ts';
import { planLabel } from '../../domain/catalog/plan.ts';
import { listPrice } from '../../domain/price-words.ts';
import { Icon } from '../ui/icon.tsx';
import { planAdviceWords as words } from './words.ts';

import styles from './plan-advice.module.css';

interface TripPlanProps {
  plan: SoldPlan;
  /** Length of the trip that the plan fits. */
  days: number;
  amount: (megabytes: number) => string;
  chosen: boolean;
  onChoose: (plan: SoldPlan) => void;
}

/** The plan that fits most trips, shown if the visitor would have to unfold the list to find it. */
export const TripPlan = memo(function TripPlan({ plan, days, amount, chosen, onChoose }: TripPlanProps) {
  return (
    <button
      type="button"
      data-scripted
      className={styles['trip']}
      aria-pressed={chosen}
      onClick={() => onChoose(plan)}
    >
      <Icon of={simIcon} />
      <span className={styles['what']}>
        <b>{words.fits(days)}</b>{' '}
        <span>{words.plan(planLabel(plan, amount), formatDays(plan.duration))}</span>
      </span>{' '}
      <b className={styles['price']} translate="no">
        {listPrice(plan.finalPrice)}
      </b>
    </button>
  );
});

const PANEL = 'tiers';

/** Explains the tiers of unlimited data once for all rows, in a native popover that needs no script. */
export const Tiers = memo(function Tiers({ tiers }: { tiers: TierSpeeds[] }) {
  return (
    <>
      <button type="button" className={styles['opener']} popoverTarget={PANEL}>
        {words.tiers}
      </button>
      <div id={PANEL} popover="auto" className={styles['tiers']}>
        <h3>{words.tiersTitle}</h3>
        <p>{words.tiersText}</p>
        <ul>
          {tiers.map(({ tier, fullSpeedMb, thenKbps }) => (
            <li key={tier}>
              <b>{tier}</b> {words.speeds(fullSpeedMb / 1000, formatSpeed(thenKbps))}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
});
