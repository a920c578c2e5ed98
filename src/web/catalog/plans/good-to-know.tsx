import refundIcon from '@phosphor-icons/core/regular/arrow-counter-clockwise.svg?raw';
import speedIcon from '@phosphor-icons/core/regular/cell-signal-full.svg?raw';
import clockIcon from '@phosphor-icons/core/regular/clock.svg?raw';
import idIcon from '@phosphor-icons/core/regular/identification-card.svg?raw';
import topUpIcon from '@phosphor-icons/core/regular/plus-circle.svg?raw';

import type { PlanFacts } from '../../../domain/catalog/catalog-schema.ts';
import { useRefundHours } from '../../core/site.ts';
import { Icon } from '../../ui/icon.tsx';

import styles from './good-to-know.module.css';

const UNSAID = 'Our supplier does not say';

/** What the trade leaves in small print, about the chosen plan; what nobody told us is said to be unknown. */
export function GoodToKnow({ place, truth }: { place: string; truth: PlanFacts }) {
  return (
    <aside className={styles['aside']} aria-labelledby="good-to-know">
      <h2 id="good-to-know" className={styles['title']}>
        Good to know
      </h2>
      <ul className={styles['facts']}>
        {factsOf(place, truth, useRefundHours()).map(({ icon, what, more }) => (
          <li key={icon} className={styles['fact']}>
            <Icon of={icon} />
            <div>
              <p>{what}</p>
              <p className={styles['more']}>{more}</p>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}

function factsOf(place: string, truth: PlanFacts, refundHours: number) {
  return [
    truth.starts === 'first_use'
      ? { icon: clockIcon, what: 'Starts on arrival', more: `Days count from first use in ${place}` }
      : truth.starts === 'purchase'
        ? { icon: clockIcon, what: 'Starts at once', more: 'Days count from the purchase' }
        : { icon: clockIcon, what: 'Start of validity: unknown', more: UNSAID },
    truth.speeds
      ? { icon: speedIcon, what: inWords(truth.speeds), more: 'On local partner networks' }
      : { icon: speedIcon, what: 'Speeds: unknown', more: UNSAID },
    truth.top_up === null
      ? { icon: topUpIcon, what: 'Top-up: unknown', more: UNSAID }
      : truth.top_up
        ? { icon: topUpIcon, what: 'Can be topped up', more: 'Same eSIM, more data or days' }
        : { icon: topUpIcon, what: 'Cannot be topped up', more: 'More data needs a new eSIM' },
    truth.id_check === null
      ? { icon: idIcon, what: 'ID check: unknown', more: UNSAID }
      : truth.id_check
        ? { icon: idIcon, what: 'ID check needed', more: 'Have your passport at hand' }
        : { icon: idIcon, what: 'No ID check', more: 'Install and go' },
    { icon: refundIcon, what: `Refund within ${refundHours} hours`, more: 'If not activated or used' },
  ];
}

/** '2G, 3G, 4G and 5G'. */
function inWords(speeds: string[]): string {
  return new Intl.ListFormat('en-GB').format(speeds);
}
