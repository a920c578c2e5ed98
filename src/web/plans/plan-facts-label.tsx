import type { Plan } from '../../domain/catalog/catalog-schema.ts';
import { formatDataAmount } from '../../domain/catalog/data-amount.ts';
import { formatSpeed } from '../../domain/catalog/plan-facts.ts';
import { planFactsWords as words } from './plan-details-words.ts';
import { planUseWords } from './words.ts';

import styles from './plan-facts-label.module.css';

/** 'What you really get': full speed, the speed after it, when days start, and the other known facts. */
export function PlanFactsLabel({ place, plan }: { place: string; plan: Plan }) {
  const { truth } = plan;
  const fast = truth.speeds?.filter((speed) => speed === '4G' || speed === '5G') ?? [];
  const facts = [
    {
      ...words.daysStart,
      value:
        truth.starts === 'first_use'
          ? words.daysStart.firstUse(place)
          : truth.starts === 'purchase'
            ? words.daysStart.purchase
            : null,
    },
    { ...words.hotspot, value: yesOrNo(truth.hotspot, words.hotspot) },
    { ...words.topUp, value: yesOrNo(truth.top_up, words.topUp) },
    { ...words.idCheck, value: yesOrNo(truth.id_check, words.idCheck) },
    {
      ...words.shelfLife,
      value: truth.shelf_life_days === null ? null : words.shelfLife.days(truth.shelf_life_days),
    },
  ];
  const unsaid = facts.flatMap((fact) => (fact.value === null ? [fact.unsaid] : []));
  // Known speeds are among the facts above.
  if (truth.speeds === null) unsaid.push(words.unsaidSpeeds);
  return (
    <section className={styles['label']} data-ground="night" aria-labelledby="what-you-get">
      <h3 id="what-you-get" className={styles['title']}>
        {words.title}
      </h3>
      {truth.full_speed_mb_per_day !== null && truth.throttled_kbps !== null && (
        <div className={styles['speeds']}>
          <i className={styles['fast']} />
          <i className={styles['slow']} />
          <p>
            <b>{words.fullSpeed(formatDataAmount(truth.full_speed_mb_per_day))}</b>
            <span>{words.atFullSpeed(fast)}</span>
          </p>
          <p>
            <b>{words.slowSpeed(formatSpeed(truth.throttled_kbps))}</b>
            <span>{words.atSlowSpeed(planUseWords.at(truth.throttled_kbps))}</span>
          </p>
        </div>
      )}
      <dl className={styles['facts']}>
        {facts.map(
          ({ name, value }) =>
            value !== null && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {unsaid.length > 0 && <p className={styles['unknown']}>{words.unsaid(unsaid)}</p>}
    </section>
  );
}

function yesOrNo(known: boolean | null, { yes, no }: { yes: string; no: string }): string | null {
  return known === null ? null : known ? yes : no;
}
