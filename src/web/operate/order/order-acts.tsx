import { useState } from 'react';

import { Alert } from '../../ui/alert.tsx';
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
import { useAskedAct } from '../parts/use-asked-act.ts';
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
  /** Why the act that somebody chose elsewhere is not possible. */
  const [impossible, setImpossible] = useState<string | null>(null);

  /** Opens the dialog of an act that the order allows; else its reason stands here. */
  function opener(isOffered: boolean, why: string | undefined, ask: () => void) {
    return () => {
      setImpossible(isOffered ? null : (why ?? words.notYours));
      if (isOffered) ask();
    };
  }
  const money = (act: MoneyAct, why: string | undefined) =>
    opener(choices.includes(act), why, () => setAsked(act));
  const { refused } = order;
  useAskedAct({
    resend: opener(canResend, refused.resend, () => setOpen(true)),
    address_change: opener(canReaddress, refused.address_change, () => setAsked('address')),
    refund: money('whole', refused.refund),
    refund_part: money('part', refused.refund_part),
    goodwill: money('goodwill', refused.refund_part),
    replace: money('replace', refused.replace),
  });

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
      {impossible !== null && <Alert tone="warning" title={impossible} />}
    </>
  );
}
