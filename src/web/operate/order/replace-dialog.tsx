import { Alert } from '../../ui/alert.tsx';
import { useVerb } from '../api/use-verb.ts';
import { CallAlert } from '../parts/call-trouble.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { Facts } from '../parts/facts.tsx';
import { TableSkeleton } from '../parts/list/table-skeleton.tsx';
import { moneyWords } from './money-words.ts';

import styles from './order.module.css';

const words = moneyWords.replace;

interface ReplaceDialogProps {
  which: string;
  open: boolean;
  onClose: () => void;
  onConfirm: (why: string) => Promise<unknown>;
}

/** Replaces the eSIM at our cost; first shows the cost, or why it is impossible. */
export function ReplaceDialog(props: ReplaceDialogProps) {
  return props.open ? <OpenReplaceDialog {...props} /> : null;
}

function OpenReplaceDialog({ which, onClose, onConfirm }: ReplaceDialogProps) {
  const { data, failure } = useVerb('replace_preview', { which });
  return (
    <ConfirmDialog
      open
      title={words.title}
      lead={words.lead}
      action={words.action}
      impossible={data !== null && data.why_not !== null}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      {failure && <CallAlert failure={failure} />}
      {!data && !failure && <TableSkeleton />}
      {data && (
        <div className={styles['preview']}>
          <Facts
            facts={[
              [moneyWords.buyer, data.buyer],
              [moneyWords.plan, data.plan],
              [words.cost, data.cost?.text ?? words.noCost],
              [words.timesLeft, words.times(data.times_left)],
            ]}
          />
          {data.why_not !== null && (
            <Alert tone="warning" title={data.why_not} className={styles['warning']} />
          )}
        </div>
      )}
    </ConfirmDialog>
  );
}
