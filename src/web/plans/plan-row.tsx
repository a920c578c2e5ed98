import clockIcon from '@phosphor-icons/core/regular/clock.svg?raw';
import gaugeIcon from '@phosphor-icons/core/regular/gauge.svg?raw';
import { memo } from 'react';

import type { SoldPlan } from '../../domain/catalog/catalog-schema.ts';
import { formatDays, formatRowDays } from '../../domain/catalog/data-amount.ts';
import { planFactsLine } from '../../domain/catalog/plan-facts.ts';
import { planLabel, unitPrice } from '../../domain/catalog/plan.ts';
import { listPrice } from '../../domain/price-words.ts';
import { Button } from '../ui/button.tsx';
import { RadioMark } from '../ui/form/checkbox.tsx';
import { Icon } from '../ui/icon.tsx';
import { sentOf } from './use-plan-view.ts';
import { planChoiceWords } from './words.ts';

import styles from './plan-row.module.css';

interface PlanRowProps {
  plan: SoldPlan;
  place: string;
  /** Formats amounts of data for this screen. */
  amount: (megabytes: number) => string;
  chosen: boolean;
  hidden: boolean;
  /** Whether the text above the list explains its tier. */
  isExplained: boolean;
  /** Why to choose this plan; empty for all others. */
  advice: string;
  onChoose: (plan: SoldPlan) => void;
  /** Called when a press is likely. */
  onNearDetails: () => void;
  onDetails: (plan: SoldPlan) => void;
}

/** Skips the details of all plans, which come between the rows and the buy button. */
const skipToBuy = () => document.getElementById('buy')?.focus();

/**
 * One plan as a line that is the label of its radio; only 'Plan Details' is outside it. A choice should render only two rows of
 * a long list again, so the props from the list must be stable references.
 */
export const PlanRow = memo(function PlanRow({
  plan,
  place,
  amount,
  chosen,
  hidden,
  isExplained,
  advice,
  onChoose,
  onNearDetails,
  onDetails,
}: PlanRowProps) {
  const unit = unitPrice(plan);
  return (
    <div className={styles['row']} hidden={hidden}>
      <label className={styles['label']}>
        <RadioMark
          name="plan"
          value={sentOf(plan)}
          defaultChecked={chosen}
          onChange={() => onChoose(plan)}
          className={styles['radio']}
        />
        <span className={styles['what']}>
          <span className={styles['amount']}>{amount(plan.data_amount)}</span>{' '}
          {plan.truth.tier && (
            <>
              <span className={styles['tier']}>{plan.truth.tier}</span>{' '}
            </>
          )}
          <span className={styles['days']}>{formatRowDays(plan.duration)}</span>
        </span>
        <span className={styles['unit']}>{`${listPrice(unit.dollars)}/${unit.unit}`}</span>
        <span className={styles['price']} translate="no">
          {listPrice(plan.finalPrice)}
        </span>
        <span className={styles['facts']}>
          <Icon of={plan.isUnlimited ? gaugeIcon : clockIcon} size={16} />
          {planFactsLine(plan.truth, place, plan.isUnlimited, isExplained)}
        </span>
        {advice && <span className={styles['advice']}>{advice}</span>}
      </label>
      {chosen && (
        <Button data-scripted className={styles['skip']} onClick={skipToBuy}>
          {planChoiceWords.skip}
        </Button>
      )}
      <Button
        variant="link"
        data-scripted
        className={styles['details']}
        aria-label={planChoiceWords.detailsOf(`${planLabel(plan, amount)}, ${formatDays(plan.duration)}`)}
        onPointerEnter={onNearDetails}
        onFocus={onNearDetails}
        onClick={() => onDetails(plan)}
      >
        {planChoiceWords.details}
      </Button>
    </div>
  );
});
