import type { ReactNode } from 'react';

import { Button } from '../../ui/button.tsx';
import type { Output } from '../api/verbs.ts';
import { Card } from '../parts/card.tsx';
import { SmallTable } from '../parts/list/small-table.tsx';
import { keyOfPlan, marginText, nameOfPlan } from './plan-name.ts';
import { checkWords as words, previewWords } from './words.ts';

import styles from './prices.module.css';

type Checks = Output<'price_checks'>;

interface ChecksBoxesProps {
  checks: Checks;
  canChange: boolean;
  onFix: () => void;
}

/** What to check in today's prices. */
export function ChecksBoxes({ checks, canChange, onFix }: ChecksBoxesProps) {
  const { price_inversions: sizes, below, wholesale } = checks;
  const { inversions, below: floor, wholesale: moved } = words;
  return (
    <>
      <Check
        title={inversions.title}
        lead={inversions.lead}
        none={inversions.none}
        head={Object.values(inversions.columns)}
        numbers={[1, 3]}
        count={sizes.count}
        rows={sizes.first.map((one) => [
          keyOfPlan(one),
          [nameOfPlan(one), one.price.text, nameOfPlan(one.smaller), one.smaller.price.text],
        ])}
        action={
          canChange &&
          sizes.count > 0 && (
            <Button variant="secondary" onClick={onFix}>
              {inversions.fix}
            </Button>
          )
        }
      />
      <Check
        title={floor.title}
        none={floor.none}
        head={Object.values(floor.columns)}
        numbers={[1, 2, 3]}
        count={below.count}
        rows={below.first.map((one) => [
          keyOfPlan(one),
          [
            nameOfPlan(one),
            one.wholesale.text,
            one.sold?.price.text ?? previewWords.notSold,
            marginText(one.sold, ''),
          ],
        ])}
      />
      <Check
        title={moved.title}
        lead={moved.lead}
        none={moved.none}
        head={Object.values(moved.columns)}
        numbers={[1, 2, 3, 4]}
        count={wholesale.count}
        rows={wholesale.first.map((one) => [
          keyOfPlan(one),
          [
            nameOfPlan(one),
            one.from.text,
            one.wholesale.text,
            marginText(one.before, previewWords.notSold),
            marginText(one.after, previewWords.notSold),
            one.below_floor ? moved.below : moved.above,
          ],
        ])}
      />
    </>
  );
}

interface CheckProps {
  title: string;
  lead?: string;
  none: string;
  head: readonly string[];
  numbers: readonly number[];
  count: number;
  rows: readonly (readonly [string, readonly ReactNode[]])[];
  action?: ReactNode;
}

function Check({ title, lead, none, head, numbers, count, rows, action }: CheckProps) {
  return (
    <Card title={title} action={action}>
      {count === 0 ? (
        <p className={styles['lead']}>{none}</p>
      ) : (
        <>
          {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
          <SmallTable label={title} head={head} numbers={numbers} rows={rows} />
          {count > rows.length && <p className={styles['note']}>{words.more(count - rows.length)}</p>}
        </>
      )}
    </Card>
  );
}
