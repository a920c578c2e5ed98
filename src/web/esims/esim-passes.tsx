import { useState } from 'react';

import type { UserEsim } from '../../domain/esims/user-esim.ts';
import { useSession } from '../account/session.ts';
import { BoardingPass } from './boarding-pass.tsx';
import { BuyAgainDialog } from './buy-again-dialog.tsx';
import { EsimDetailsDialog } from './esim-details-dialog.tsx';
import { EsimQrDialog } from './esim-qr-dialog.tsx';

import styles from './own-esims.module.css';

/** Which dialog is (or, while it fades out, was) open, about which eSIM. */
interface Shown {
  dialog: 'again' | 'details' | 'install' | 'qr';
  esim: UserEsim;
  open: boolean;
  /** A dialog that is opened anew begins anew. */
  turn: number;
}

interface EsimPassesProps {
  esims: UserEsim[];
  heading: 'h2' | 'h3';
  /** There is one more now. */
  onBought: () => void;
}

/** Bought eSIMs as boarding passes, with the dialogs that they open. */
export function EsimPasses({ esims, heading, onBought }: EsimPassesProps) {
  const session = useSession();
  const user = session.state === 'signed-in' ? session.user : null;
  const [shown, setShown] = useState<Shown | null>(null);
  const show = (dialog: Shown['dialog'], esim: UserEsim) => () =>
    setShown((before) => ({ dialog, esim, open: true, turn: (before?.turn ?? 0) + 1 }));
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
              onBuyAgain={user ? show('again', esim) : undefined}
            />
          </li>
        ))}
      </ul>
      {shown?.dialog === 'details' && (
        <EsimDetailsDialog esim={shown.esim} open={shown.open} onClose={close} />
      )}
      {shown?.dialog === 'again' && user && (
        <BuyAgainDialog
          key={shown.turn}
          esim={shown.esim}
          email={user.email}
          open={shown.open}
          onClose={close}
          onBought={onBought}
        />
      )}
      {(shown?.dialog === 'install' || shown?.dialog === 'qr') && (
        <EsimQrDialog esim={shown.esim} open={shown.open} onClose={close} qrFirst={shown.dialog === 'qr'} />
      )}
    </>
  );
}
