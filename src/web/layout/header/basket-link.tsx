import basketIcon from '@phosphor-icons/core/regular/basket.svg?raw';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';

import { basketWords } from '../../browser/basket-words.ts';
import { readBasket } from '../../browser/basket.ts';
import { paths } from '../../core/paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';

import styles from './basket-link.module.css';

/** Leads to the checkout of all plans in the basket. */
export function BasketLink() {
  const [plans, setPlans] = useState(readBasket);
  useEffect(() => {
    const look = () => setPlans(readBasket());
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, []);
  if (plans.length === 0) return null;
  return (
    <Link
      to={paths.checkoutOf(plans)}
      className={classNames(buttonClass('icon'), styles['basket'])}
      aria-label={basketWords.inBasket(plans.length)}
    >
      <Icon of={basketIcon} />
      <span className={styles['count']} aria-hidden="true">
        {plans.length}
      </span>
    </Link>
  );
}
