import type { Plan } from '../../../domain/catalog/catalog-schema.ts';
import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { planLabel } from '../../../domain/catalog/plan.ts';
import { formatUsd } from '../../../domain/money.ts';
import { Flag } from '../../pictures/flag.tsx';
import { RegionStamp } from '../../pictures/region-stamp.tsx';
import { Button } from '../../ui/button.tsx';

import styles from './buy-bar.module.css';

interface BuyBarProps {
  place: string;
  plan: Plan;
  isRegion: boolean;
  /** How this screen writes amounts of data. */
  amount: (megabytes: number) => string;
}

/** Repeats the choice and buys it; a submit button of the form it stands in. */
export function BuyBar({ place, plan, isRegion, amount }: BuyBarProps) {
  return (
    <section className={styles['bar']} aria-label="Your choice" data-ground="night" data-buy-bar>
      <span className={styles['flag']}>
        {isRegion ? <RegionStamp /> : <Flag iso={plan.country_code} size={40} stamp />}
      </span>
      <div className={styles['what']}>
        <p className={styles['name']}>{place} eSIM</p>
        <p className={styles['plan']}>
          {planLabel(plan, amount)}, {formatDays(plan.duration)}
        </p>
      </div>
      <p className={styles['total']}>
        Total <b className={styles['price']}>{formatUsd(Math.round(plan.finalPrice * 100))}</b>
      </p>
      <Button type="submit" size="large" className={styles['buy']}>
        Buy Now
      </Button>
    </section>
  );
}
