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
  const { id: which, seen } = order;
  return (
    <>
      <RefundDialog
        which={which}
        open={open === 'whole'}
        onClose={onClose}
        onConfirm={(why) =>
          act(async () => {
            const { waits_for: awaited } = await callVerb('refund', { which, seen, why });
            return awaited === null ? words.whole.done : words.whole.waits;
          })
        }
      />
      {(['part', 'goodwill'] as const).map((kind) => (
        <RefundPartDialog
          key={kind}
          which={which}
          words={words[kind]}
          mayBeAll={kind === 'goodwill'}
          open={open === kind}
          onClose={onClose}
          onConfirm={(cents, why) =>
            act(async () => {
              const { amount, left } = await callVerb('refund_part', { which, seen, why, kind, cents });
              return words.part.done(amount.text, left.text);
            })
          }
        />
      ))}
      <ReplaceDialog
        which={which}
        open={open === 'replace'}
        onClose={onClose}
        onConfirm={(why) =>
          act(async () => {
            const { waits_for: awaited } = await callVerb('replace', { which, seen, why });
            return awaited === null ? words.replace.done : words.whole.waits;
          })
        }
      />
    </>
  );
}
