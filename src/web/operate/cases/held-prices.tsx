import { useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { callVerb } from '../api/call-verb.ts';
import { useCan } from '../api/session.ts';
import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { Card } from '../parts/card.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { ErrorPanel } from '../parts/error-panel.tsx';
import { Quiet } from '../parts/layout.tsx';
import { SmallTable } from '../parts/list/small-table.tsx';
import { TableSkeleton } from '../parts/list/table-skeleton.tsx';
import { Moment } from '../parts/moment.tsx';
import { heldWords as words } from './words.ts';

import styles from './cases.module.css';

type Held = Output<'prices_held'>;

interface HeldPricesProps {
  subject: string;
  onDone: (message: string) => void;
  /** The case is out of date on screen. */
  onChanged: () => void;
}

/** A case's wholesale prices, old and new, and the decision about them. */
export function HeldPrices({ subject, onDone, onChanged }: HeldPricesProps) {
  const can = useCan();
  const { data: held, failure, reload } = useVerb('prices_held', { subject });
  const [accept, setAccept] = useState<boolean | null>(null);
  const told = accept === null ? null : words[accept ? 'accept' : 'keep'];
  const [first] = held?.prices ?? [];
  const isSold = first?.is_sold ?? false;
  return (
    <Card title={words.title}>
      {failure && !held && <ErrorPanel failure={failure} onRetry={reload} />}
      {!failure && !held && <TableSkeleton />}
      {held && held.count === 0 && <Quiet>{words.none}</Quiet>}
      {held && held.count > 0 && (
        <>
          {can('prices.change') && (
            <div className={styles['decide']}>
              <Button variant="secondary" onClick={() => setAccept(true)}>
                {words.accept.button(held.count)}
              </Button>
              {held.prices.some(({ state }) => state === 'waiting') && (
                <Button variant="secondary" onClick={() => setAccept(false)}>
                  {words.keep.button(isSold)}
                </Button>
              )}
            </div>
          )}
          <Prices held={held} />
        </>
      )}
      <ConfirmDialog
        open={told !== null}
        title={told?.title(held?.count ?? 0) ?? ''}
        lead={told?.lead(isSold) ?? ''}
        action={told?.action ?? ''}
        onClose={() => setAccept(null)}
        onConfirm={async (reason) => {
          await callVerb('price_decide', { subject, accept: accept === true, reason, seen: held?.seen });
          onDone(told?.done ?? '');
          reload();
          onChanged();
        }}
      />
    </Card>
  );
}

function Prices({ held: { count, prices } }: { held: Held }) {
  return (
    <>
      <SmallTable
        label={words.title}
        head={Object.values(words.columns)}
        numbers={[1, 2]}
        rows={prices.map((one) => [
          `${one.wholesaler} ${one.bundle_name}`,
          [
            <span key="plan" className={styles['plan']}>
              {one.plan}
              <br />
              {words.places(one.place_names)}
            </span>,
            one.published?.text ?? words.isNew,
            one.held.text,
            words.now(one.is_sold, one.state === 'kept'),
            <Moment key="at" at={one.at} />,
          ],
        ])}
      />
      {count > prices.length && <Quiet>{words.more(count - prices.length)}</Quiet>}
    </>
  );
}
