import { memo } from 'react';

import type { SoldPlan } from '../../domain/catalog/catalog-schema.ts';
import { formatDays } from '../../domain/catalog/data-amount.ts';
import { planLabel } from '../../domain/catalog/plan.ts';
import { facts } from '../../domain/language-words.ts';
import { Button } from '../ui/button.tsx';
import { RadioMark } from '../ui/form/radio-mark.tsx';
import { planCells } from './plan-cells.tsx';
import { sentOf } from './use-plan-view.ts';
import { planChoiceWords } from './words.ts';

import styles from './plan-row.module.css';

interface PlanRowProps {
  plan: SoldPlan;
  /** Formats amounts of data for this screen. */
  amount: (megabytes: number) => string;
  chosen: boolean;
  hidden?: boolean;
  /** Why it is recommended. */
  why?: string | undefined;
  /** Where the same plan has two rows. Both look chosen, and only the upper one's radio can be from the start. */
  twin?: 'upper' | 'lower' | undefined;
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
  amount,
  chosen,
  hidden,
  why,
  twin,
  onChoose,
  onNearDetails,
  onDetails,
}: PlanRowProps) {
  return (
    <div className={styles['row']} hidden={hidden} data-chosen={(twin && chosen) || undefined}>
      <label className={styles['label']}>
        <RadioMark
          name="plan"
          value={sentOf(plan)}
          defaultChecked={chosen && twin !== 'lower'}
          onChange={() => onChoose(plan)}
          className={styles['radio']}
        />
        {planCells(plan, amount, why)}
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
        aria-label={planChoiceWords.detailsOf(facts(planLabel(plan, amount), formatDays(plan.duration)))}
        onPointerEnter={onNearDetails}
        onFocus={onNearDetails}
        onClick={() => onDetails(plan)}
      >
        {planChoiceWords.details}
      </Button>
    </div>
  );
});
