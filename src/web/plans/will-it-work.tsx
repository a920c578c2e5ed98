import { Link } from 'react-router';

import type { Network, Plan } from '../../domain/catalog/catalog-schema.ts';
import { paths } from '../core/paths.ts';
import { useRefundTime } from '../core/site.ts';
import { PhoneLine } from '../phone/phone-line.tsx';
import { phoneLineWords } from '../phone/words.ts';
import { Explained } from './plan-advice.tsx';
import { planUseWords, willItWorkWords as words } from './words.ts';

import styles from './will-it-work.module.css';

interface WillItWorkProps {
  plan: Plan;
  /** The networks of the place; empty if they are unknown, or differ from country to country. */
  networks: readonly Network[];
  /** What all plans have in common, for the answer above the list; undefined inside the bar, which is beside it. */
  facts?: string;
}

/** Created once, because they do not depend on the chosen plan. */
const PHONE = (
  <li>
    <b>{phoneLineWords.ask}</b> <PhoneLine />
  </li>
);
const REFUND = <Refund />;

/**
 * About the chosen plan: this phone, the networks there, what its speed is good for, and the promise of a refund. A line in the
 * bar on screens wide enough for one; others ask above the list.
 */
export function WillItWork({ plan, networks, facts }: WillItWorkProps) {
  const inBar = facts === undefined;
  const list = (
    <ul
      className={inBar ? styles['line'] : undefined}
      data-scripted={inBar || undefined}
      aria-label={words.title}
    >
      {PHONE}
      <li>{words.reach(plan.truth, networks)}</li>
      <li>{planUseWords.of(plan)}</li>
      {facts && <li>{facts}</li>}
      {REFUND}
    </ul>
  );
  if (inBar) return list;
  return (
    <Explained id="will-it-work" ask={phoneLineWords.ask} title={words.title} hidden={styles['asked']}>
      {list}
    </Explained>
  );
}

function Refund() {
  return (
    <li>
      <Link to={paths.refundPolicy()}>{words.refund(useRefundTime())}</Link>
    </li>
  );
}
