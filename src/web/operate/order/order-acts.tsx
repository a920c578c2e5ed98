import { useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { callVerb } from '../api/call-verb.ts';
import { CHANGED_BY_ANOTHER, isFailure } from '../api/console-failure.ts';
import { useMay } from '../api/session.ts';
import type { Output } from '../api/verbs.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { MoneyActs } from './money-acts.tsx';
import { orderWords } from './words.ts';

const words = orderWords.acts;

interface OrderActsProps {
  order: Output<'order'>;
  /** Something was done; what is to be said of it. */
  onDone: (words: string) => void;
  /** The order is not as it is shown any more. */
  onChanged: () => void;
}

type Act = 'resend';

/** What the role of who is in, and the state of the order, allow. */
export function OrderActs({ order, onDone, onChanged }: OrderActsProps) {
  const may = useMay();
  const [open, setOpen] = useState<Act | null>(null);
  const canResend = may('order.resend') && order.esim !== null;

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
      <MoneyActs order={order} act={act} />
      <ConfirmDialog
        open={open === 'resend'}
        title={words.resend.title}
        lead={words.resend.lead}
        action={words.resend.action}
        asksWhy={false}
        onClose={() => setOpen(null)}
        onConfirm={() =>
          act(async () => words.resend.done((await callVerb('resend', { which: order.id })).addresses))
        }
      />
    </>
  );
}
