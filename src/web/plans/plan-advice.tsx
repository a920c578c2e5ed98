import closeIcon from '@phosphor-icons/core/bold/x-bold.svg?raw';
import { memo, type ReactNode, useSyncExternalStore } from 'react';

import type { SoldPlan } from '../../domain/catalog/catalog-schema.ts';
import { planForTrip, type TierSpeeds, USUAL_TRIP_DAYS } from '../../domain/catalog/plan-advice.ts';
import { buttonClass } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { keepInHistory } from '../ui/panels/reopen-sheet.ts';
import { commonWords } from '../ui/words.ts';
import { rememberedTrip } from './use-plan-view.ts';
import { planAdviceWords as words } from './words.ts';

import styles from './plan-advice.module.css';

/**
 * The plan that fits most trips, and the length of trip it is for; null without a choice. A length remembered from the last visit
 * changes only which plan the row above the list has: the document has the one for the usual length, and nothing may move when
 * the page wakes up.
 * @param plans those in the list
 * @param days length of the trip that the list is for; null if it is for any
 */
export function useAdvice(plans: readonly SoldPlan[], days: number | null) {
  const remembered = useSyncExternalStore(noNews, rememberedTrip, () => null);
  const usual = adviceFor(plans, days ?? USUAL_TRIP_DAYS);
  // A single plan needs no advice.
  if (plans.length < 2 || !usual) return null;
  if (days !== null || remembered === null || usual.plan === plans[0]) return usual;
  const other = adviceFor(plans, remembered);
  return other && other.plan !== plans[0] ? other : usual;
}

const noNews = () => () => {};

function adviceFor(plans: readonly SoldPlan[], trip: number) {
  const plan = planForTrip(plans, trip);
  return plan && { plan, trip };
}

interface ExplainedProps {
  /** Of the panel. */
  id: string;
  /** On the button. */
  ask: string;
  title: string;
  /** Where the page has the answer anyway. */
  hidden?: string | undefined;
  children: ReactNode;
}

/** A question above the list, answered where it was asked by a native popover that needs no script. */
export function Explained({ id, ask, title, hidden, children }: ExplainedProps) {
  return (
    <>
      <button type="button" className={classNames(styles['opener'], hidden)} popoverTarget={id}>
        {ask}
      </button>
      <div id={id} popover="auto" ref={keepInHistory} className={styles['panel']}>
        <button
          type="button"
          className={classNames(buttonClass('icon'), styles['close'])}
          aria-label={commonWords.close}
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          <Icon of={closeIcon} />
        </button>
        <h3>{title}</h3>
        {children}
      </div>
    </>
  );
}

/** Explains the tiers of unlimited data once for all rows. */
export const Tiers = memo(function Tiers({ tiers }: { tiers: TierSpeeds[] }) {
  return (
    <Explained id="tiers" ask={words.tiers} title={words.tiersTitle}>
      <p>{words.tiersText}</p>
      <ul>
        {tiers.map(({ tier, fullSpeedMb, thenKbps }) => (
          <li key={tier}>
            <b>{tier}</b> {words.speeds(fullSpeedMb, thenKbps)}
          </li>
        ))}
      </ul>
    </Explained>
  );
});
