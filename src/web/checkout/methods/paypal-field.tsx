import { type ComponentType, useEffect, useState } from 'react';

import { useDeadline } from '../../browser/use-deadline.ts';
import { useSettings } from '../../core/site.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { commonWords } from '../../ui/words.ts';
import type { PayPalButtonsProps } from './paypal-buttons.tsx';
import { paypalFieldWords } from './words.ts';

import styles from './paypal-field.module.css';

const readButtons = () => import('./paypal-buttons.tsx');

interface PayPalFieldProps extends Pick<PayPalButtonsProps, 'currency' | 'onPress' | 'press'> {
  /** A press has no effect now. */
  inactive: boolean;
}

/** PayPal's buttons, also while they load and when they fail to. */
export function PayPalField(props: PayPalFieldProps) {
  const [tries, setTries] = useState(0);
  return <Try key={tries} {...props} onRetry={() => setTries(tries + 1)} />;
}

function Try({ currency, onPress, press, inactive, onRetry }: PayPalFieldProps & { onRetry: () => void }) {
  const paypal = useSettings().processors?.paypal;
  const [Buttons, setButtons] = useState<ComponentType<PayPalButtonsProps> | null>(null);
  const [told, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const isLate = useDeadline(0);
  const state = told === 'loading' && isLate ? 'failed' : told;
  useEffect(() => {
    afterPaint()
      .then(readButtons)
      .then(
        (module) => setButtons(() => module.default),
        () => setState('failed'),
      );
  }, []);

  return (
    <div className={styles['place']} aria-busy={state === 'loading'}>
      {Buttons && paypal && state !== 'failed' && (
        <div className={classNames(styles['buttons'], inactive && styles['inactive'])}>
          <Buttons
            {...paypal}
            currency={currency}
            onPress={onPress}
            press={press}
            onReady={() => setState('ready')}
            onFailed={() => setState('failed')}
          />
        </div>
      )}
      {state === 'loading' && (
        <p className={styles['loading']}>
          <Spinner />
          {paypalFieldWords.loading}
        </p>
      )}
      {state === 'failed' && (
        <Alert title={paypalFieldWords.failed.title}>
          <p>{paypalFieldWords.failed.text}</p>
          <Button variant="secondary" className={styles['again']} onClick={onRetry}>
            {commonWords.tryAgain}
          </Button>
        </Alert>
      )}
    </div>
  );
}
