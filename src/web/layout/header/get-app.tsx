import phoneIcon from '@phosphor-icons/core/regular/device-mobile.svg?raw';
import { type RefObject, useState } from 'react';

import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import type { AppDialog } from './app-dialog.tsx';
import { appWords } from './words.ts';

import styles from './get-app.module.css';

interface GetAppProps {
  storeUrl: string;
  className?: string | undefined;
  onOpen?: () => void;
  /** Where focus goes afterwards, when this button is gone by then. */
  returnTo?: RefObject<HTMLElement | null>;
}

const readDialog = () => import('./app-dialog.tsx');

/** Opens the dialog with the link to the app; its code is read by the first who wants it. */
export function GetApp({ storeUrl, className, onOpen, returnTo }: GetAppProps) {
  const [open, setOpen] = useState(false);
  const [dialog, setDialog] = useState<{ View: typeof AppDialog } | null>(null);

  function read() {
    // Without a connection there is no store to go to either.
    void readDialog().then(
      ({ AppDialog: View }) => setDialog({ View }),
      () => setOpen(false),
    );
  }
  return (
    <>
      <button
        type="button"
        className={classNames(styles['button'], className)}
        onClick={() => {
          onOpen?.();
          setOpen(true);
          read();
        }}
      >
        <Icon of={phoneIcon} />
        {appWords.title}
      </button>
      {dialog && (
        <dialog.View open={open} onClose={() => setOpen(false)} storeUrl={storeUrl} returnTo={returnTo} />
      )}
    </>
  );
}
