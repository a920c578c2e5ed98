import { useRef, useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { callVerb } from '../api/call-verb.ts';
import { CHANGED_BY_ANOTHER, isFailure } from '../api/console-failure.ts';
import { useCan } from '../api/session.ts';
import type { Output } from '../api/verbs.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { disputeWords as words } from './words.ts';

const LONGEST = 20_000;

interface DisputeActsProps {
  dispute: Output<'dispute'>;
  onDone: (message: string) => void;
  onChanged: () => void;
}

/** An operator stages the evidence, reads it, and sends it once, after a fresh code. */
export function DisputeActs({ dispute, onDone, onChanged }: DisputeActsProps) {
  const can = useCan();
  const [open, setOpen] = useState<'stage' | 'send' | null>(null);
  const statement = useRef<HTMLTextAreaElement>(null);
  const { id, version: seen, staged_at: staged } = dispute;
  if (dispute.state !== 'open' || dispute.answered || !dispute.answers_here) return null;

  async function act(run: () => Promise<unknown>, message: string) {
    try {
      await run();
      onDone(message);
      onChanged();
    } catch (error) {
      if (isFailure(error, CHANGED_BY_ANOTHER) || isFailure(error, 'answered_dispute')) onChanged();
      throw error;
    }
  }

  return (
    <>
      {can('disputes.prepare') && (
        <Button variant={staged === null ? 'primary' : 'secondary'} onClick={() => setOpen('stage')}>
          {staged === null ? words.stage.button : words.stage.again}
        </Button>
      )}
      {staged !== null && can('disputes.answer') && (
        <Button onClick={() => setOpen('send')}>{words.send.button}</Button>
      )}
      <ConfirmDialog
        open={open === 'stage'}
        title={words.stage.title}
        lead={words.stage.lead}
        action={words.stage.action}
        asksWhy={false}
        onClose={() => setOpen(null)}
        onConfirm={() =>
          act(
            () =>
              callVerb('dispute_stage', {
                dispute: id,
                seen,
                statement: statement.current?.value.trim() ?? '',
              }),
            words.stage.done,
          )
        }
      >
        <TextArea
          ref={statement}
          label={words.stage.field}
          hint={words.stage.hint}
          rows={4}
          maxLength={LONGEST}
        />
      </ConfirmDialog>
      <ConfirmDialog
        open={open === 'send'}
        title={words.send.title}
        lead={words.send.lead}
        action={words.send.action}
        asksWhy={false}
        onClose={() => setOpen(null)}
        onConfirm={() => act(() => callVerb('dispute_send', { dispute: id, seen }), words.send.done)}
      />
    </>
  );
}
