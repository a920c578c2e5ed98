import { Alert } from '../../ui/alert.tsx';
import { useVerb } from '../api/use-verb.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { moneyWords } from './money-words.ts';
import { Preview } from './preview.tsx';

import styles from './order.module.css';

const words = moneyWords.whole;

interface RefundDialogProps {
  id: string;
  open: boolean;
  onClose: () => void;
  onConfirm: (reason: string) => Promise<unknown>;
}

/** Refunds everything; first shows the amount, its recipient, and our cost. */
export function RefundDialog(props: RefundDialogProps) {
  // Mounted at each opening, because a part may have been refunded since.
  return props.open ? <OpenRefundDialog {...props} /> : null;
}

function OpenRefundDialog({ id, open, onClose, onConfirm }: RefundDialogProps) {
  const preview = useVerb('refund_preview', { order: id });
  const { data } = preview;
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
      <Preview
        of={preview}
        facts={({ paid, amount, method, buyer, plan }) => [
          [moneyWords.paid, isRest && paid.text],
          [isRest ? moneyWords.left : words.amount, amount.text],
          [moneyWords.to, method],
          [moneyWords.buyer, buyer],
          [moneyWords.plan, plan],
        ]}
        warnings={({ disputed, at_our_cost: isOurCost }) => (
          <>
            {disputed && <Alert tone="warning" title={words.disputed} className={styles['warning']} />}
            {isOurCost && <Alert tone="warning" title={words.atOurCost} className={styles['warning']} />}
          </>
        )}
      />
    </ConfirmDialog>
  );
}
