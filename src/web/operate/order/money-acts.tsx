import { useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { callVerb } from '../api/call-verb.ts';
import { useMay } from '../api/session.ts';
import type { Output } from '../api/verbs.ts';
import { moneyWords as words } from './money-words.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { RefundPartDialog } from './refund-part-dialog.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';

type Order = Output<'order'>;
type Act = 'whole' | 'part' | 'goodwill' | 'replace';

interface MoneyActsProps {
  order: Order;
  /** Runs an act, and says what it answers where the order shows it. */
  act: (run: () => Promise<string>) => Promise<void>;
}

/** What sends money back, or an eSIM in place of one: as the role of who is in, and the state of the order, allow. */
export function MoneyActs({ order, act }: MoneyActsProps) {
  const may = useMay();
  const [open, setOpen] = useState<Act | null>(null);
  const close = () => setOpen(null);
  const { id: which, seen } = order;
  const acts = [
    ...(may('order.refund') ? refundsOf(order) : []),
    ...(may('order.replace') && isReplaceable(order) ? ['replace' as const] : []),
  ];

  return (
    <>
      {acts.map((one) => (
        <Button key={one} variant="secondary" onClick={() => setOpen(one)}>
          {words[one].button}
        </Button>
      ))}
      <RefundDialog
        which={which}
        open={open === 'whole'}
        onClose={close}
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
          onClose={close}
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
        onClose={close}
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

/** An amount leaves the eSIM, so there has to be one; and nothing goes by halves while a bank decides. */
function refundsOf(order: Order): Act[] {
  const isPaid = order.payments.some(({ status }) => status === 'accepted');
  if (!isPaid || order.state === 'refunding' || order.state === 'refunded') return [];
  return isKept(order) ? ['whole', 'part', 'goodwill'] : ['whole'];
}

/** A plan that was added to an eSIM brought none. */
function isReplaceable(order: Order): boolean {
  return isKept(order) && order.top_up_iccid === null;
}

/** Its buyer has the eSIM, and no bank decides about the money. */
function isKept({ state, disputed, dispute_lost_at: lostAt }: Order): boolean {
  return (state === 'provisioned' || state === 'delivered') && !disputed && lostAt === null;
}
