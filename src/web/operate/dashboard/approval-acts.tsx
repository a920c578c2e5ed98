import { Button } from '../../ui/button.tsx';
import { callVerb } from '../api/call-verb.ts';
import { useCan } from '../api/session.ts';
import type { Output } from '../api/verbs.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { DescriptionList } from '../parts/description-list.tsx';
import { approvalWords as words } from './words.ts';

import styles from './dashboard.module.css';

type Approval = Output<'approvals'>['approvals'][number];
type Decision = 'give' | 'decline';

/** A question about one approval. */
export interface Deciding {
  approval: Approval;
  decision: Decision;
}

interface ApprovalActsProps {
  approval: Approval;
  onAsk: (deciding: Deciding) => void;
}

/** What one may decide about what a colleague may not send out alone. */
export function ApprovalActs({ approval, onAsk }: ApprovalActsProps) {
  const mayApprove = useCan()('money.approve');
  const { own, order } = approval;
  return (
    <div className={styles['acts']}>
      {(own || mayApprove) && (
        <Button
          variant="bare"
          aria-label={words.decline.label(order.number)}
          onClick={() => onAsk({ approval, decision: 'decline' })}
        >
          {own ? words.decline.own : words.decline.button}
        </Button>
      )}
      {!own && mayApprove && (
        <Button
          variant="secondary"
          aria-label={words.give.label(order.number)}
          onClick={() => onAsk({ approval, decision: 'give' })}
        >
          {words.give.button}
        </Button>
      )}
    </div>
  );
}

interface ApprovalDialogProps {
  deciding: Deciding;
  onClose: () => void;
  onDone: (message: string) => void;
  /** Somebody may have decided it, this operator or another. */
  onSettled: () => void;
}

export function ApprovalDialog({ deciding, onClose, onDone, onSettled }: ApprovalDialogProps) {
  const { approval, decision } = deciding;
  const { id, act, amount, order, by, why } = approval;

  async function decide(reason: string) {
    try {
      await callVerb(decision === 'give' ? 'approval_give' : 'approval_decline', { id, reason });
      onDone(words[decision].done(amount.text, order.number));
    } finally {
      onSettled();
    }
  }

  return (
    <ConfirmDialog
      open
      title={words[decision].title}
      lead={words[decision].lead}
      action={words[decision].button}
      onClose={onClose}
      onConfirm={decide}
    >
      <div className={styles['question']}>
        <DescriptionList
          facts={[
            [words.act, words.acts[act](amount.text)],
            [words.order, order.number],
            [words.asker, by],
            [words.why, why],
          ]}
        />
      </div>
    </ConfirmDialog>
  );
}
