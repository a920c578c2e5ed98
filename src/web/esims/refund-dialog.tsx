import { useState } from 'react';

import { planLabel } from '../../domain/catalog/plan.ts';
import { BANK_TIME } from '../../domain/checkout/refund-words.ts';
import type { UserEsim } from '../../domain/esims/user-esim.ts';
import { formatUsd } from '../../domain/money.ts';
import { useApiCall } from '../account/use-api-call.ts';
import { answerOf, browserApi } from '../api.ts';
import { useSite } from '../site.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

import styles from './esim-details.module.css';

interface RefundDialogProps {
  esim: UserEsim;
  open: boolean;
  onClose: () => void;
  onReturned: () => void;
}

/** Asks before an eSIM is given back for its price; then says that the money is on its way, or why it is not. */
export function RefundDialog({ esim, open, onClose, onReturned }: RefundDialogProps) {
  const apiBase = useSite()?.settings.apiBase ?? '';
  const { busy, error, run } = useApiCall();
  const [isReturned, setReturned] = useState(false);
  const isAdded = esim.top_up_of !== null;
  const price = formatUsd(Math.round(esim.price_paid * 100));

  async function ask() {
    const api = browserApi(apiBase).esims[':id'];
    const done = await run(() => answerOf(api.refund.$post({ param: { id: esim.id } })));
    if (done) setReturned(true);
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
      title={isReturned ? 'Your money is on its way back' : `Return this ${isAdded ? 'plan' : 'eSIM'}?`}
      foot={
        <Button size="large" wide busy={busy} onClick={isReturned ? leave : () => void ask()}>
          {busy && 'Please wait...'}
          {!busy && (isReturned ? 'Done' : `Return it for ${price}`)}
        </Button>
      }
    >
      <div className={styles['part']}>
        {isReturned ? (
          <Alert tone="success" title={`${price} goes back to how you paid.`}>
            {BANK_TIME} {isAdded ? 'The plan is off your eSIM.' : 'The eSIM does not work any more.'}
          </Alert>
        ) : (
          <p>
            {esim.country_name}, {planLabel(esim.plan)}: the {isAdded ? 'plan' : 'eSIM'} is taken back for
            good and {price} goes back to how you paid.{' '}
            {isAdded
              ? 'Your eSIM and its other plans stay as they are.'
              : 'If it is on your phone already, remove it there.'}
          </p>
        )}
        {error !== null && !isReturned && <Alert title={error}>Nothing was changed.</Alert>}
      </div>
    </Dialog>
  );
}
