import { Dialog as Base } from '@base-ui/react/dialog';
import closeIcon from '@phosphor-icons/core/bold/x-bold.svg?raw';
import type { ReactNode, RefObject } from 'react';

import { buttonClass } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { reachByKeyboard } from './reach-by-keyboard.ts';
import { dialogWords } from './words.ts';

import styles from './dialog.module.css';

type DialogWidth = 'narrow' | 'regular' | 'wide';

const widths: Record<DialogWidth, string | undefined> = {
  narrow: styles['narrow'],
  regular: styles['regular'],
  wide: styles['wide'],
};

interface DialogFrameProps {
  open: boolean;
  onClose: () => void;
  /** Work is under way that must not be walked away from: nothing closes it. */
  locked?: boolean;
  /** narrow 432, regular 544, wide 800 pixels; on phones every dialog is a sheet from below. */
  width?: DialogWidth;
  /** Where focus goes on opening; the first control unless told. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Where focus goes on closing; where it came from unless told. A function is asked then; false moves nothing. */
  finalFocus?: RefObject<HTMLElement | null> | (() => boolean);
  children: ReactNode;
}

/** A modal that traps focus, closes by Escape and by its backdrop, and gives focus back where it came from. */
export function DialogFrame({
  open,
  onClose,
  locked = false,
  width = 'regular',
  initialFocus,
  finalFocus,
  children,
}: DialogFrameProps) {
  const focus = { ...(initialFocus && { initialFocus }), ...(finalFocus && { finalFocus }) };
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && !locked && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles['scrim']} />
        <Base.Popup className={classNames(styles['popup'], widths[width])} {...focus}>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** The name of a dialog that has no head of its own. */
export function DialogTitle({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return <Base.Title className={className}>{children}</Base.Title>;
}

interface DialogProps extends DialogFrameProps {
  title: string;
  /** One sentence under the title, which is larger then. */
  lead?: string;
  /** Stays in view at the foot while the body scrolls: the dialog's main button. */
  foot?: ReactNode;
}

/** The usual dialog: a head with title and close button, a body that scrolls, a foot that stays. */
export function Dialog({ title, lead, foot, children, ...frame }: DialogProps) {
  return (
    <DialogFrame {...frame}>
      <div className={styles['grab']} aria-hidden="true" />
      <div className={styles['head']}>
        <Base.Title className={classNames(styles['title'], lead && styles['large'])}>{title}</Base.Title>
        <Base.Close className={buttonClass('icon')} aria-label={dialogWords.close} disabled={frame.locked}>
          <Icon of={closeIcon} />
        </Base.Close>
      </div>
      {lead && <Base.Description className={styles['lead']}>{lead}</Base.Description>}
      <div className={styles['body']} ref={reachByKeyboard}>
        {children}
      </div>
      {foot && <div className={styles['foot']}>{foot}</div>}
    </DialogFrame>
  );
}
