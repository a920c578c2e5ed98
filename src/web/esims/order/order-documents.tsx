import receiptIcon from '@phosphor-icons/core/regular/receipt.svg?raw';

import type { Order } from '../../../domain/checkout/order-schema.ts';
import { saveFile } from '../../api/save-file.ts';
import { useApi } from '../../api/use-api.ts';
import { useCall } from '../../api/use-call.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { documentsWords } from './words.ts';

import styles from './order-documents.module.css';

/** What a buyer keeps for their books: the invoice of a delivered order, the credit note of a returned one. */
export function OrderDocuments({ order }: { order: Order }) {
  const documents = useApi().orders[':token'];
  const param = { token: order.order };
  const { busy, error, run } = useCall('a download');
  if (order.esim) {
    const name = `invoice_${order.esim.id}.pdf`;
    const save = () => void run(() => saveFile(name, documents.invoice.$get({ param })));
    return (
      <DocumentButton
        name={documentsWords.invoice}
        busy={busy}
        onSave={save}
        failed={error !== null && documentsWords.invoiceFailed}
      />
    );
  }
  if (order.status !== 'refunded') return null;
  const name = `credit_note_${order.number}.pdf`;
  const save = () => void run(() => saveFile(name, documents['credit-note'].$get({ param })));
  return (
    <DocumentButton
      name={documentsWords.creditNote}
      busy={busy}
      onSave={save}
      failed={error !== null && documentsWords.creditNoteFailed}
    />
  );
}

interface DocumentButtonProps {
  name: string;
  busy: boolean;
  onSave: () => void;
  /** What is said when it did not come. */
  failed: string | false;
}

function DocumentButton({ name, busy, onSave, failed }: DocumentButtonProps) {
  return (
    <div className={styles['documents']}>
      <Button variant="secondary" wide busy={busy} onClick={onSave}>
        <Icon of={receiptIcon} />
        {name}
      </Button>
      {failed && <Alert title={failed} />}
    </div>
  );
}
