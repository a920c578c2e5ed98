import pauseIcon from '@phosphor-icons/core/regular/pause-circle.svg?raw';
import { useMemo, useSyncExternalStore } from 'react';
import { Link } from 'react-router';

import type { ChosenPlan } from '../../../domain/checkout/checkout-link.ts';
import { sharedStorage, tabStorage } from '../../browser/browser-storage.ts';
import { paths } from '../../core/paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Panel } from '../../ui/panels/panel.tsx';
import { CheckoutMemory } from '../payment/checkout-memory.ts';
import { AskAgain } from './ask-again.tsx';
import { pausedWords } from './words.ts';

const neverChanges = () => () => {};

/** Replaces the checkout while sales are paused. A buyer who was paying here sees their order, which continues. */
export function PausedCheckout({ plan, words }: { plan: ChosenPlan; words: string }) {
  const memory = useMemo(() => new CheckoutMemory(plan, tabStorage, sharedStorage), [plan]);
  const order = useSyncExternalStore(
    neverChanges,
    () => memory.openPayment()?.order ?? null,
    () => null,
  );
  const back = plan.topUpOf === undefined ? paths.country(plan.countryCode) : paths.profile();
  return (
    <Panel
      icon={pauseIcon}
      heading="h1"
      title={pausedWords.title}
      action={
        <>
          {order === null ? (
            <AskAgain />
          ) : (
            <Link to={paths.order(order)} className={buttonClass()}>
              {pausedWords.order}
            </Link>
          )}
          <Link to={back} className={buttonClass('bare')}>
            {plan.topUpOf === undefined ? pausedWords.plans : pausedWords.esims}
          </Link>
        </>
      }
    >
      {words} {order === null ? pausedWords.notCharged : pausedWords.underWay}
    </Panel>
  );
}
