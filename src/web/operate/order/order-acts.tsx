import { useState } from 'react';

import { Button } from '../../ui/button.tsx';
import {
  APPROVAL_ASKED,
  CHANGED_BY_ANOTHER,
  type ConsoleFailure,
  isFailure,
} from '../api/console-failure.ts';
import { useCan } from '../api/session.ts';
import type { Output } from '../api/verbs.ts';
import { AddressDialog } from '../parts/address-dialog.tsx';
import { addressWords } from '../parts/words.ts';
import { MoneyActs } from './money-acts.tsx';
import { type MoneyAct, useMoneyChoices } from './money-choices.ts';
import { moneyWords } from './money-words.ts';
import { MoreActs } from './more-acts.tsx';
import { ResendDialog } from './resend-dialog.tsx';
import { orderWords } from './words.ts';

const words = orderWords.acts;

interface OrderActsProps {
  order: Output<'order'>;
  /** Reports what was done. */
  onDone: (words: string) => void;
  /** The order is out of date on screen. */
  onChanged: () => void;
}

/** The acts that the operator's role and the order's state allow. */
export function OrderActs({ order, onDone, onChanged }: OrderActsProps) {
  const can = useCan();
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState<MoneyAct | 'address' | null>(null);
  const choices = useMoneyChoices(order);
  const canResend = can('order.resend') && order.refused.resend === undefined;
  const canReaddress = can('order.address') && order.refused.address_change === undefined;

  async function act(run: () => Promise<string>) {
    try {
      onDone(await run());
      onChanged();
    } catch (error) {
      if (isFailure(error, APPROVAL_ASKED)) {
        onDone((error as ConsoleFailure).message);
        onChanged();
        return;
      }
      // The dialog shows the error; load the other operator's change behind it.
      if (isFailure(error, CHANGED_BY_ANOTHER)) onChanged();
      throw error;
    }
  }

  return (
    <>
      {canResend && (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {words.resend.button}
        </Button>
      )}
      {choices.includes('whole') && (
        <Button variant="secondary" onClick={() => setAsked('whole')}>
          {moneyWords.whole.button}
        </Button>
      )}
      <MoreActs
        order={order}
        questions={[
          ...(canReaddress ? [{ name: addressWords.button, ask: () => setAsked('address') }] : []),
          ...choices
            .filter((one) => one !== 'whole')
            .map((one) => ({ name: moneyWords[one].button, ask: () => setAsked(one) })),
        ]}
        act={act}
      />
      <MoneyActs
        order={order}
        open={asked === 'address' ? null : asked}
        onClose={() => setAsked(null)}
        act={act}
      />
      <AddressDialog
        order={order}
        which="email"
        open={asked === 'address'}
        onClose={() => setAsked(null)}
        act={act}
      />
      <ResendDialog order={order} open={open} onClose={() => setOpen(false)} act={act} />
    </>
  );
}
