import { formatDataAmount, formatRowDays } from '../../../domain/catalog/data-amount.ts';
import { planLabel, unitPrice } from '../../../domain/catalog/plan.ts';
import type { TopUp } from '../../../domain/esims/top-up-offer.ts';
import { listPrice } from '../../../domain/price-words.ts';
import { planAdviceWords } from '../../plans/words.ts';
import { RadioMark } from '../../ui/form/checkbox.tsx';
import { TopUpStart } from '../top-up-times.tsx';
import { topUpRowWords } from './words.ts';

import styles from './top-up-list.module.css';

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

/** A plan that fits on an eSIM, as a line that is the label of its radio. */
export function TopUpRow({ topUp, group, isSame, tripDays, chosen, onChoose }: TopUpRowProps) {
  const { plan } = topUp.quote;
  const unit = unitPrice(plan);
  return (
    <label className={styles['row']}>
      <RadioMark
        name={group}
        value={plan.bundle_name}
        checked={chosen}
        onChange={onChoose}
        className={styles['radio']}
      />
      {(isSame || tripDays !== null) && (
        <span className={styles['same']}>
          {isSame && topUpRowWords.sameAgain}
          {isSame && tripDays !== null && '. '}
          {tripDays !== null && planAdviceWords.because(plan, tripDays)}
        </span>
      )}{' '}
      <span className={styles['what']}>
        <b>{planLabel(plan, formatDataAmount)}</b>{' '}
        <span className={styles['days']}>{formatRowDays(plan.duration)}</span>
      </span>
      <span className={styles['price']} translate="no">
        {listPrice(plan.finalPrice)}
      </span>
      <span className={styles['start']}>{topUpRowWords.starts(<TopUpStart topUp={topUp} as="brief" />)}</span>
      <span className={styles['unit']}>
        {listPrice(unit.dollars)}/{unit.unit}
      </span>
    </label>
  );
}
