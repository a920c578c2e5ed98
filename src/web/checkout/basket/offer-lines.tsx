import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { planLabel } from '../../../domain/catalog/plan.ts';
import type { Quote } from '../../../domain/checkout/quote-schema.ts';
import { facts } from '../../../domain/language-words.ts';
import { formatMoney, ofMinor } from '../../../domain/money.ts';
import { useArt } from '../../core/site.ts';

import styles from './basket-lines.module.css';

/** The plans of an order that the shop's people made: nothing of it can be changed. */
export default function OfferLines({ quote: { lines, methods } }: { quote: Quote }) {
  const art = useArt();
  return (
    <div className={styles['lines']}>
      <ul className={styles['list']}>
        {lines?.map(({ plan, price_cents: price, quantity = 1 }) => (
          <li key={`${plan.country_code} ${plan.bundle_name} ${quantity}`} className={styles['line']}>
            <img src={art('square', plan.country_code)} width="32" height="32" alt="" />
            <div className={styles['what']}>
              <b>{plan.country}</b>
              <span>{facts(planLabel(plan), formatDays(plan.duration))}</span>
              <p translate="no">
                {quantity > 1 && `${quantity} × `}
                <b>{formatMoney(ofMinor(price / quantity, methods.stripe.currency))}</b>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
