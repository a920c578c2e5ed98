import { useState } from 'react';

import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { callVerb } from '../api/call-verb.ts';
import { CHANGED_BY_ANOTHER, isFailure } from '../api/console-failure.ts';
import { useMay } from '../api/session.ts';
import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { CallAlert } from '../parts/call-trouble.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { Facts } from '../parts/facts.tsx';
import { TableSkeleton } from '../parts/list/table-skeleton.tsx';
import { MoreActs } from './more-acts.tsx';
import { ResendDialog } from './resend-dialog.tsx';
import { orderWords } from './words.ts';

import styles from './order.module.css';

const words = orderWords.acts;

interface OrderActsProps {
  order: Output<'order'>;
  /** Something was done; what is to be said of it. */
  onDone: (words: string) => void;
  /** The order is not as it is shown any more. */
  onChanged: () => void;
}

type Act = 'resend' | 'refund';

/** What the role of who is in, and the state of the order, allow. */
export function OrderActs({ order, onDone, onChanged }: OrderActsProps) {
  const may = useMay();
  const [open, setOpen] = useState<Act | null>(null);
  const canResend = may('order.resend') && order.esim !== null;
  const canRefund =
    may('order.refund') &&
    order.payments.some(({ status }) => status === 'accepted') &&
    !['refunding', 'refunded'].includes(order.state);

  async function act(run: () => Promise<string>) {
    try {
      onDone(await run());
      onChanged();
    } catch (error) {
      // The dialog says it; behind it stands already what the other did.
      if (isFailure(error, CHANGED_BY_ANOTHER)) onChanged();
      throw error;
    }
  }

  return (
    <>
      {canResend && (
        <Button variant="secondary" onClick={() => setOpen('resend')}>
          {words.resend.button}
        </Button>
      )}
      {canRefund && (
        <Button variant="secondary" onClick={() => setOpen('refund')}>
          {words.refund.button}
        </Button>
      )}
      <MoreActs order={order} act={act} />
      <ResendDialog order={order} open={open === 'resend'} onClose={() => setOpen(null)} act={act} />
      <RefundDialog
        order={order}
        open={open === 'refund'}
        onClose={() => setOpen(null)}
        onConfirm={(why) =>
          act(async () => {
            const { waits_for: awaited } = await callVerb('refund', {
              which: order.id,
              seen: order.seen,
              why,
            });
            return awaited === null ? words.refund.done : words.refund.waits;
          })
        }
      />
    </>
  );
}

interface RefundDialogProps {
  order: Output<'order'>;
  open: boolean;
  onClose: () => void;
  onConfirm: (why: string) => Promise<unknown>;
}

/** Money leaves: it says first how much, to whom, and what it costs us. */
function RefundDialog({ order, open, onClose, onConfirm }: RefundDialogProps) {
  const paid = order.payments.find(({ status }) => status === 'accepted');
  return (
    <ConfirmDialog
      open={open}
      title={words.refund.title}
      lead={words.refund.lead}
      action={words.refund.action(paid?.amount.text ?? '')}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <RefundPreview which={order.id} />
    </ConfirmDialog>
  );
}

function RefundPreview({ which }: { which: string }) {
  const { data, failure } = useVerb('refund_preview', { which });
  if (failure) return <CallAlert failure={failure} />;
  if (!data) return <TableSkeleton />;
  return (
    <div className={styles['preview']}>
      <Facts
        facts={[
          [words.refund.amount, data.amount.text],
          [words.refund.to, data.method],
          [words.refund.buyer, data.buyer],
          [words.refund.plan, data.bundle_name],
        ]}
      />
      {data.disputed && <Alert tone="warning" title={words.refund.disputed} className={styles['warning']} />}
      {data.at_our_cost && (
        <Alert tone="warning" title={words.refund.atOurCost} className={styles['warning']} />
      )}
    </div>
  );
}
