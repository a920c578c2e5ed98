import { Link } from 'react-router';

import type { Network, Plan } from '../../domain/catalog/catalog-schema.ts';
import { paths } from '../core/paths.ts';
import { useRefundTime } from '../core/site.ts';
import { PhoneLine } from '../phone/phone-line.tsx';
import { phoneLineWords } from '../phone/words.ts';
import { planUseWords, willItWorkWords as words } from './words.ts';

import styles from './will-it-work.module.css';

interface WillItWorkProps {
  plan: Plan;
  /** The networks of the place; empty if they are unknown, or differ from country to country. */
  networks: readonly Network[];
  /** Inside the bar, on screens wide enough for one line there; others show the one below the list. */
  inBar?: boolean;
}

/** Created once, because they do not depend on the chosen plan. */
const PHONE = (
  <li>
    {phoneLineWords.ask} <PhoneLine />
  </li>
);
const REFUND = <Refund />;

/** One line about the chosen plan: this phone, the networks there, what its speed is good for, and the promise of a refund. */
export function WillItWork({ plan, networks, inBar }: WillItWorkProps) {
  const { aDay, use } = planUseWords.of(plan);
  return (
    <ul className={styles['line']} data-scripted={inBar} aria-label={words.title}>
      {PHONE}
      <li>{words.reach(plan.truth, networks)}</li>
      <li>{aDay + use}</li>
      {REFUND}
    </ul>
  );
}

function Refund() {
  return (
    <li>
      <Link to={paths.refundPolicy()}>{words.refund(useRefundTime())}</Link>
    </li>
  );
}
