import { useRef, useState } from 'react';

import { isSameAddress } from '../../../domain/email-address.ts';
import { saveFile } from '../../api/save-file.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { callVerb } from '../api/call-verb.ts';
import { CHANGED_BY_ANOTHER, ConsoleFailure, isFailure } from '../api/console-failure.ts';
import { useCan } from '../api/session.ts';
import type { Output } from '../api/verbs.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { useAskedAct } from '../parts/use-asked-act.ts';
import { customerActWords as words } from './words.ts';

import styles from './customers.module.css';

type Customer = Output<'customer'>;
type Act = 'signOut' | 'block' | 'unblock' | 'data' | 'erase';

/** By the verb, which other screens name. */
const ACT_OF = {
  sign_out: 'signOut',
  block: 'block',
  unblock: 'unblock',
  customer_data: 'data',
  erase: 'erase',
} as const;

interface CustomerActsProps {
  customer: Customer;
  /** Reports what was done. */
  onDone: (words: string) => void;
  /** The customer is out of date on screen. */
  onChanged: () => void;
  onErased: (erased: Output<'erase'>) => void;
}

/** The acts that the operator's role and the customer's state allow. */
export function CustomerActs({ customer, onDone, onChanged, onErased }: CustomerActsProps) {
  const can = useCan();
  const [open, setOpen] = useState<Act | null>(null);
  const { id, account, blocked, sessions } = customer;
  const isOperator = account?.is_operator === true;
  const offered: [Act, boolean][] = [
    ['signOut', can('sessions.end') && sessions.length > 0],
    ['block', can('customers.block') && blocked === null && !isOperator],
    ['unblock', can('customers.block') && blocked !== null],
    ['data', can('customers.data')],
    ['erase', can('customers.erase') && !isOperator],
  ];

  const [notNow, setNotNow] = useState<Act | null>(null);
  useAskedAct(
    Object.fromEntries(
      Object.entries(ACT_OF).map(([verb, act]) => {
        const isOffered = offered.some(([kind, is]) => kind === act && is);
        return [verb, () => (isOffered ? setOpen(act) : setNotNow(act))];
      }),
    ),
  );

  const acts: Record<Exclude<Act, 'erase'>, (reason: string) => Promise<string>> = {
    async signOut() {
      const { ended } = await callVerb('sign_out', { customer: account?.id ?? '' });
      return words.signOut.done(ended);
    },
    async block(reason) {
      await callVerb('block', { customer: id, reason });
      return words.block.done;
    },
    async unblock(reason) {
      await callVerb('unblock', { customer: id, reason });
      return words.unblock.done;
    },
    async data() {
      const data = await callVerb('customer_data', { customer: id });
      const file = new Response(JSON.stringify(data, null, 2), {
        headers: { 'content-type': 'application/json' },
      });
      await saveFile(words.data.filename(id), Promise.resolve(file));
      return words.data.done;
    },
  };

  async function act(kind: keyof typeof acts, reason: string) {
    try {
      onDone(await acts[kind](reason));
      onChanged();
    } catch (error) {
      // The dialog shows the error; load the other operator's change behind it.
      if (isFailure(error, CHANGED_BY_ANOTHER)) onChanged();
      throw error;
    }
  }

  return (
    <>
      {offered.map(
        ([kind, isOffered]) =>
          isOffered && (
            <Button key={kind} variant="secondary" onClick={() => setOpen(kind)}>
              {words[kind].button}
            </Button>
          ),
      )}
      {(['signOut', 'block', 'unblock', 'data'] as const).map((kind) => (
        <ConfirmDialog
          key={kind}
          open={open === kind}
          title={words[kind].title}
          lead={words[kind].lead}
          action={words[kind].action}
          asksWhy={kind === 'block' || kind === 'unblock'}
          onClose={() => setOpen(null)}
          onConfirm={(reason) => act(kind, reason)}
        />
      ))}
      {notNow !== null && <Alert tone="warning" title={words.notNow[notNow]} />}
      <EraseDialog
        customer={customer}
        open={open === 'erase'}
        onClose={() => setOpen(null)}
        onErased={onErased}
      />
    </>
  );
}

interface EraseDialogProps extends Pick<CustomerActsProps, 'customer' | 'onErased'> {
  open: boolean;
  onClose: () => void;
}

/** The operator types the address, which nobody does by mistake or for the wrong customer. */
function EraseDialog({ customer, open, onClose, onErased }: EraseDialogProps) {
  const address = useRef<HTMLInputElement>(null);
  const [isWrong, setIsWrong] = useState(false);

  async function erase(reason: string) {
    const typed = address.current?.value.trim() ?? '';
    if (!isSameAddress(typed, customer.email)) {
      setIsWrong(true);
      address.current?.focus();
      throw new ConsoleFailure(400, 'other_address', words.erase.wrong);
    }
    onErased(await callVerb('erase', { customer: customer.id, address: typed, reason }));
  }

  return (
    <ConfirmDialog
      open={open}
      title={words.erase.title}
      lead={words.erase.lead}
      action={words.erase.action}
      onClose={onClose}
      onConfirm={erase}
    >
      {customer.merged.length > 0 && <p className={styles['stays']}>{words.erase.merged(customer.email)}</p>}
      <p className={styles['stays']}>{words.erase.stays}</p>
      <div className={styles['typed']}>
        <TextField
          ref={address}
          label={words.erase.field(customer.email)}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={320}
          error={isWrong ? words.erase.wrong : null}
          onInput={() => setIsWrong(false)}
        />
      </div>
    </ConfirmDialog>
  );
}
