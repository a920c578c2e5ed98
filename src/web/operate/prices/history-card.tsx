import { type ReactNode, useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { Card } from '../parts/card.tsx';
import { ErrorAlert } from '../parts/error-panel.tsx';
import { SmallTable } from '../parts/list/small-table.tsx';
import { TableSkeleton } from '../parts/list/table-skeleton.tsx';
import { Moment } from '../parts/moment.tsx';
import { partWords } from '../parts/words.ts';
import { historyWords as words, pricesWords } from './words.ts';

const STEP = 20;
const MOST = 100;

type History = 'price_history' | 'currency_history';

interface HistoryBoxProps<Verb extends History> {
  verb: Verb;
  /** The version in force; it rises when somebody publishes. */
  newest: number;
  /** The column for what a version contains. */
  column: string;
  isNumber?: boolean;
  cell: (list: Output<Verb>['lists'][number]) => ReactNode;
  canChange: boolean;
  onAgain: (version: number) => void;
}

/** Published versions, with who published each and why. */
export function HistoryCard<Verb extends History>({
  verb,
  newest,
  column,
  isNumber = false,
  cell,
  canChange,
  onAgain,
}: HistoryBoxProps<Verb>) {
  const [limit, setLimit] = useState(STEP);
  // Naming the newest version loads the list again when that changes.
  const { data, failure } = useVerb<History>(verb, { limit, before: newest + 1 });
  const { version, at, by, why, act } = words.columns;
  return (
    <Card title={words.title}>
      <ErrorAlert failure={failure} />
      {!data && !failure && <TableSkeleton />}
      {data && (
        <SmallTable
          label={words.label}
          head={[version, at, by, why, column, ...(canChange ? [act] : [])]}
          numbers={isNumber ? [4] : []}
          rows={data.lists.map((list) => {
            const cells = [
              list.version,
              <Moment key="at" at={list.at} />,
              list.by ?? (list.version === 1 ? pricesWords.shop : pricesWords.commandLine),
              list.why || partWords.none,
              cell(list),
            ];
            const again =
              list.version === newest ? (
                words.now
              ) : (
                <Button
                  variant="link"
                  aria-label={words.againLabel(list.version)}
                  onClick={() => onAgain(list.version)}
                >
                  {words.again}
                </Button>
              );
            return [String(list.version), canChange ? [...cells, again] : cells] as const;
          })}
        />
      )}
      {data && data.next !== null && limit < MOST && (
        <Button variant="link" onClick={() => setLimit(limit + STEP)}>
          {words.older}
        </Button>
      )}
    </Card>
  );
}
