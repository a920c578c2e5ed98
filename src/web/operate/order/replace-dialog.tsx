import { Alert } from '../../ui/alert.tsx';
import { useVerb } from '../api/use-verb.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { moneyWords } from './money-words.ts';
import { Preview } from './preview.tsx';

import styles from './order.module.css';

const words = moneyWords.replace;

interface ReplaceDialogProps {
  id: string;
  open: boolean;
  onClose: () => void;
  onConfirm: (reason: string) => Promise<unknown>;
}

/** Replaces the eSIM at our cost; first shows the cost, or why it is impossible. */
export function ReplaceDialog(props: ReplaceDialogProps) {
  return props.open ? <OpenReplaceDialog {...props} /> : null;
}

function OpenReplaceDialog({ id, onClose, onConfirm }: ReplaceDialogProps) {
  const preview = useVerb('replace_preview', { order: id });
  return (
    <ConfirmDialog
      open
      title={words.title}
      lead={words.lead}
      action={words.action}
      impossible={typeof preview.data?.why_not === 'string'}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <Preview
        of={preview}
        facts={({ buyer, plan, cost, times_left: times }) => [
          [moneyWords.buyer, buyer],
          [moneyWords.plan, plan],
          [words.cost, cost?.text ?? words.noCost],
          [words.timesLeft, words.times(times)],
        ]}
        warnings={({ why_not: why }) =>
          why !== null && <Alert tone="warning" title={why} className={styles['warning']} />
        }
      />
    </ConfirmDialog>
  );
}
