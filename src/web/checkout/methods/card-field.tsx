import type { StripeCardElement } from '@stripe/stripe-js';
import { useId, useState } from 'react';

import { PAYMENT_METHODS } from '../../../domain/checkout/payment-method.ts';
import { useDeadline } from '../../browser/use-deadline.ts';
import { useSettings } from '../../core/site.ts';
import { otherMethods } from '../../price/payment-method.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FieldMessage } from '../../ui/form/field-message.tsx';
import { commonWords } from '../../ui/words.ts';
import { StripeField } from './stripe-field.tsx';
import type { StripeLoading } from './use-stripe.ts';
import { cardFieldWords } from './words.ts';

import styles from './card-field.module.css';

export interface CardState {
  /** Everything is typed and valid. */
  isComplete: boolean;
  /** The processor's message about what is typed. */
  error: string | null;
}

interface CardFieldProps {
  loading: StripeLoading;
  /** The buyer can type in the field. */
  isReady: boolean;
  onReady: (card: StripeCardElement) => void;
  state: CardState;
  onState: (state: CardState) => void;
  /** The message after an early press on pay. */
  missing: string | null;
}

/** The processor's own card field: this page never sees what is typed in it. */
export function CardField({ loading, isReady, onReady, state, onState, missing }: CardFieldProps) {
  const note = useId();
  const [hasFocus, setFocus] = useState(false);
  const [mounts, setMounts] = useState(0);
  const isLate = useDeadline(mounts);
  const [other] = otherMethods(useSettings());
  // The processor's message is more precise than ours, that something is missing.
  const error = state.error ?? missing;
  const hasFailed = loading.state === 'failed' || (isLate && !isReady);
  const isLoading = !hasFailed && !isReady;

  function retry() {
    setMounts(mounts + 1);
    if (loading.state === 'failed') loading.retry();
  }

  return (
    <fieldset aria-label={cardFieldWords.name} aria-describedby={note}>
      <div
        className={classNames(styles['frame'], error && styles['wrong'], hasFocus && styles['focus'])}
        aria-busy={isLoading}
      >
        {loading.stripe && (
          <StripeField
            key={mounts}
            stripe={loading.stripe}
            onReady={onReady}
            onFocus={setFocus}
            onChange={({ complete, error }) =>
              onState({ isComplete: complete, error: error?.message ?? null })
            }
          />
        )}
        {isLoading && (
          <p className={styles['overlay']}>
            <span className={styles['spinner']} aria-hidden="true" />
            {cardFieldWords.loading}
          </p>
        )}
        {hasFailed && (
          <p className={styles['failed']}>
            {cardFieldWords.failed}
            <Button variant="link" onClick={retry}>
              {commonWords.tryAgain}
            </Button>
          </p>
        )}
      </div>
      <FieldMessage
        id={note}
        error={error}
        done={state.isComplete ? cardFieldWords.complete : null}
        hint={
          hasFailed
            ? cardFieldWords.otherWays(other && PAYMENT_METHODS[other].name)
            : cardFieldWords.incomplete
        }
      />
      <p className={styles['who']}>{cardFieldWords.who}</p>
    </fieldset>
  );
}
