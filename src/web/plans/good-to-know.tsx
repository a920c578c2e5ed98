import refundIcon from '@phosphor-icons/core/regular/arrow-counter-clockwise.svg?raw';
import speedIcon from '@phosphor-icons/core/regular/cell-signal-full.svg?raw';
import clockIcon from '@phosphor-icons/core/regular/clock.svg?raw';
import phoneIcon from '@phosphor-icons/core/regular/device-mobile.svg?raw';
import idIcon from '@phosphor-icons/core/regular/identification-card.svg?raw';
import topUpIcon from '@phosphor-icons/core/regular/plus-circle.svg?raw';
import { Link } from 'react-router';

import type { Network, PlanFacts } from '../../domain/catalog/catalog-schema.ts';
import { paths } from '../core/paths.ts';
import { useRefundTime } from '../core/site.ts';
import { PhoneLine } from '../phone/phone-line.tsx';
import { phoneLineWords } from '../phone/words.ts';
import { Icon } from '../ui/icon.tsx';
import { namedNetworks, goodToKnowWords as words } from './words.ts';

import styles from './good-to-know.module.css';

/** Created once, because it does not depend on the chosen plan. */
const PHONE = (
  <li className={styles['fact']}>
    <Icon of={phoneIcon} />
    <div>
      <p>{phoneLineWords.ask}</p>
      <PhoneLine className={styles['more']} />
    </div>
  </li>
);

const REFUND_RULE = <Link to={paths.refundPolicy()}>{words.refund.more}</Link>;

interface GoodToKnowProps {
  place: string;
  truth: PlanFacts;
  /** The networks of the place. */
  networks: readonly Network[];
}

/** The small print of the chosen plan; facts that no supplier gives are shown as unknown. */
export function GoodToKnow({ place, truth, networks }: GoodToKnowProps) {
  return (
    <section className={styles['part']} aria-labelledby="good-to-know">
      <h2 id="good-to-know" className={styles['title']}>
        {words.title}
      </h2>
      <ul className={styles['facts']}>
        {factsOf(place, truth, networks, useRefundTime()).map(({ icon, what, more }) => (
          <li key={icon} className={styles['fact']}>
            <Icon of={icon} />
            <div>
              <p>{what}</p>
              <p className={styles['more']}>{more}</p>
            </div>
          </li>
        ))}
        {PHONE}
      </ul>
    </section>
  );
}

function factsOf(place: string, truth: PlanFacts, networks: readonly Network[], refundTime: string) {
  const on = networks.length > 0 && words.onNetworks(namedNetworks(networks));
  return [
    truth.starts === 'first_use'
      ? { icon: clockIcon, what: words.startsOnArrival.what, more: words.startsOnArrival.more(place) }
      : truth.starts === 'purchase'
        ? { icon: clockIcon, ...words.startsAtOnce }
        : { icon: clockIcon, what: words.startUnknown, more: words.unsaid },
    truth.speeds
      ? { icon: speedIcon, what: words.speeds.what(truth.speeds), more: on || words.speeds.more }
      : { icon: speedIcon, what: words.speedsUnknown, more: on || words.unsaid },
    truth.top_up === null
      ? { icon: topUpIcon, what: words.topUpUnknown, more: words.unsaid }
      : { icon: topUpIcon, ...(truth.top_up ? words.topUp : words.noTopUp) },
    truth.id_check === null
      ? { icon: idIcon, what: words.idCheckUnknown, more: words.unsaid }
      : { icon: idIcon, ...(truth.id_check ? words.idCheck : words.noIdCheck) },
    {
      icon: refundIcon,
      what: words.refund.what(refundTime),
      more: REFUND_RULE,
    },
  ];
}
