import { useRef, useState } from 'react';

import { wordsOf } from '../../../domain/switches/switches.ts';
import { TextArea } from '../../ui/form/text-area.tsx';
import { callVerb } from '../api/call-verb.ts';
import { CHANGED_BY_ANOTHER, isFailure } from '../api/console-failure.ts';
import type { Output } from '../api/verbs.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { switchWords as words } from './words.ts';

import styles from './health.module.css';

export type SwitchFacts = Output<'switches'>['switches'][number];

const MAX_WORDS_LENGTH = 200;

interface ToggleDialogProps {
  turning: SwitchFacts | null;
  onClose: () => void;
  onDone: (message: string) => void;
  /** Somebody else has turned it first. */
  onChanged: () => void;
}

/** Asks for the reason, and before a pause also for the message to visitors. */
export function ToggleDialog({ turning, onClose, onDone, onChanged }: ToggleDialogProps) {
  // Keep the text while the dialog fades out.
  const [last, setLast] = useState(turning);
  if (turning && turning !== last) setLast(turning);
  const visitors = useRef<HTMLTextAreaElement>(null);
  if (!last) return null;
  const { what, version, paused } = last;
  const name = words.names[what];

  async function turn(reason: string) {
    try {
      if (paused) await callVerb('resume', { what, reason, version });
      else await callVerb('pause', { what, reason, version, words: visitors.current?.value.trim() ?? '' });
      onDone((paused ? words.resume : words.pause).done(name));
    } catch (error) {
      if (isFailure(error, CHANGED_BY_ANOTHER)) onChanged();
      throw error;
    }
  }

  return (
    <ConfirmDialog
      open={turning !== null}
      title={(paused ? words.resume : words.pause).title(name)}
      lead={paused ? words.resume.lead : words.does[what]}
      action={(paused ? words.resume : words.pause).action}
      onClose={onClose}
      onConfirm={turn}
    >
      {!paused && (
        <TextArea
          key={what}
          ref={visitors}
          className={styles['words']}
          label={words.pause.words}
          rows={2}
          maxLength={MAX_WORDS_LENGTH}
          hint={words.pause.wordsHint(wordsOf(what, ''))}
        />
      )}
    </ConfirmDialog>
  );
}
