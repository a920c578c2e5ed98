import speedIcon from '@phosphor-icons/core/regular/cell-signal-full.svg?raw';
import clockIcon from '@phosphor-icons/core/regular/clock.svg?raw';
import idIcon from '@phosphor-icons/core/regular/identification-card.svg?raw';
import topUpIcon from '@phosphor-icons/core/regular/plus-circle.svg?raw';

import type { PlanFacts } from '../../domain/catalog/catalog-schema.ts';
import { idCheckWords } from '../core/words.ts';
import { Icon } from '../ui/icon.tsx';
import { goodToKnowWords as words } from './words.ts';

import styles from './good-to-know.module.css';

interface GoodToKnowProps {
  place: string;
  truth: PlanFacts;
}

/** The small print of the chosen plan. Where no supplier gives a fact, it says what to do without it. */
export function GoodToKnow({ place, truth }: GoodToKnowProps) {
  return (
    <section className={styles['part']} aria-labelledby="good-to-know">
      <h2 id="good-to-know" className={styles['title']}>
        {words.title}
      </h2>
      <ul className={styles['facts']}>
        {factsOf(place, truth).map(({ icon, what, more }) => (
          <li key={icon} className={styles['fact']}>
            <Icon of={icon} />
            <div>
              <p>{what}</p>
              <p className={styles['more']}>{more}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function factsOf(place: string, truth: PlanFacts) {
  return [
    truth.starts === 'first_use'
      ? { icon: clockIcon, what: words.startsOnArrival.what, more: words.startsOnArrival.more(place) }
      : truth.starts === 'purchase'
        ? { icon: clockIcon, ...words.startsAtOnce }
        : { icon: clockIcon, ...words.startUnknown },
    truth.speeds
      ? { icon: speedIcon, what: words.speeds.what(truth.speeds), more: words.speeds.more }
      : { icon: speedIcon, ...words.speedsUnknown },
    truth.top_up === null
      ? { icon: topUpIcon, ...words.topUpUnknown }
      : { icon: topUpIcon, ...(truth.top_up ? words.topUp : words.noTopUp) },
    truth.id_check === null
      ? { icon: idIcon, ...words.idCheckUnknown }
      : { icon: idIcon, ...(truth.id_check ? idCheckWords : words.noIdCheck) },
  ];
}
