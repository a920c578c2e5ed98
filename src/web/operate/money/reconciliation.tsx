import { Link, useParams } from 'react-router';

import { useCan } from '../api/session.ts';
import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { Card } from '../parts/card.tsx';
import { DetailScreen } from '../parts/detail-screen.tsx';
import { Cards } from '../parts/layout.tsx';
import { SmallTable } from '../parts/list/small-table.tsx';
import { Moment, shortMoment } from '../parts/moment.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PartyText } from '../parts/party-text.tsx';
import { reconciliationWords as words } from './reconciliations-words.ts';
import { OutcomePill } from './reconciliations.tsx';

import styles from './money.module.css';

type Side = Output<'reconciliation'>['sides'][number];

const countOf = (sum: Side['theirs']) => (sum ? String(sum.count) : words.unknown);
const amountOf = (sum: Side['theirs']) => sum?.amounts.map(({ text }) => text).join(', ') ?? '';

function resultOf({ differences, failed }: Side): string {
  if (failed !== null) return words.failed;
  return differences.length === 0 ? words.agree : words.differs(differences.length);
}

/** The differences of each kind, or why it couldn't be compared. */
function Differences({ title, sides }: { title: string; sides: [name: string, lines: readonly string[]][] }) {
  if (sides.length === 0) return null;
  return (
    <Card title={title}>
      {sides.map(([name, lines]) => (
        <div key={name} className={styles['told']}>
          <h3>{name}</h3>
          <ul>
            {lines.map((line) => (
              <li key={line}>
                <PartyText>{line}</PartyText>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Card>
  );
}

/** One reconciliation: both totals of each kind of entry, and the differences. */
export function Reconciliation() {
  const { id = '' } = useParams();
  const can = useCan();
  const read = useVerb('reconciliation', { id });
  const { side, theirs, ours, amount, result } = words.columns;
  return (
    <DetailScreen
      read={read}
      back={['/money/reconciliation', words.back]}
      head={({ at, outcome, since, by }) => (
        <PageHead title={words.title(shortMoment(new Date(at)))} beside={<OutcomePill outcome={outcome} />}>
          {words.lead} <Moment at={since} exact />. {words.by} {by ?? words.shop}.
        </PageHead>
      )}
    >
      {({ sides, outcome }) => (
        <Cards>
          <Card title={words.sides}>
            <SmallTable
              label={words.sides}
              head={[side, result, theirs, `${theirs}: ${amount}`, ours, `${ours}: ${amount}`]}
              numbers={[2, 3, 4, 5]}
              rows={sides.map((one) => [
                one.name,
                [
                  one.name,
                  resultOf(one),
                  countOf(one.theirs),
                  amountOf(one.theirs),
                  countOf(one.ours),
                  amountOf(one.ours),
                ],
              ])}
            />
          </Card>
          <Differences
            title={words.differences}
            sides={sides
              .filter(({ differences }) => differences.length > 0)
              .map(({ name, differences }) => [name, differences])}
          />
          <Differences
            title={words.notCompared}
            sides={sides.flatMap(({ name, failed }) => (failed === null ? [] : [[name, [failed]]]))}
          />
          {outcome === 'differ' && can('cases.read') && (
            <Link to="/cases?kind=books_differ">{words.toCases}</Link>
          )}
        </Cards>
      )}
    </DetailScreen>
  );
}
