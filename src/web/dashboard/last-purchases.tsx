import { Link } from 'react-router';

import { formatDays } from '../../domain/catalog/data-amount.ts';
import { planLabel } from '../../domain/catalog/plan.ts';
import { passPlan } from '../../domain/esims/pass-words.ts';
import type { UserEsim } from '../../domain/esims/user-esim.ts';
import { formatMoney, ofSent } from '../../domain/money.ts';
import { esimSentence, passOf } from '../../domain/orders/esim-standing.ts';
import { paths } from '../core/paths.ts';
import { dataLeftWords } from '../esim-status/words.ts';
import { Flag } from '../pictures/flag.tsx';
import { LocalDate } from '../ui/time/local-date.tsx';
import { lastPurchasesWords } from './dashboard-words.ts';

import styles from './last-purchases.module.css';

const SHOWN = 5;

/** The latest purchases, newest first: how each stands, and what it cost. */
export function LastPurchases({ esims }: { esims: UserEsim[] }) {
  return (
    <section aria-labelledby="last-purchases">
      <h2 id="last-purchases" className={styles['title']}>
        {lastPurchasesWords.title}
      </h2>
      <ul className={styles['rows']}>
        {esims.slice(0, SHOWN).map((esim) => (
          <li key={esim.id}>
            <Link to={paths.profileOf(esim.id)} className={styles['row']}>
              <Flag iso={esim.country_code} size={40} />
              <div className={styles['what']}>
                <p className={styles['name']}>{esim.country_name}</p>
                <p>{howItStands(esim)}</p>
                <p className={styles['plan']}>
                  {passPlan(planLabel(esim.plan), formatDays(esim.validity_days))}
                </p>
              </div>
              <div className={styles['paid']}>
                <p className={styles['name']}>{formatMoney(ofSent(esim.paid))}</p>
                <p className={styles['plan']}>
                  <LocalDate at={esim.purchased_at} />
                </p>
              </div>
            </Link>
          </li>
        ))}
      </ul>
      <Link to={paths.profile()} className={styles['all']}>
        {lastPurchasesWords.all}
      </Link>
    </section>
  );
}

/** In use, what is left says more than a sentence. */
function howItStands(esim: UserEsim): string {
  const left = passOf(esim) === 'in_use' ? esim.usage?.remaining_quantity_formatted : null;
  return left ? dataLeftWords.left(left) : esimSentence(esim);
}
