import { Alert } from '../../ui/alert.tsx';
import { useVerb } from '../api/use-verb.ts';
import { CallAlert } from '../parts/call-trouble.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { Facts } from '../parts/facts.tsx';
import { TableSkeleton } from '../parts/list/table-skeleton.tsx';
import { moneyWords } from './money-words.ts';

import styles from './order.module.css';

const words = moneyWords.whole;

interface RefundDialogProps {
  which: string;
  open: boolean;
  onClose: () => void;
  onConfirm: (why: string) => Promise<unknown>;
}

/** Refunds everything; first shows the amount, its recipient, and our cost. */
export function RefundDialog(props: RefundDialogProps) {
  // Mounted at each opening, because a part may have been refunded since.
  return props.open ? <OpenRefundDialog {...props} /> : null;
}

function OpenRefundDialog({ which, open, onClose, onConfirm }: RefundDialogProps) {
  const { data, failure } = useVerb('refund_preview', { which });
  const isRest = data !== null && data.amount.cents !== data.paid.cents;
  return (
    <ConfirmDialog
      open={open}
      title={isRest ? words.titleOfRest : words.title}
      lead={words.lead}
      action={words.action(data?.amount.text ?? null)}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      {failure && <CallAlert failure={failure} />}
      {!data && !failure && <TableSkeleton />}
      {data && (
        <div className={styles['preview']}>
          <Facts
            facts={[
              ...(isRest ? [[moneyWords.paid, data.paid.text] satisfies [string, string]] : []),
              [isRest ? moneyWords.left : words.amount, data.amount.text],
              [moneyWords.to, data.method],
              [moneyWords.buyer, data.buyer],
              [moneyWords.plan, data.plan],
            ]}
          />
          {data.disputed && <Alert tone="warning" title={words.disputed} className={styles['warning']} />}
          {data.at_our_cost && <Alert tone="warning" title={words.atOurCost} className={styles['warning']} />}
        </div>
      )}
    </ConfirmDialog>
  );
}
