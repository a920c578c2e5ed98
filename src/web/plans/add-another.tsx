import { useState } from 'react';
import { Link } from 'react-router';

import type { Plan } from '../../domain/catalog/catalog-schema.ts';
import type { AlsoChosen } from '../../domain/checkout/checkout-link.ts';
import { basketWords as words } from '../browser/basket-words.ts';
import { addToBasket } from '../browser/basket.ts';
import { paths } from '../core/paths.ts';
import { Button, buttonClass } from '../ui/button.tsx';

import styles from './add-another.module.css';

/** Puts one more of a plan into the basket, and says what is in it. */
export function AddAnother({ plan }: { plan: Plan }) {
  const [added, setAdded] = useState<AlsoChosen[] | 'full'>([]);
  const add = () => setAdded(addToBasket({ id: plan.bundle_name, countryCode: plan.country_code }) ?? 'full');
  return (
    <div className={styles['another']}>
      <Button variant="link" onClick={add}>
        {words.add}
      </Button>
      <output>{added === 'full' ? words.full : added.length > 0 && words.inBasket(added.length)}</output>
      {added !== 'full' && added.length > 1 && (
        <Link to={paths.checkoutOf(added)} className={buttonClass('link')}>
          {words.checkOut}
        </Link>
      )}
    </div>
  );
}
