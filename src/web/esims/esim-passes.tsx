import { useState } from 'react';

import type { UserEsim } from '../../domain/esims/user-esim.ts';
import { BoardingPass } from './boarding-pass.tsx';
import { EsimDetailsDialog } from './esim-details-dialog.tsx';
import { EsimQrDialog } from './esim-qr-dialog.tsx';

import styles from './own-esims.module.css';

/** Which dialog is (or, while it fades out, was) open, about which eSIM. */
interface Shown {
  dialog: 'details' | 'install' | 'qr';
  esim: UserEsim;
  open: boolean;
}

/** Bought eSIMs as boarding passes, with the dialogs that they open. */
export function EsimPasses({ esims, heading }: { esims: UserEsim[]; heading: 'h2' | 'h3' }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const show = (dialog: Shown['dialog'], esim: UserEsim) => () => setShown({ dialog, esim, open: true });
  const close = () => setShown((now) => now && { ...now, open: false });
  return (
    <>
      <ul className={styles['list']}>
        {esims.map((esim) => (
          <li key={esim.id}>
            <BoardingPass
              esim={esim}
              heading={heading}
              onInstall={show('install', esim)}
              onDetails={show('details', esim)}
              onQr={show('qr', esim)}
            />
          </li>
        ))}
      </ul>
      {shown?.dialog === 'details' && (
        <EsimDetailsDialog esim={shown.esim} open={shown.open} onClose={close} />
      )}
      {shown && shown.dialog !== 'details' && (
        <EsimQrDialog esim={shown.esim} open={shown.open} onClose={close} qrFirst={shown.dialog === 'qr'} />
      )}
    </>
  );
}
