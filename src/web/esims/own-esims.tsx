import { useState } from 'react';
import { Link } from 'react-router';

import type { WaitingOrder } from '../../domain/checkout/order.ts';
import type { UserEsim } from '../../domain/esims/user-esim.ts';
import { paths } from '../paths.ts';
import { Alert } from '../ui/alert.tsx';
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

/** The eSIMs bought here, newest first; above them what is paid and still on its way. */
export function OwnEsims({ esims, waiting }: { esims: UserEsim[]; waiting: WaitingOrder[] }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const show = (dialog: Shown['dialog'], esim: UserEsim) => () => setShown({ dialog, esim, open: true });
  const close = () => setShown((now) => now && { ...now, open: false });
  return (
    <>
      <header className={styles['head']}>
        <div>
          <h1 className={styles['title']}>Your eSIMs</h1>
          <p className={styles['where']}>Bought in this browser</p>
        </div>
        <p className={styles['count']}>
          <b>{esims.length}</b> eSIM(s) purchased
        </p>
      </header>
      {waiting.length > 0 && (
        <div className={styles['waiting']}>
          {waiting.map(({ order, number, plan }) => (
            <Alert key={order} tone="info" title={`Your eSIM for ${plan.country} is on its way`}>
              Order {number} is paid. <Link to={paths.order(order)}>Follow this order</Link>
            </Alert>
          ))}
        </div>
      )}
      <ul className={styles['list']}>
        {esims.map((esim) => (
          <li key={esim.id}>
            <BoardingPass
              esim={esim}
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
