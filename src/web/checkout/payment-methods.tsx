import type { ReactNode } from 'react';

import { Radio } from '../ui/tick.tsx';
import { CardMarks } from './card-marks.tsx';

import styles from './payment-methods.module.css';

/** The ways to pay in one bordered list; the chosen one holds its own form. */
export function PaymentMethods({ cardForm }: { cardForm: ReactNode }) {
  return (
    <fieldset className={styles['methods']}>
      <legend className={styles['legend']}>Payment Details</legend>
      <div className={styles['list']}>
        <div className={styles['method']}>
          <Radio name="payment-method" value="stripe" defaultChecked className={styles['choice']}>
            <span className={styles['name']}>
              <b>Credit or Debit Card</b>
              <CardMarks />
            </span>
          </Radio>
          <div className={styles['form']}>{cardForm}</div>
        </div>
      </div>
    </fieldset>
  );
}
