import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';

import { useCan } from '../api/session.ts';
import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { Card } from '../parts/card.tsx';
import { DetailScreen } from '../parts/detail-screen.tsx';
import { Cards, Quiet } from '../parts/layout.tsx';
import { SmallTable } from '../parts/list/small-table.tsx';
import { shortMoment } from '../parts/moment.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { differencesText, OutcomePill, whoOf } from './sync-outcome.tsx';
import { syncsWords as words } from './words.ts';

import styles from './catalogue.module.css';

type Sync = Output<'sync_log'>;
type Plan = Sync['added'][number];

const percent = (bp: number) => `${bp > 0 ? '+' : ''}${bp / 100}%`;

/** One sync: plans added, removed, and with another wholesale price. */
export function SyncPage() {
  const { id = '' } = useParams();
  const read = useVerb('sync_log', { id });
  return (
    <DetailScreen
      read={read}
      back={['/catalogue/syncs', words.back]}
      head={(sync) => (
        <PageHead
          title={words.one(shortMoment(new Date(sync.at)))}
          beside={<OutcomePill outcome={sync.outcome} />}
        >
          {[sync.outcome !== 'same' && differencesText(sync), words.by(whoOf(sync))]
            .filter(Boolean)
            .join(' · ')}
        </PageHead>
      )}
    >
      {(sync) => (sync.outcome === 'same' ? <Quiet>{words.same}</Quiet> : <Differences sync={sync} />)}
    </DetailScreen>
  );
}

function Differences({ sync }: { sync: Sync }) {
  const can = useCan();
  const { differences, added, gone, moved, refused, unsold, places_added: came, places_gone: left } = sync;
  const named = (plan: Plan) => [plan.place_name, <Bundle key="bundle" plan={plan} />];
  return (
    <Cards>
      {moved.length > 0 && can('prices.read') && <Link to="/prices">{words.toPrices}</Link>}
      <Part
        title={words.moved}
        head={[words.place, words.plan, words.change]}
        numbers={[2]}
        count={(differences?.dearer ?? 0) + (differences?.cheaper ?? 0)}
        plans={moved}
        cells={(plan) => [...named(plan), percent(plan.change_bp)]}
      />
      <Part
        title={words.added}
        head={[words.place, words.plan]}
        count={differences?.added ?? 0}
        plans={added}
        cells={named}
      />
      <Part
        title={words.gone}
        head={[words.place, words.plan]}
        count={differences?.gone ?? 0}
        plans={gone}
        cells={named}
      />
      {unsold.length > 0 && (
        <Card title={words.refused}>
          <SmallTable
            label={words.refused}
            head={[words.plan, words.why]}
            rows={unsold.map(({ bundle_name, why }, at) => [
              `${at} ${bundle_name}`,
              [
                <code key="bundle" className={styles['bundle']}>
                  {bundle_name}
                </code>,
                why,
              ],
            ])}
          />
          {(refused ?? 0) > unsold.length && <Quiet>{words.more((refused ?? 0) - unsold.length)}</Quiet>}
        </Card>
      )}
      {came.length > 0 && <Card title={words.placesAdded}>{came.join(', ')}</Card>}
      {left.length > 0 && <Card title={words.placesGone}>{left.join(', ')}</Card>}
    </Cards>
  );
}

function Bundle({ plan }: { plan: Plan }) {
  return plan.name === plan.bundle_name ? <code className={styles['bundle']}>{plan.name}</code> : plan.name;
}

interface PartProps<One extends Plan> {
  title: string;
  head: readonly string[];
  numbers?: readonly number[];
  /** The total, including plans that are not listed. */
  count: number;
  plans: readonly One[];
  cells: (plan: One) => readonly ReactNode[];
}

function Part<One extends Plan>({ title, head, numbers, count, plans, cells }: PartProps<One>) {
  if (plans.length === 0) return null;
  return (
    <Card title={title}>
      <SmallTable
        label={title}
        head={head}
        {...(numbers && { numbers })}
        rows={plans.map((plan) => [`${plan.place} ${plan.bundle_name}`, cells(plan)] as const)}
      />
      {count > plans.length && <Quiet>{words.more(count - plans.length)}</Quiet>}
    </Card>
  );
}
