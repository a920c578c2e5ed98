import type { ReactNode } from 'react';

import type { SoldPlan } from '../../domain/catalog/catalog-schema.ts';
import { formatDays } from '../../domain/catalog/data-amount.ts';
import { cardTotalOf, planLabel, planPriceWords, priceOf } from '../../domain/catalog/plan.ts';
import { priceMark } from '../core/reader-prices.ts';
import { expressWords } from '../core/words.ts';
import { Flag } from '../pictures/flag.tsx';
import { RegionStamp } from '../pictures/region-stamp.tsx';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { buyBarWords } from './words.ts';

import styles from './buy-bar.module.css';

interface BuyBarProps {
  place: string;
  plan: SoldPlan;
  isRegion: boolean;
  /** Formats amounts of data for this screen. */
  amount: (megabytes: number) => string;
  /** Below, where there is room. */
  children: ReactNode;
  /** False while wallets are paused. */
  takesWallets: boolean;
}

/** Repeats the chosen plan and buys it, as the submit button of the form around it. */
export function BuyBar({ place, plan, isRegion, amount, children, takesWallets }: BuyBarProps) {
  const price = planPriceWords(plan);
  return (
    <section className={styles['bar']} aria-label={buyBarWords.name} data-ground="night" data-buy-bar>
      <span className={styles['flag']}>
        {isRegion ? <RegionStamp /> : <Flag iso={plan.country_code} size={40} stamp />}
      </span>
      <div className={styles['what']}>
        <p className={styles['name']}>{buyBarWords.what(place)}</p>
        <p className={styles['plan']}>
          {buyBarWords.plan(planLabel(plan, amount), formatDays(plan.duration))}
        </p>
      </div>
      <p className={styles['total']}>
        {buyBarWords.total}{' '}
        <b className={styles['price']} translate="no" {...priceMark(priceOf(plan))}>
          {price.plan}
        </b>
      </p>
      {price.by && (
        <p className={styles['charged']}>
          <b translate="no" {...priceMark(cardTotalOf(plan))}>
            {price.total}
          </b>{' '}
          {price.by}
        </p>
      )}
      <div className={styles['ways']}>
        <Button id="buy" type="submit" size="large" className={styles['buy']}>
          {buyBarWords.buy}
        </Button>
        {takesWallets && (
          // Enter presses the form's first button.
          <Button
            type="submit"
            name="pay"
            value="wallet"
            variant="secondary"
            size="large"
            className={classNames(styles['buy'], styles['express'])}
          >
            {expressWords}
          </Button>
        )}
      </div>
      {children}
    </section>
  );
}
