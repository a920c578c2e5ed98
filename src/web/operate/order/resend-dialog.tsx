import { useRef, useState } from 'react';

import { addressComplaint } from '../../../domain/email-address.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { callVerb } from '../api/call-verb.ts';
import { ConsoleFailure } from '../api/console-failure.ts';
import type { Output } from '../api/verbs.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { orderWords } from './words.ts';

const words = orderWords.acts.resend;

interface ResendDialogProps {
  order: Output<'order'>;
  open: boolean;
  onClose: () => void;
  /** Runs the act and shows its message. */
  act: (run: () => Promise<string>) => Promise<void>;
}

/** Sends the mail again, to the order's address or another one. */
export function ResendDialog({ order, open, onClose, act }: ResendDialogProps) {
  const address = useRef<HTMLInputElement>(null);
  const [isWrong, setIsWrong] = useState(false);
  const [isToAnother, setIsToAnother] = useState(false);

  async function send(reason: string) {
    const to = address.current?.value.trim() ?? '';
    if (to !== '' && addressComplaint(to) !== null) {
      setIsWrong(true);
      address.current?.focus();
      throw new ConsoleFailure(400, 'invalid_field', words.wrong);
    }
    await act(async () => {
      const sent = await callVerb('resend', { order: order.id, seen: order.seen, ...(to && { to, reason }) });
      return sent.told.length === 0 ? words.done(sent.addresses) : words.sentTo(sent.addresses, sent.told);
    });
  }

  return (
    <ConfirmDialog
      open={open}
      title={words.title}
      lead={words.lead}
      action={words.action}
      asksWhy={isToAnother}
      onClose={() => {
        setIsWrong(false);
        setIsToAnother(false);
        onClose();
      }}
      onConfirm={send}
    >
      <TextField
        ref={address}
        label={words.to}
        hint={words.hint}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        error={isWrong ? words.wrong : null}
        onInput={({ currentTarget }) => {
          setIsWrong(false);
          setIsToAnother(currentTarget.value.trim() !== '');
        }}
      />
    </ConfirmDialog>
  );
}
