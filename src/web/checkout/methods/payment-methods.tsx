import type { ReactNode } from 'react';

import type { PausedMethods, PaymentMethod } from '../../../domain/checkout/payment-method.ts';
import { useSettings } from '../../core/site.ts';
import { usePaymentMethod } from '../../price/payment-method.ts';
import { classNames } from '../../ui/class-names.ts';
import { Radio } from '../../ui/form/checkbox.tsx';
import { CardMarks, PayPalMark } from './card-marks.tsx';
import { methodWords } from './words.ts';

import styles from './payment-methods.module.css';

const NONE_PAUSED: PausedMethods = {};

interface PaymentMethodsProps {
  onChange: (method: PaymentMethod) => void;
  cardForm: ReactNode;
  /** Paused methods, each with its message. */
  paused: PausedMethods | undefined;
}

/**
 * The payment methods in one bordered list; the chosen one shows its next step. Switching keeps what is typed of a card.
 * Without PayPal there is no choice.
 */
export function PaymentMethods({ onChange, cardForm, paused = NONE_PAUSED }: PaymentMethodsProps) {
  const { paypal } = useSettings();
  const method = usePaymentMethod();
  const cardName = (
    <span className={styles['name']}>
      <b>{methodWords.card}</b>
      <CardMarks />
    </span>
  );
  const radio = (value: PaymentMethod) => ({
    name: 'payment-method',
    value,
    className: styles['choice'],
    checked: method === value,
    disabled: paused[value] !== undefined,
    onChange: () => onChange(value),
  });
  return (
    <fieldset className={styles['methods']}>
      <legend className={styles['legend']}>{methodWords.title}</legend>
      <div className={styles['list']}>
        <div className={styles['method']}>
          {paypal ? (
            <Radio {...radio('card')}>{cardName}</Radio>
          ) : (
            <p className={styles['only']}>{cardName}</p>
          )}
          <PausedWords words={paused.card} />
          <div
            className={classNames(
              styles['form'],
              (method !== 'card' || paused.card !== undefined) && styles['put-by'],
            )}
          >
            {cardForm}
          </div>
        </div>
        {paypal && (
          <div className={styles['method']}>
            <Radio {...radio('paypal')}>
              <span className={styles['name']}>
                <b>{methodWords.paypal}</b>
                <PayPalMark />
              </span>
            </Radio>
            <PausedWords words={paused.paypal} />
            {method === 'paypal' && paused.paypal === undefined && (
              <p className={styles['form']}>{methodWords.paypalHint}</p>
            )}
          </div>
        )}
      </div>
    </fieldset>
  );
}

/** Why a method cannot be chosen now. */
function PausedWords({ words }: { words: string | undefined }) {
  return words === undefined ? null : <p className={styles['form']}>{words}</p>;
}
