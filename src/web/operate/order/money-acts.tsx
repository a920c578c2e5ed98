import { callVerb } from '../api/call-verb.ts';
import type { Output } from '../api/verbs.ts';
import type { MoneyAct } from './money-choices.ts';
import { moneyWords as words } from './money-words.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { RefundPartDialog } from './refund-part-dialog.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';

interface MoneyActsProps {
  order: Output<'order'>;
  /** The act whose dialog is open. */
  open: MoneyAct | null;
  onClose: () => void;
  /** Runs an act, and shows its message on the order. */
  act: (run: () => Promise<string>) => Promise<void>;
}

/** The dialogs for refunds and for the replacement. */
export function MoneyActs({ order, open, onClose, act }: MoneyActsProps) {
  const { id, seen } = order;
  return (
    <>
      <RefundDialog
        id={id}
        open={open === 'whole'}
        onClose={onClose}
        onConfirm={(reason) =>
          act(async () => {
            const { waits_for: awaited } = await callVerb('refund', { order: id, seen, reason });
            return awaited === null ? words.whole.done : words.whole.waits;
          })
        }
      />
      {(['part', 'goodwill'] as const).map((kind) => (
        <RefundPartDialog
          key={kind}
          id={id}
          words={words[kind]}
          mayBeAll={kind === 'goodwill'}
          open={open === kind}
          onClose={onClose}
          onConfirm={(cents, reason) =>
            act(async () => {
              const { amount, left } = await callVerb('refund_part', {
                order: id,
                seen,
                reason,
                kind,
                cents,
              });
              return words.part.done(amount.text, left.text);
            })
          }
        />
      ))}
      <ReplaceDialog
        id={id}
        open={open === 'replace'}
        onClose={onClose}
        onConfirm={(reason) =>
          act(async () => {
            const { waits_for: awaited } = await callVerb('replace', { order: id, seen, reason });
            return awaited === null ? words.replace.done : words.whole.waits;
          })
        }
      />
    </>
  );
}
