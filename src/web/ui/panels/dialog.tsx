import closeIcon from '@phosphor-icons/core/bold/x-bold.svg?raw';
import { createContext, type ReactNode, use, useId } from 'react';
import { createPortal } from 'react-dom';

import { buttonClass } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { commonWords } from '../words.ts';
import { reachByKeyboard } from './reach-by-keyboard.ts';
import { SheetName } from './sheet-history.ts';
import { type ModalOptions, useModal } from './use-modal.ts';

import styles from './dialog.module.css';

type DialogWidth = 'narrow' | 'regular' | 'wide';

const widths: Record<DialogWidth, string | undefined> = {
  narrow: styles['narrow'],
  regular: styles['regular'],
  wide: styles['wide'],
};

interface DialogFrameProps extends Omit<ModalOptions, 'locked' | 'name'> {
  locked?: boolean;
  /** narrow 432, regular 544, wide 800 pixels; on phones every dialog is a bottom sheet. */
  width?: DialogWidth;
  /** Id of the sentence that describes it. */
  describedBy?: string | undefined;
  className?: string | false | undefined;
  children: ReactNode;
}

const TitleId = createContext('');
/** Closes the dialog, visibly at once. */
const Leave = createContext(() => {});

/** A modal that traps the focus, closes with Escape or a press beside it, and returns the focus to its origin. */
export function DialogFrame({
  width = 'regular',
  locked = false,
  describedBy,
  className,
  children,
  ...modal
}: DialogFrameProps) {
  const title = useId();
  const { present, leave, props } = useModal({ name: use(SheetName), locked, ...modal });
  if (!present) return null;
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press beside it closes it
    <dialog
      {...props}
      className={classNames(styles['popup'], widths[width], className)}
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
  /** One sentence under the title, which is larger with it. */
  lead?: string;
  /** Stays visible at the bottom while the body scrolls: the dialog's main button. */
  foot?: ReactNode;
  /** For a long list: on phones the header scrolls away. */
  rolls?: boolean;
}

/** The usual dialog: a header with title and close button, a body that scrolls, a fixed footer. */
export function Dialog({ title, lead, foot, rolls = false, children, ...frame }: DialogProps) {
  const about = useId();
  return (
    <DialogFrame {...frame} describedBy={lead && about} className={rolls && styles['rolls']}>
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
      aria-label={commonWords.close}
      disabled={disabled}
      onClick={use(Leave)}
    >
      <Icon of={closeIcon} />
    </button>
  );
}
