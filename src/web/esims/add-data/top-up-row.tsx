import { formatDataAmount, formatDays } from '../../../domain/catalog/data-amount.ts';
import { planLabel, unitPrice } from '../../../domain/catalog/plan.ts';
import { quotedBy } from '../../../domain/checkout/payment-method.ts';
import type { TopUp } from '../../../domain/esims/top-up-offer.ts';
import { formatMoney, ofDollars } from '../../../domain/money.ts';
import { RadioMark } from '../../ui/form/checkbox.tsx';
import { LocalDate } from '../../ui/time/local-date.tsx';
import { topUpRowWords } from './words.ts';

import styles from './top-up-list.module.css';

interface TopUpRowProps {
  topUp: TopUp;
  /** The name that the radios of one list share. */
  group: string;
  /** The very plan that the eSIM was bought with. */
  isSame: boolean;
  chosen: boolean;
  onChoose: () => void;
}

/** One plan that fits on an eSIM, on a line that is its own radio. */
export function TopUpRow({ topUp, group, isSame, chosen, onChoose }: TopUpRowProps) {
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
      {isSame && <span className={styles['same']}>{topUpRowWords.sameAgain}</span>}{' '}
      <span className={styles['what']}>
        <b>{planLabel(plan, formatDataAmount)}</b>{' '}
        <span className={styles['days']}>{topUpRowWords.days(formatDays(plan.duration))}</span>
      </span>
      <span className={styles['price']}>{formatMoney(quotedBy(topUp.quote, 'card').plan)}</span>
      <span className={styles['start']}>
        {topUp.starts_after === null
          ? topUpRowWords.starts
          : topUpRowWords.startsAfter(<LocalDate at={topUp.starts_after} />)}
      </span>
      <span className={styles['unit']}>
        {formatMoney(ofDollars(unit.dollars))}/{unit.unit}
      </span>
    </label>
  );
}
