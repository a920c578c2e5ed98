import { type SubmitEvent, useRef, useState } from 'react';
import { Link } from 'react-router';

import { Button } from '../../ui/button.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { callVerb } from '../api/call-verb.ts';
import { CHANGED_BY_ANOTHER, isFailure } from '../api/console-failure.ts';
import { useCan } from '../api/session.ts';
import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { Card } from '../parts/card.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { ErrorAlert } from '../parts/error-panel.tsx';
import { Lines, Quiet } from '../parts/layout.tsx';
import { TableSkeleton } from '../parts/list/table-skeleton.tsx';
import { Moment } from '../parts/moment.tsx';
import { customersWords, customerWords } from './words.ts';

import styles from './customers.module.css';

const words = customerWords.same;

type Customer = Output<'customer'>;

interface SamePersonProps {
  customer: Customer;
  /** Reports what was done. */
  onDone: (words: string) => void;
  /** The customer is out of date on screen. */
  onChanged: () => void;
}

/** Who else operators say this is, who it may be, and the acts that say so. */
export function SamePerson({ customer, onDone, onChanged }: SamePersonProps) {
  const canMerge = useCan()('customers.merge');
  const [other, setOther] = useState<string | null>(null);
  const [undone, setUndone] = useState<string | null>(null);
  const { id, merged, merges } = customer;

  async function act(run: () => Promise<unknown>, done: string) {
    try {
      await run();
      onDone(done);
      onChanged();
    } catch (error) {
      // The dialog shows the error; load the other operator's change behind it.
      if (isFailure(error, CHANGED_BY_ANOTHER)) onChanged();
      throw error;
    }
  }

  return (
    <Card title={words.title}>
      {merged.length === 0 && <Quiet>{words.none}</Quiet>}
      {merged.length > 0 && (
        <Lines>
          {merged.map((one) => (
            <li key={one.id}>
              <Link to={`/customers/${one.id}`}>
                <EmailText address={one.email} />
              </Link>
              <Quiet>
                {[one.name, customersWords.kinds[one.kind], one.blocked && customersWords.blocked]
                  .filter(Boolean)
                  .join(' · ')}
              </Quiet>
            </li>
          ))}
        </Lines>
      )}
      {merges.length > 0 && (
        <>
          <p className={styles['suggested']}>{words.how}</p>
          <Lines>
            {merges.map((merge) => (
              <li key={merge.id} className={styles['pair']}>
                <span>
                  {words.pair(merge.one, merge.other)}
                  <Quiet>
                    {merge.why} · <Moment at={merge.at} /> ·{' '}
                    {merge.operator ?? customerWords.acts.commandLine}
                  </Quiet>
                </span>
                {canMerge && (
                  <Button
                    variant="link"
                    aria-label={words.undo.label(merge.one, merge.other)}
                    onClick={() => setUndone(merge.id)}
                  >
                    {words.undo.button}
                  </Button>
                )}
              </li>
            ))}
          </Lines>
        </>
      )}
      {canMerge && <Suggestions id={id} key={merges.length} onCompare={setOther} />}
      {other !== null && (
        <MergeDialog
          id={id}
          other={other}
          onClose={() => setOther(null)}
          onMerge={(seen, reason) =>
            act(() => callVerb('customer_merge', { customer: id, other, seen, reason }), words.merge.done)
          }
        />
      )}
      <ConfirmDialog
        open={undone !== null}
        title={words.undo.title}
        lead={words.undo.lead}
        action={words.undo.action}
        onClose={() => setUndone(null)}
        onConfirm={(reason) =>
          act(() => callVerb('customer_unmerge', { merge: undone ?? '', reason }), words.undo.done)
        }
      />
    </Card>
  );
}

/** Customers who are alike, and a field for anybody else. */
function Suggestions({ id, onCompare }: { id: string; onCompare: (other: string) => void }) {
  const { data } = useVerb('customers_alike', { customer: id });
  const typed = useRef<HTMLInputElement>(null);
  const [isMissing, setIsMissing] = useState(false);

  function compare(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const other = typed.current?.value.trim() ?? '';
    if (other !== '') return onCompare(other);
    setIsMissing(true);
    typed.current?.focus();
  }

  return (
    <>
      {data !== null && data.customers.length > 0 && (
        <>
          <p className={styles['suggested']}>{words.perhaps}</p>
          <Lines>
            {data.customers.map(({ id: alike, kind, name, address, why }) => (
              <li key={alike} className={styles['pair']}>
                <span>
                  {name || address}
                  <Quiet>
                    {[name && address, customersWords.kinds[kind], ...why.map((one) => words.why[one])]
                      .filter(Boolean)
                      .join(' · ')}
                  </Quiet>
                </span>
                <Button
                  variant="link"
                  aria-label={words.compareWith(address)}
                  onClick={() => onCompare(alike)}
                >
                  {words.compare}
                </Button>
              </li>
            ))}
          </Lines>
        </>
      )}
      <form noValidate className={styles['compare']} onSubmit={compare}>
        <TextField
          ref={typed}
          label={words.field}
          hint={words.hint}
          error={isMissing ? words.missing : null}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={320}
          onInput={() => setIsMissing(false)}
        />
        <Button type="submit" variant="secondary">
          {words.compare}
        </Button>
      </form>
    </>
  );
}

interface MergeDialogProps {
  id: string;
  other: string;
  onClose: () => void;
  onMerge: (seen: string, reason: string) => Promise<unknown>;
}

/** Says first what would be joined, or why nothing can be. */
function MergeDialog({ id, other, onClose, onMerge }: MergeDialogProps) {
  const preview = useVerb('customer_merge_preview', { customer: id, other });
  const { data } = preview;

  async function merge(reason: string) {
    try {
      await onMerge(data?.seen ?? '', reason);
    } catch (error) {
      if (isFailure(error, CHANGED_BY_ANOTHER)) preview.reload();
      throw error;
    }
  }

  return (
    <ConfirmDialog
      open
      title={words.merge.title}
      lead={words.merge.lead}
      action={words.merge.action}
      impossible={data === null}
      onClose={onClose}
      onConfirm={merge}
    >
      {preview.failure && <ErrorAlert failure={preview.failure} />}
      {data === null && !preview.failure && <TableSkeleton />}
      {data !== null && (
        <div className={styles['joined']}>
          <Lines>
            {data.customers.map(({ id: one, kind, email, spend: { orders, dollars } }) => (
              <li key={one}>
                <EmailText address={email} />
                <Quiet>{words.merge.own(customersWords.kinds[kind], orders, dollars.text)}</Quiet>
              </li>
            ))}
            <li>
              <strong>{words.merge.together}</strong>
              <Quiet>{words.merge.sum(data.spend.orders, data.esims, data.spend.dollars.text)}</Quiet>
            </li>
          </Lines>
        </div>
      )}
    </ConfirmDialog>
  );
}
