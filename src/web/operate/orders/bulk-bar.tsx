import { useState } from 'react';
import { useNavigate } from 'react-router';

import { BULK_ACTS, BULK_NAMES, type BulkActName, MAX_BULK } from '../../../domain/operators/bulk.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { callVerb } from '../api/call-verb.ts';
import { ConsoleFailure } from '../api/console-failure.ts';
import { useCan } from '../api/session.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { CsvButton } from '../parts/csv-button.tsx';
import type { Total } from '../parts/list-screen.tsx';
import { bulkWords as words } from './bulk-words.ts';
import { ordersWords } from './words.ts';

import styles from './orders.module.css';

interface BulkBarProps {
  orders: readonly { id: string; number: string }[];
  /** Every order of the page is chosen. */
  isAll: boolean;
  /** The filters of the list. */
  query: Readonly<Record<string, string>>;
  total: Total;
}

/** The acts on chosen orders, or on all that fit the filters. Each first makes a dry run. */
export function BulkBar({ orders, isAll, query, total }: BulkBarProps) {
  const can = useCan();
  const [act, setAct] = useState<BulkActName | null>(null);
  const [isWhole, setWhole] = useState(false);
  // A bulk act is never about the whole shop: at least one filter has to be set.
  const fits =
    Object.keys(query).length > 0 && total.count !== null && total.count > orders.length ? total : null;
  const whole = isAll && isWhole && fits !== null;
  const count = whole ? Math.min(fits.count ?? 0, MAX_BULK) : orders.length;
  return (
    <>
      {isAll && fits && (
        <Button variant="link" onClick={() => setWhole(!isWhole)}>
          {whole
            ? words.onlyPage(orders.length)
            : words.whole(fits.count ?? 0, fits.is_more || (fits.count ?? 0) > MAX_BULK)}
        </Button>
      )}
      {whole && <output className={styles['whole']}>{words.chosen(count)}</output>}
      {BULK_NAMES.filter((name) => can(BULK_ACTS[name])).map((name) => (
        <Button key={name} variant="secondary" onClick={() => setAct(name)}>
          {words.acts[name]}
        </Button>
      ))}
      <CsvButton
        permission="orders.export"
        path="orders.csv"
        query={whole ? query : { orders: orders.map(({ id }) => id).join(',') }}
      />
      <CopyButton text={orders.map(({ number }) => number).join('\n')} what={ordersWords.copyNumbers} />
      {act !== null && (
        <BulkDialog
          act={act}
          count={count}
          given={whole ? query : { orders: orders.map(({ id }) => id) }}
          onClose={() => setAct(null)}
        />
      )}
    </>
  );
}

interface BulkDialogProps {
  act: BulkActName;
  count: number;
  /** The filters, or the ids of the orders. */
  given: object;
  onClose: () => void;
}

/** Asks for the one reason or note of all, then makes the dry run and opens its page. */
function BulkDialog({ act, count, given, onClose }: BulkDialogProps) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const isNote = act === 'note';
  return (
    <ConfirmDialog
      open
      title={words.title[act](count)}
      lead={words.lead}
      action={words.plan}
      asksWhy={!isNote}
      onClose={onClose}
      onConfirm={async (reason) => {
        if (isNote && text.trim() === '') {
          setMissing(true);
          throw new ConsoleFailure(400, 'invalid_field', words.noText);
        }
        const { id } = await callVerb('bulk_preview', { ...given, act, ...(isNote ? { text } : { reason }) });
        await navigate(`/orders/bulk/${id}`);
      }}
    >
      {isNote && (
        <TextArea
          label={words.text}
          rows={4}
          maxLength={2000}
          value={text}
          error={isMissing ? words.noText : null}
          onChange={({ target }) => {
            setMissing(false);
            setText(target.value);
          }}
        />
      )}
    </ConfirmDialog>
  );
}
