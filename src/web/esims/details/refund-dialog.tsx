import { useState } from 'react';

import { planLabel } from '../../../domain/catalog/plan.ts';
import { BANK_TIME } from '../../../domain/checkout/refund-words.ts';
import type { UserEsim } from '../../../domain/esims/user-esim.ts';
import { formatUsd } from '../../../domain/money.ts';
import { answerOf } from '../../api/api.ts';
import { useApi } from '../../api/use-api.ts';
import { useCall } from '../../api/use-call.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/panels/dialog.tsx';

import styles from './esim-details.module.css';

interface RefundDialogProps {
  esim: UserEsim;
  open: boolean;
  onClose: () => void;
  onReturned: () => void;
}

type Asked = { status: 'refunding' } | { status: 'confirm'; sent_to: string; hours: number };

function titleOf(asked: Asked | null, isAdded: boolean): string {
  if (asked?.status === 'confirm') return 'Check your email';
  return asked ? 'Your money is on its way back' : `Return this ${isAdded ? 'plan' : 'eSIM'}?`;
}

/**
 * Asks before an eSIM is given back for its price; then says that the money is on its way, or why it is
 * not, or that the mailbox it was bought with is asked first.
 */
export function RefundDialog({ esim, open, onClose, onReturned }: RefundDialogProps) {
  const api = useApi();
  const { busy, error, run } = useCall('asking for a refund');
  const [sent, setSent] = useState<Asked | null>(null);
  const isReturned = sent?.status === 'refunding';
  const isAdded = esim.top_up_of !== null;
  const price = formatUsd(Math.round(esim.price_paid * 100));

  async function ask() {
    const done = await run(() => answerOf(api.esims[':id'].refund.$post({ param: { id: esim.id } })));
    if (done) setSent(done);
  }

  // Only then: the list may not hold this eSIM any more.
  function leave() {
    onClose();
    if (isReturned) onReturned();
  }

  return (
    <Dialog
      open={open}
      onClose={leave}
      locked={busy}
      width="narrow"
      title={titleOf(sent, isAdded)}
      foot={
        <Button size="large" wide busy={busy} onClick={sent ? leave : () => void ask()}>
          {busy && 'Please wait...'}
          {!busy && (sent ? 'Done' : `Return it for ${price}`)}
        </Button>
      }
    >
      <div className={styles['part']}>
        {sent?.status === 'confirm' && (
          <Alert tone="success" title={`We've emailed ${sent.sent_to} to confirm.`}>
            This {isAdded ? 'plan' : 'eSIM'} was bought with that address, and your account has another one.
            Open the link in the email within {sent.hours} hours to return it. Until then nothing changes.
          </Alert>
        )}
        {isReturned && (
          <Alert tone="success" title={`${price} goes back to how you paid.`}>
            {BANK_TIME} {isAdded ? 'The plan is off your eSIM.' : 'The eSIM does not work any more.'}
          </Alert>
        )}
        {!sent && (
          <p>
            {esim.country_name}, {planLabel(esim.plan)}: the {isAdded ? 'plan' : 'eSIM'} is taken back for
            good and {price} goes back to how you paid.{' '}
            {isAdded
              ? 'Your eSIM and its other plans stay as they are.'
              : 'If it is on your phone already, remove it there.'}
          </p>
        )}
        {error !== null && !sent && <Alert title={error}>Nothing was changed.</Alert>}
      </div>
    </Dialog>
  );
}
