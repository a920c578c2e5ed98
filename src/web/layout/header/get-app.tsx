import phoneIcon from '@phosphor-icons/core/regular/device-mobile.svg?raw';
import { type RefObject, useState } from 'react';

import { useLate } from '../../browser/use-late.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { headerWords } from './words.ts';

import styles from './get-app.module.css';

interface GetAppProps {
  storeUrl: string;
  className?: string | undefined;
  onOpen?: () => void;
  /** Gets the focus afterwards, if this button is gone by then. */
  returnTo?: RefObject<HTMLElement | null>;
}

const readDialog = () => import('./app-dialog.tsx');

/** Opens the dialog about the app; its code loads at the first press. */
export function GetApp({ storeUrl, className, onOpen, returnTo }: GetAppProps) {
  const [open, setOpen] = useState(false);
  // Without a connection, the store could not open either.
  const dialog = useLate(readDialog);
  return (
    <>
      <button
        type="button"
        className={classNames(styles['button'], className)}
        onPointerEnter={dialog.load}
        onFocus={dialog.load}
        onClick={() => {
          onOpen?.();
          setOpen(true);
          dialog.load();
        }}
      >
        <Icon of={phoneIcon} />
        {headerWords.getApp}
      </button>
      {dialog.code && (
        <dialog.code.AppDialog
          open={open}
          onClose={() => setOpen(false)}
          storeUrl={storeUrl}
          returnTo={returnTo}
        />
      )}
    </>
  );
}
