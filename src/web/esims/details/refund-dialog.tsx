import { useState } from 'react';

import { planLabel } from '../../../domain/catalog/plan.ts';
import type { UserEsim } from '../../../domain/esims/user-esim.ts';
import { GAP } from '../../../domain/language-words.ts';
import { formatMoney, ofSent } from '../../../domain/money.ts';
import { BANK_TIME } from '../../../domain/promise/refund-time.ts';
import { answerOf } from '../../api/api.ts';
import { useApi } from '../../api/use-api.ts';
import { useCall } from '../../api/use-call.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/panels/dialog.tsx';
import { commonWords } from '../../ui/words.ts';
import { priceLeft } from './price-left.ts';
import { refundDialogWords, returnAskedWords } from './words.ts';

import styles from './esim-details.module.css';

interface RefundDialogProps {
  esim: UserEsim;
  open: boolean;
  onClose: () => void;
  /** Called when the shop has taken the eSIM back, or asked the network to, with the eSIM as it is now. */
  onAnswer: (esim: UserEsim) => void;
  onReturned: () => void;
}

type Asked =
  | { status: 'refunding'; esim: UserEsim }
  | { status: 'asked'; words?: string | undefined; esim: UserEsim }
  | { status: 'confirm'; sent_to: string; hours: number };

function titleOf(asked: Asked | null, what: 'eSIM' | 'plan'): string {
  if (asked?.status === 'confirm') return refundDialogWords.confirm.title;
  if (asked?.status === 'asked')
    return asked.words === undefined ? returnAskedWords.title : returnAskedWords.paused;
  return asked ? refundDialogWords.returned.title : refundDialogWords.question(what);
}

/**
 * Asks before an eSIM is returned; then says that the money is on its way, why it is not, or that the buyer must confirm by
 * mail first.
 */
export function RefundDialog({ esim, open, onClose, onAnswer, onReturned }: RefundDialogProps) {
  const api = useApi();
  const { busy, error, run } = useCall('asking for a refund');
  const [sent, setSent] = useState<Asked | null>(null);
  const isReturned = sent?.status === 'refunding' || sent?.status === 'asked';
  const what = esim.top_up_of === null ? 'eSIM' : 'plan';
  const price = priceLeft(esim);

  async function ask() {
    const done = await run(() => answerOf(api.esims[':id'].refund.$post({ param: { id: esim.id } })));
    if (!done) return;
    setSent(done);
    if (done.status !== 'confirm') onAnswer(done.esim);
  }

  // Only at this point: the list may no longer contain this eSIM.
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
      title={titleOf(sent, what)}
      foot={
        <div className={styles['foot']}>
          <Button
            variant={sent ? 'primary' : 'secondary'}
            size="large"
            wide
            busy={busy}
            onClick={sent ? leave : () => void ask()}
          >
            {busy && commonWords.pleaseWait}
            {!busy && (sent ? commonWords.done : refundDialogWords.yes(what, price))}
          </Button>
          {!sent && (
            <Button variant="bare" wide disabled={busy} onClick={leave}>
              {refundDialogWords.keep}
            </Button>
          )}
        </div>
      }
    >
      <div className={styles['part']}>
        {sent?.status === 'confirm' && (
          <Alert tone="success" title={refundDialogWords.confirm.sent(sent.sent_to)}>
            {refundDialogWords.confirm.text(what, sent.hours)}
          </Alert>
        )}
        {sent?.status === 'asked' && (
          <>
            {sent.words !== undefined && <p>{sent.words}</p>}
            <p>{returnAskedWords.text(what, price)}</p>
          </>
        )}
        {sent?.status === 'refunding' && (
          <Alert tone="success" title={refundDialogWords.returned.amount(backOf(sent.esim))}>
            {BANK_TIME}
            {GAP}
            {refundDialogWords.returned[what]}
          </Alert>
        )}
        {!sent && (
          <p>
            {refundDialogWords.terms(esim.country_name, planLabel(esim.plan), what, price)}
            {GAP}
            {refundDialogWords.stays[what]}
          </p>
        )}
        {error !== null && !sent && <Alert title={error}>{refundDialogWords.failed}</Alert>}
      </div>
    </Dialog>
  );
}

function backOf({ refund, ...esim }: UserEsim): string {
  return refund === null ? priceLeft(esim) : formatMoney(ofSent(refund));
}
