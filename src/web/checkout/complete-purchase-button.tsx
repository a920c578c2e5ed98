import lockIcon from '@phosphor-icons/core/bold/lock-simple-bold.svg?raw';
import type { ReactNode } from 'react';

import { DEFAULT_METHOD, PAYMENT_METHODS, quotedBy } from '../../domain/checkout/payment-method.ts';
import type { Quote } from '../../domain/checkout/quote-schema.ts';
import { formatMoney } from '../../domain/money.ts';
import { priceWords } from '../../domain/price-words.ts';
import { feeIncluded } from '../core/words.ts';
import { useDeferredPaymentMethod } from '../price/payment-method.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { checkoutFormWords } from './words.ts';

import styles from './complete-purchase-button.module.css';

interface CompletePurchaseProps {
  quote: Quote;
  isPaying: boolean;
  /** The card form is not ready to charge yet. */
  inactive: boolean;
  /** PayPal's own buttons, which replace ours if it is the chosen method. */
  payPal: ReactNode;
}

/** The terms, and the button that agrees to them. */
export function CompletePurchase({ quote, isPaying, inactive, payPal }: CompletePurchaseProps) {
  const method = useDeferredPaymentMethod(quote);
  const price = quotedBy(quote, method);
  const total = formatMoney(price.total);
  const label = checkoutFormWords.button(total);
  if (PAYMENT_METHODS[method].start !== 'approve')
    return (
      <Button
        type="submit"
        size="large"
        wide
        busy={isPaying}
        inactive={inactive && method === DEFAULT_METHOD}
        className={styles['pay']}
      >
        {isPaying ? (
          checkoutFormWords.busy
        ) : (
          <>
            <Icon of={lockIcon} />
            <span>{label}</span>
          </>
        )}
      </Button>
    );
  const { charged } = priceWords(price, PAYMENT_METHODS[method].name);
  return (
    <fieldset aria-label={label} className={styles['with']}>
      <p className={styles['agreed']}>
        {isPaying && <Spinner />}
        {isPaying
          ? checkoutFormWords.busy
          : checkoutFormWords.total(charged === null ? total : feeIncluded(charged))}
      </p>
      {payPal}
    </fieldset>
  );
}
