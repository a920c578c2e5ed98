import bellIcon from '@phosphor-icons/core/regular/bell.svg?raw';
import dataIcon from '@phosphor-icons/core/regular/chart-donut.svg?raw';
import simIcon from '@phosphor-icons/core/regular/sim-card.svg?raw';
import type { RefObject } from 'react';

import { Icon } from '../../ui/icon.tsx';
import { Dialog } from '../../ui/panels/dialog.tsx';
import { StoreBadge } from '../logos/store-badge.tsx';
import { appDialogWords } from './app-dialog-words.ts';
import { headerWords } from './words.ts';

import styles from './app-dialog.module.css';

interface AppDialogProps {
  open: boolean;
  onClose: () => void;
  storeUrl: string;
  returnTo: RefObject<HTMLElement | null> | undefined;
}

const REASONS = [
  { icon: simIcon, text: appDialogWords.reasons.esims },
  { icon: dataIcon, text: appDialogWords.reasons.dataLeft },
  { icon: bellIcon, text: appDialogWords.reasons.warning },
];

/** What the app does, and where to get it. */
export function AppDialog({ open, onClose, storeUrl, returnTo }: AppDialogProps) {
  return (
    <Dialog
      title={headerWords.getApp}
      width="narrow"
      open={open}
      onClose={onClose}
      {...(returnTo && { finalFocus: returnTo })}
    >
      <ul className={styles['reasons']}>
        {REASONS.map(({ icon, text }) => (
          <li key={text}>
            <span className={styles['tile']}>
              <Icon of={icon} size={22} />
            </span>
            {text}
          </li>
        ))}
      </ul>
      <p className={styles['where']}>{appDialogWords.where}</p>
      <StoreBadge url={storeUrl} wide />
    </Dialog>
  );
}
