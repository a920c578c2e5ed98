import bellIcon from '@phosphor-icons/core/regular/bell.svg?raw';
import dataIcon from '@phosphor-icons/core/regular/chart-donut.svg?raw';
import simIcon from '@phosphor-icons/core/regular/sim-card.svg?raw';
import type { RefObject } from 'react';

import { Icon } from '../../ui/icon.tsx';
import { Dialog } from '../../ui/panels/dialog.tsx';
import { StoreBadge } from '../logos/store-badge.tsx';
import { appWords } from './words.ts';

import styles from './app-dialog.module.css';

interface AppDialogProps {
  open: boolean;
  onClose: () => void;
  storeUrl: string;
  returnTo: RefObject<HTMLElement | null> | undefined;
}

const REASONS = [
  { icon: simIcon, text: appWords.reasons.esims },
  { icon: dataIcon, text: appWords.reasons.dataLeft },
  { icon: bellIcon, text: appWords.reasons.warning },
];

/** What the app is and where it is to be had. */
export function AppDialog({ open, onClose, storeUrl, returnTo }: AppDialogProps) {
  return (
    <Dialog
      title={appWords.title}
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
      <p className={styles['where']}>{appWords.where}</p>
      <StoreBadge url={storeUrl} wide />
    </Dialog>
  );
}
