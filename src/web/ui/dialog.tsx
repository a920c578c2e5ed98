import { Dialog as Base } from '@base-ui/react/dialog';
import closeIcon from '@phosphor-icons/core/bold/x-bold.svg?raw';
import type { ReactNode, RefObject } from 'react';

import { buttonLook } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

import styles from './dialog.module.css';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** narrow 432, regular 544, wide 800 pixels; on phones every dialog is a sheet from below. */
  width?: 'narrow' | 'regular' | 'wide';
  /** Stays in view at the foot while the body scrolls: the dialog's main button. */
  foot?: ReactNode;
  /** Where focus goes on opening; the close button unless told. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A modal that traps focus, closes by Escape and by its backdrop, and gives focus back where it came from. */
export function Dialog({
  open,
  onClose,
  title,
  width = 'regular',
  foot,
  initialFocus,
  children,
}: DialogProps) {
  const focus = initialFocus ? { initialFocus } : {};
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles['scrim']} />
        <Base.Popup className={classNames(styles['popup'], styles[width])} {...focus}>
          <div className={styles['grab']} aria-hidden="true" />
          <header className={styles['head']}>
            <Base.Title className={styles['title']}>{title}</Base.Title>
            <Base.Close className={buttonLook('icon')} aria-label="Close">
              <Icon of={closeIcon} />
            </Base.Close>
          </header>
          <div className={styles['body']}>{children}</div>
          {foot && <footer className={styles['foot']}>{foot}</footer>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
