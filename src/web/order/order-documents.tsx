import receiptIcon from '@phosphor-icons/core/regular/receipt.svg?raw';

import type { Order } from '../../domain/checkout/order-schema.ts';
import { formatMoney, ofSent } from '../../domain/money.ts';
import { saveFile } from '../api/save-file.ts';
import { useApi } from '../api/use-api.ts';
import { useCall } from '../api/use-call.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { documentsWords } from './words.ts';

import styles from './order-documents.module.css';

/** The invoice of a delivered order, and the credit note of each refund. */
export function OrderDocuments({ order }: { order: Order }) {
  const documents = useApi().orders[':token'];
  const param = { token: order.order };
  const parts = order.refunds_in_part.filter(({ refunded_at: at }) => at !== null);
  const file = `credit_note_${order.number}`;
  return (
    <>
      {order.esim && (
        <DocumentButton
          name={documentsWords.invoice}
          file={`invoice_${order.esim.id}.pdf`}
          load={() => documents.invoice.$get({ param })}
          failed={documentsWords.invoiceFailed}
        />
      )}
      {parts.map(({ id, amount }, index) => (
        <DocumentButton
          key={id}
          name={documentsWords.creditNoteOf(formatMoney(ofSent(amount)))}
          file={`${file}_${index + 1}.pdf`}
          load={() => documents['credit-note'].$get({ param, query: { refund: id } })}
          failed={documentsWords.creditNoteFailed}
        />
      ))}
      {order.status === 'refunded' && (
        <DocumentButton
          name={documentsWords.creditNote}
          file={`${file}.pdf`}
          load={() => documents['credit-note'].$get({ param, query: {} })}
          failed={documentsWords.creditNoteFailed}
        />
      )}
    </>
  );
}

interface DocumentButtonProps {
  name: string;
  /** The file's name. */
  file: string;
  load: () => Parameters<typeof saveFile>[1];
  /** The message if it failed to load. */
  failed: string;
}

function DocumentButton({ name, file, load, failed }: DocumentButtonProps) {
  const { busy, error, run } = useCall('a download');
  return (
    <div className={styles['documents']}>
      <Button variant="secondary" wide busy={busy} onClick={() => void run(() => saveFile(file, load()))}>
        <Icon of={receiptIcon} />
        {name}
      </Button>
      {error !== null && <Alert title={failed} />}
    </div>
  );
}
