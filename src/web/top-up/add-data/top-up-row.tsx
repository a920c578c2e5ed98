import { formatDataAmount } from '../../../domain/catalog/data-amount.ts';
import type { TopUp } from '../../../domain/esims/top-up-offer.ts';
import { planCells } from '../../plans/plan-cells.tsx';
import { planAdviceWords } from '../../plans/words.ts';
import { RadioMark } from '../../ui/form/radio-mark.tsx';
import { TopUpStart } from '../top-up-times.tsx';
import { topUpRowWords } from './words.ts';

import styles from '../../plans/plan-row.module.css';

interface TopUpRowProps {
  topUp: TopUp;
  /** The shared name of the list's radios. */
  group: string;
  /** The plan that the eSIM was bought with. */
  isSame: boolean;
  /** Length of the trips that it fits best; null if another plan does. */
  tripDays: number | null;
  chosen: boolean;
  onChoose: () => void;
}

/** A plan that fits on an eSIM, as a line that is the label of its radio. It says when it starts if that is not at its first use. */
export function TopUpRow({ topUp, group, isSame, tripDays, chosen, onChoose }: TopUpRowProps) {
  const { plan } = topUp.quote;
  const isNext = topUp.starts_after !== null || topUp.is_behind;
  return (
    <div className={styles['row']}>
      <label className={styles['label']}>
        <RadioMark
          name={group}
          value={plan.bundle_name}
          checked={chosen}
          onChange={onChoose}
          className={styles['radio']}
        />
        {(isSame || tripDays !== null) && (
          <span className={styles['note']}>
            {isSame && topUpRowWords.sameAgain}
            {isSame && tripDays !== null && '. '}
            {tripDays !== null && planAdviceWords.because(plan, tripDays)}
          </span>
        )}
        {planCells(plan, formatDataAmount)}
        {isNext && (
          <span className={styles['start']}>
            <TopUpStart topUp={topUp} as="brief" />
          </span>
        )}
      </label>
    </div>
  );
}
