import type { SoldPlan } from '../../domain/catalog/catalog-schema.ts';
import { formatRowDays } from '../../domain/catalog/data-amount.ts';
import { priceOf, unitPrice } from '../../domain/catalog/plan.ts';
import { formatMoney } from '../../domain/money.ts';
import { priceMark } from '../core/reader-prices.ts';
import { perUnit, planUseWords } from './words.ts';

import styles from './plan-row.module.css';

/**
 * What every row says of its plan, for the grid of its label. A page has thirty rows, and each element more in one delays its
 * first answer on a slow phone: so this is no component.
 * @param why it is recommended, in place of what it is good for
 */
export function planCells(plan: SoldPlan, amount: (megabytes: number) => string, why?: string) {
  const { tier } = plan.truth;
  const unit = unitPrice(plan);
  const price = priceOf(plan);
  return (
    <>
      <span className={styles['what']}>
        {tier ? `${amount(plan.data_amount)} ` : amount(plan.data_amount)}
        {tier && <small className={styles['tier']}>{tier}</small>}
      </span>
      <span className={styles['days']}>{formatRowDays(plan.duration)}</span>
      <span className={styles['unit']} {...priceMark(unit.price)}>
        {perUnit(formatMoney(unit.price), unit.unit)}
      </span>
      <span className={styles['price']} translate="no" {...priceMark(price)}>
        {formatMoney(price)}
      </span>
      <span className={why === undefined ? styles['use'] : styles['why']}>
        {why ?? planUseWords.of(plan)}
      </span>
    </>
  );
}
