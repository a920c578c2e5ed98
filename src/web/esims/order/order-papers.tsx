import receiptIcon from '@phosphor-icons/core/regular/receipt.svg?raw';

import type { Order } from '../../../domain/checkout/order-schema.ts';
import { useApi } from '../../api/use-api.ts';
import { useDownload } from '../../api/use-download.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

import styles from './order-papers.module.css';

/** What a buyer keeps for their books: the invoice of a delivered order, the credit note of a returned one. */
export function OrderPapers({ order }: { order: Order }) {
  const papers = useApi().orders[':token'];
  const param = { token: order.order };
  const invoice = useDownload({
    filename: `invoice_${order.esim?.id}.pdf`,
    ask: () => papers.invoice.$get({ param }),
  });
  const creditNote = useDownload({
    filename: `credit_note_${order.number}.pdf`,
    ask: () => papers['credit-note'].$get({ param }),
  });
  if (order.esim) {
    return (
      <div className={styles['papers']}>
        <Button look="secondary" wide busy={invoice.busy} onClick={invoice.download}>
          <Icon of={receiptIcon} />
          Invoice
        </Button>
        {invoice.failed && <Alert title="Failed to download invoice" />}
      </div>
    );
  }
  if (order.status !== 'refunded') return null;
  return (
    <div className={styles['papers']}>
      <Button look="secondary" wide busy={creditNote.busy} onClick={creditNote.download}>
        <Icon of={receiptIcon} />
        Credit note
      </Button>
      {creditNote.failed && <Alert title="Failed to download credit note" />}
    </div>
  );
}
