import { Alert } from '../../ui/alert.tsx';
import { callVerb } from '../api/call-verb.ts';
import { CHANGED_BY_ANOTHER, isFailure } from '../api/console-failure.ts';
import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { ErrorAlert } from '../parts/error-panel.tsx';
import { SmallTable } from '../parts/list/small-table.tsx';
import { TableSkeleton } from '../parts/list/table-skeleton.tsx';
import { termsText } from './currency-facts.ts';
import { undoCurrenciesWords as words } from './currency-words.ts';
import { previewWords, pricesWords } from './words.ts';

import styles from './prices.module.css';

interface UndoCurrenciesDialogProps {
  /** The currencies in force. */
  now: Output<'currencies'>;
  /** The older version that comes back. */
  version: number;
  onClose: () => void;
  onDone: (message: string) => void;
  /** Somebody else has published first. */
  onChanged: () => void;
}

/** Shows what an older version would change, and restores it. */
export function UndoCurrenciesDialog({
  now,
  version,
  onClose,
  onDone,
  onChanged,
}: UndoCurrenciesDialogProps) {
  const { data, failure } = useVerb('currencies', { version });
  const changes = (data?.currencies ?? []).flatMap((then) => {
    const is = now.currencies.find(({ currency }) => currency === then.currency);
    const [one, other] = [is ? termsText(is) : words.off, termsText(then)];
    return one === other ? [] : [[then.currency, one, other] as const];
  });

  async function restore(reason: string, confirm: number | undefined) {
    try {
      const done = await callVerb('currency_undo', { version, reason, seen: now.version, confirm });
      onDone(
        done.published ? pricesWords.published(done.version, done.count) : pricesWords.same(done.version),
      );
    } catch (error) {
      if (isFailure(error, CHANGED_BY_ANOTHER)) onChanged();
      throw error;
    }
  }

  const { currency, now: nowHead, old } = words.columns;
  return (
    <ConfirmDialog
      open
      width="wide"
      title={previewWords.undoTitle(version)}
      lead={words.lead}
      action={previewWords.action}
      impossible={changes.length === 0}
      onClose={onClose}
      onConfirm={restore}
    >
      <div className={styles['preview']}>
        <ErrorAlert failure={failure} />
        {!data && !failure && <TableSkeleton />}
        {data && changes.length === 0 && <Alert tone="info" title={words.same} />}
        {changes.length > 0 && (
          <SmallTable
            label={words.table}
            head={[currency, nowHead, old]}
            rows={changes.map(([code, is, was]) => [code, [code, is, was]])}
          />
        )}
      </div>
    </ConfirmDialog>
  );
}
