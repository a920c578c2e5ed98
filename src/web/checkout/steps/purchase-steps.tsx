import doneIcon from '@phosphor-icons/core/bold/check-bold.svg?raw';
import failedIcon from '@phosphor-icons/core/bold/x-bold.svg?raw';

import type { RefundCause } from '../../../domain/checkout/refund-cause.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { stepWords as words } from './words.ts';

import styles from './purchase-steps.module.css';

/** How far a purchase is, from checking its payment to the eSIM or the refund. */
type Progress =
  | 'checking'
  | 'ordering'
  | 'ready'
  | { at: 'refunding' | 'refunded'; cause: RefundCause | null };

type StepState = keyof typeof words.states;
type Step = [name: string, state: StepState];

const stateClasses: Record<StepState, string | undefined> = {
  done: styles['done'],
  now: styles['now'],
  next: styles['next'],
  failed: styles['failed'],
};

interface PurchaseStepsProps {
  progress: Progress;
  /** New eSIMs, or a plan added to one. */
  what: 'eSIM' | 'eSIMs' | 'plan';
}

/** Three steps from the payment on: paid, ordering, ready; or the refund. */
export function PurchaseSteps({ progress, what }: PurchaseStepsProps) {
  return (
    <ol className={styles['steps']} aria-label={words.name}>
      {stepsOf(progress, what === 'plan' ? 'plan' : 'eSIM').map(([name, state]) => (
        <li
          key={name}
          className={classNames(styles['step'], stateClasses[state])}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className={styles['mark']} aria-hidden="true">
            {state === 'done' && <Icon of={doneIcon} size={16} />}
            {state === 'failed' && <Icon of={failedIcon} size={16} />}
          </span>
          <span className={styles['name']}>
            {name}
            <VisuallyHidden>, {words.states[state]}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ol>
  );
}

function stepsOf(progress: Progress, what: 'eSIM' | 'plan'): Step[] {
  const ready = words.ready[what];
  switch (progress) {
    case 'checking':
      return [
        [words.payment, 'now'],
        [words.ordering, 'next'],
        [ready, 'next'],
      ];
    case 'ordering':
      return [
        [words.paid, 'done'],
        [words.ordering, 'now'],
        [ready, 'next'],
      ];
    case 'ready':
      return [
        [words.paid, 'done'],
        [words.ordered, 'done'],
        [ready, 'done'],
      ];
    default: {
      const { at, cause } = progress;
      return [
        [words.paid, 'done'],
        [
          cause === null ? words.endedSomehow : words.ended[cause][what],
          cause === 'undelivered' ? 'failed' : 'done',
        ],
        at === 'refunded' ? [words.returned, 'done'] : [words.returning, 'now'],
      ];
    }
  }
}
