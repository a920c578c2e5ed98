import closeIcon from '@phosphor-icons/core/bold/x-bold.svg?raw';
import { createContext, type ReactNode, use, useId } from 'react';
import { createPortal } from 'react-dom';

import { buttonClass } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { reachByKeyboard } from './reach-by-keyboard.ts';
import { type ModalOptions, useModal } from './use-modal.ts';
import { dialogWords } from './words.ts';

import styles from './dialog.module.css';

type DialogWidth = 'narrow' | 'regular' | 'wide';

const widths: Record<DialogWidth, string | undefined> = {
  narrow: styles['narrow'],
  regular: styles['regular'],
  wide: styles['wide'],
};

interface DialogFrameProps extends Omit<ModalOptions, 'locked'> {
  locked?: boolean;
  /** narrow 432, regular 544, wide 800 pixels; on phones every dialog is a sheet from below. */
  width?: DialogWidth;
  /** Id of the sentence that tells more than its name. */
  describedBy?: string | undefined;
  children: ReactNode;
}

const TitleId = createContext('');
/** How one leaves it, seen at once. */
const Leave = createContext(() => {});

/** A modal that keeps focus, closes by Escape and by a press beside it, and gives focus back where it came from. */
export function DialogFrame({
  width = 'regular',
  locked = false,
  describedBy,
  children,
  ...modal
}: DialogFrameProps) {
  const title = useId();
  const { present, leave, props } = useModal({ locked, ...modal });
  if (!present) return null;
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press beside it closes it
    <dialog
      {...props}
      className={classNames(styles['popup'], widths[width])}
      aria-labelledby={title}
      aria-describedby={describedBy}
    >
      <TitleId value={title}>
        <Leave value={leave}>{children}</Leave>
      </TitleId>
    </dialog>,
    document.body,
  );
}

/** The name of a dialog. */
export function DialogTitle({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <h2 id={use(TitleId)} className={className}>
      {children}
    </h2>
  );
}

interface DialogProps extends Omit<DialogFrameProps, 'describedBy'> {
  title: string;
  /** One sentence under the title, which is larger then. */
  lead?: string;
  /** Stays in view at the foot while the body scrolls: the dialog's main button. */
  foot?: ReactNode;
}

/** The usual dialog: a head with title and close button, a body that scrolls, a foot that stays. */
export function Dialog({ title, lead, foot, children, ...frame }: DialogProps) {
  const about = useId();
  return (
    <DialogFrame {...frame} describedBy={lead && about}>
      <div className={styles['grab']} aria-hidden="true" />
      <div className={styles['head']}>
        <DialogTitle className={classNames(styles['title'], lead && styles['large'])}>{title}</DialogTitle>
        <CloseButton disabled={frame.locked} />
      </div>
      {lead && (
        <p id={about} className={styles['lead']}>
          {lead}
        </p>
      )}
      <div className={styles['body']} ref={reachByKeyboard}>
        {children}
      </div>
      {foot && <div className={styles['foot']}>{foot}</div>}
    </DialogFrame>
  );
}

function CloseButton({ disabled }: { disabled: boolean | undefined }) {
  return (
    <button
      type="button"
      className={buttonClass('icon')}
      aria-label={dialogWords.close}
      disabled={disabled}
      onClick={use(Leave)}
    >
      <Icon of={closeIcon} />
    </button>
  );
}
