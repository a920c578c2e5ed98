import lockIcon from '@phosphor-icons/core/bold/lock-simple-bold.svg?raw';
import { type ReactNode, useId } from 'react';

import { formatMoney, type Money } from '../../domain/money.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { checkoutFormWords } from './words.ts';

import styles from './complete-purchase-button.module.css';

interface CompletePurchaseProps {
  total: Money;
  isPaying: boolean;
  /** The card cannot be charged yet. */
  early: boolean;
  /** PayPal's own buttons, which take the place of ours. */
  payPal: ReactNode;
}

/** What is agreed to, and the button that agrees to it. */
export function CompletePurchase({ total, isPaying, early, payPal }: CompletePurchaseProps) {
  const agreed = useId();
  const words = isPaying ? (
    checkoutFormWords.busy
  ) : (
    <>
      <Icon of={lockIcon} />
      <span>{checkoutFormWords.button(formatMoney(total))}</span>
    </>
  );
  if (!payPal)
    return (
      <Button type="submit" size="large" wide busy={isPaying} early={early} className={styles['pay']}>
        {words}
      </Button>
    );
  return (
    <fieldset aria-labelledby={agreed} className={styles['with']}>
      <h2 id={agreed} className={styles['agreed']}>
        {isPaying && <Spinner />}
        {words}
      </h2>
      {payPal}
    </fieldset>
  );
}
