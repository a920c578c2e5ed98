import type { Output } from '../api/verbs.ts';
import { Card } from '../parts/card.tsx';
import { SmallTable } from '../parts/list/small-table.tsx';
import { factWords as words } from './words.ts';

import styles from './health.module.css';

interface FactsCardProps {
  facts: Output<'health'>['stale_facts'];
}

/** What the shop tells of the world outside, and somebody should check again. Nothing if all of it is fresh. */
export function FactsCard({ facts }: FactsCardProps) {
  if (facts.length === 0) return null;
  const { what, owner, checked } = words.columns;
  return (
    <Card title={words.title}>
      <p className={styles['does']}>{words.lead}</p>
      <SmallTable
        label={words.title}
        head={[what, owner, checked]}
        rows={facts.map((fact) => [
          fact.what,
          [words.check(fact.what, fact.where), fact.owner, words.ago(fact.checked, fact.days)],
        ])}
      />
    </Card>
  );
}
