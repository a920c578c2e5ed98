import type { Plan } from '../../../domain/catalog/catalog-schema.ts';
import { formatDataAmount } from '../../../domain/catalog/data-amount.ts';
import { formatSpeed } from '../../../domain/catalog/plan-facts.ts';

import styles from './plan-facts-label.module.css';

/** 'What you really get': full speed and what comes after it, when days start, and what is known of the rest. */
export function PlanFactsLabel({ place, plan }: { place: string; plan: Plan }) {
  const { truth } = plan;
  const fast = truth.speeds?.filter((speed) => speed === '4G' || speed === '5G') ?? [];
  const speeds = fast.length > 0 ? fast.join(' or ') : 'network';
  const facts: [name: string, value: string | null][] = [
    [
      'Days start',
      truth.starts === 'first_use'
        ? `At first use in ${place}`
        : truth.starts === 'purchase'
          ? 'At the purchase'
          : null,
    ],
    ['Hotspot', yesOrNo(truth.hotspot, 'Allowed', 'Not allowed')],
    ['Top-up', yesOrNo(truth.top_up, 'Yes, same eSIM', 'No')],
    ['ID check', yesOrNo(truth.id_check, 'Needed', 'None')],
    ['Speeds', truth.speeds?.join(', ') ?? null],
    ['Install within', truth.shelf_life_days === null ? null : `${truth.shelf_life_days} days`],
  ];
  return (
    <section className={styles['label']} data-ground="night" aria-labelledby="what-you-get">
      <h3 id="what-you-get" className={styles['title']}>
        What you really get
      </h3>
      {truth.full_speed_mb_per_day !== null && truth.throttled_kbps !== null && (
        <div className={styles['speeds']}>
          <i className={styles['fast']} />
          <i className={styles['slow']} />
          <p>
            <b>{formatDataAmount(truth.full_speed_mb_per_day)} a day</b>
            <span>at full {speeds} speed</span>
          </p>
          <p>
            <b>then {formatSpeed(truth.throttled_kbps)}</b>
            <span>maps and messages, until the 24 h reset</span>
          </p>
        </div>
      )}
      <dl className={styles['facts']}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={value === null ? styles['unknown'] : undefined}>{value ?? 'Unknown'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function yesOrNo(known: boolean | null, yes: string, no: string): string | null {
  return known === null ? null : known ? yes : no;
}
