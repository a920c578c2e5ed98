import type { ReactNode } from 'react';

import {
  DEFAULT_METHOD,
  type OfferedMethod,
  OTHER_METHODS,
  type PausedMethods,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '../../../domain/checkout/payment-method.ts';
import type { Quote } from '../../../domain/checkout/quote-schema.ts';
import { useSettings } from '../../core/site.ts';
import { otherMethods, usePaymentMethod } from '../../price/payment-method.ts';
import { classNames } from '../../ui/class-names.ts';
import { Radio } from '../../ui/form/checkbox.tsx';
import { CardMarks, PayPalMark } from './card-marks.tsx';
import { methodWords } from './words.ts';

import styles from './payment-methods.module.css';

/** A method's button with its mark and words. Its row in the domain says how the payment goes on. */
interface MethodEntry {
  label: string;
  mark: ReactNode;
  /** What happens next, shown when the method is chosen; null if a form is shown instead. */
  hint: string | null;
}

function elsewhere(method: PaymentMethod): MethodEntry {
  const { name } = PAYMENT_METHODS[method];
  return { label: name, mark: null, hint: methodWords.elsewhereHint(name) };
}

/** Every way to pay that a checkout offers. */
const METHOD_ENTRIES: Record<OfferedMethod, MethodEntry> = {
  card: { label: methodWords.card, mark: <CardMarks />, hint: null },
  bank: elsewhere('bank'),
  paypal: { label: PAYMENT_METHODS.paypal.name, mark: <PayPalMark />, hint: methodWords.paypalHint },
};

interface PaymentMethodsProps {
  onChange: (method: PaymentMethod) => void;
  cardForm: ReactNode;
  /** Those that cannot be chosen, each with the reason. */
  closed: PausedMethods;
}

/**
 * The payment methods in one bordered list; the chosen one shows its next step. Switching keeps what is typed of a card.
 * Without another method there is no choice.
 */
export function PaymentMethods({ onChange, cardForm, closed }: PaymentMethodsProps) {
  const others = otherMethods(useSettings());
  const method = usePaymentMethod();
  const nameOf = (value: OfferedMethod) => (
    <span className={styles['name']}>
      <b>{METHOD_ENTRIES[value].label}</b>
      {METHOD_ENTRIES[value].mark}
    </span>
  );
  const radio = (value: OfferedMethod) => ({
    name: 'payment-method',
    value,
    className: styles['choice'],
    checked: method === value,
    disabled: closed[value] !== undefined,
    onChange: () => onChange(value),
  });
  return (
    <fieldset className={styles['methods']}>
      <legend className={styles['legend']}>{methodWords.title}</legend>
      <div className={styles['list']}>
        <div className={styles['method']}>
          {others.length > 0 ? (
            <Radio {...radio(DEFAULT_METHOD)}>{nameOf(DEFAULT_METHOD)}</Radio>
          ) : (
            <p className={styles['only']}>{nameOf(DEFAULT_METHOD)}</p>
          )}
          <ClosedWords words={closed.card} />
          <div
            className={classNames(
              styles['form'],
              (method !== DEFAULT_METHOD || closed.card !== undefined) && styles['put-by'],
            )}
          >
            {cardForm}
          </div>
        </div>
        {others.map((other) => (
          <div key={other} className={styles['method']}>
            <Radio {...radio(other)}>{nameOf(other)}</Radio>
            <ClosedWords words={closed[other]} />
            {method === other && closed[other] === undefined && (
              <p className={styles['form']}>{METHOD_ENTRIES[other].hint}</p>
            )}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** Methods that are paused, or do not take the currency. */
export function closedMethods({ paused, not_in_currency: others = [], methods }: Quote): PausedMethods {
  const { currency } = methods.stripe;
  const lacking = OTHER_METHODS.filter((method) => others.includes(PAYMENT_METHODS[method].wire));
  const words = (method: PaymentMethod) => methodWords.notIn(PAYMENT_METHODS[method].name, currency);
  return { ...Object.fromEntries(lacking.map((method) => [method, words(method)])), ...paused };
}

/** Why a method cannot be chosen now. */
function ClosedWords({ words }: { words: string | undefined }) {
  return words === undefined ? null : <p className={styles['form']}>{words}</p>;
}
