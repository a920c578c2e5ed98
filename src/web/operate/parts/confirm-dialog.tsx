import { type ReactNode, useRef, useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Dialog } from '../../ui/panels/dialog.tsx';
import { asFailure, CODE_NOT_GIVEN, type ConsoleFailure, UNCONFIRMED } from '../api/console-failure.ts';
import { ErrorAlert } from './error-panel.tsx';
import { confirmWords } from './words.ts';

import styles from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What will happen, to whom, and what cannot be undone. */
  lead: string;
  /** The confirming button's label. */
  action: string;
  /** Wide for tables. */
  width?: 'narrow' | 'wide';
  /** Whether the operator must give a reason. */
  asksWhy?: boolean;
  /** The number that the operator must type because a preview warns. The dialog also asks for one that the shop refuses without. */
  figure?: number | null;
  /** The act is impossible, for the reason in `children`; the dialog can only be closed. */
  impossible?: boolean;
  onClose: () => void;
  /** Runs the act; the dialog shows an error that it throws, and stays open. */
  onConfirm: (reason: string, figure: number | undefined) => Promise<unknown>;
  children?: ReactNode;
}

const MAX_REASON_LENGTH = 300;

/** Asks for confirmation before an act, and for the reason. */
export function ConfirmDialog({
  open,
  title,
  lead,
  action,
  width = 'narrow',
  asksWhy = true,
  figure = null,
  impossible = false,
  onClose,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ConsoleFailure | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [isUnconfirmed, setIsUnconfirmed] = useState(false);
  const why = useRef<HTMLTextAreaElement>(null);
  const typed = useRef<HTMLInputElement>(null);
  const refusedFor = failure?.reason === UNCONFIRMED ? failure.facts['count'] : null;
  const wanted = typeof refusedFor === 'number' ? refusedFor : figure;

  function close() {
    setFailure(null);
    setIsMissing(false);
    setIsUnconfirmed(false);
    onClose();
  }

  async function confirm() {
    if (busy) return;
    const reason = why.current?.value.trim() ?? '';
    if (asksWhy && reason === '') {
      setIsMissing(true);
      why.current?.focus();
      return;
    }
    if (wanted !== null && typed.current?.value.replaceAll(/[\s,.]/g, '') !== String(wanted)) {
      setIsUnconfirmed(true);
      typed.current?.focus();
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      await onConfirm(reason, wanted ?? undefined);
      close();
    } catch (error) {
      const failed = asFailure(error);
      if (failed.reason !== CODE_NOT_GIVEN) setFailure(failed);
    }
    setBusy(false);
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      locked={busy}
      width={width}
      title={title}
      lead={lead}
      foot={
        <div className={styles['foot']}>
          <Button variant="bare" inactive={busy} onClick={() => !busy && close()}>
            {impossible ? confirmWords.close : confirmWords.cancel}
          </Button>
          {!impossible && (
            <Button busy={busy} onClick={() => void confirm()}>
              {action}
            </Button>
          )}
        </div>
      }
    >
      <ErrorAlert failure={failure} />
      {children}
      {wanted !== null && !impossible && (
        <TextField
          ref={typed}
          label={confirmWords.figure(wanted)}
          hint={confirmWords.figureHint}
          error={isUnconfirmed ? confirmWords.wrongFigure(wanted) : null}
          inputMode="numeric"
          maxLength={10}
          autoComplete="off"
          className={styles['figure']}
          onInput={() => setIsUnconfirmed(false)}
        />
      )}
      {asksWhy && !impossible && (
        <TextArea
          ref={why}
          label={confirmWords.reason}
          rows={3}
          maxLength={MAX_REASON_LENGTH}
          hint={confirmWords.hint}
          error={isMissing ? confirmWords.missing : null}
          onInput={() => setIsMissing(false)}
        />
      )}
    </Dialog>
  );
}
