import brokenIcon from '@phosphor-icons/core/regular/cell-signal-slash.svg?raw';
import { type ReactNode, useCallback } from 'react';

import { planFace } from '../../domain/esims/pass-face.ts';
import type { UserEsim } from '../../domain/esims/user-esim.ts';
import { useAnswer } from '../api/use-answer.ts';
import { paths } from '../core/paths.ts';
import { Flag } from '../pictures/flag.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/panels/dialog.tsx';
import { Panel } from '../ui/panels/panel.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { commonWords } from '../ui/words.ts';
import { InstallGuide } from './install-guide.tsx';
import { usePlatform } from './platform.ts';
import type { ReadCodes } from './use-preloaded-codes.ts';
import { qrDialogWords } from './words.ts';

import styles from './esim-qr-dialog.module.css';

interface EsimQrDialogProps {
  esim: UserEsim;
  open: boolean;
  onClose: () => void;
  /** Opens with the QR code instead of the steps for this phone. */
  qrFirst: boolean;
  /** Must be a stable reference. */
  readCodes: ReadCodes;
  /** Keeps it for landing without a network. */
  keep: ReactNode;
}

/** How to install an eSIM. */
export function EsimQrDialog({ open, onClose, ...about }: EsimQrDialogProps) {
  const { esim } = about;
  return (
    <Dialog open={open} onClose={onClose} title={qrDialogWords.title} width="wide">
      <p className={styles['which']}>
        <Flag iso={esim.country_code} />
        <b>{esim.country_name}</b>
        <span>{planFace(esim.plan, 'ready').plan}</span>
      </p>
      <Codes {...about} />
    </Dialog>
  );
}

function Codes({ esim, qrFirst, readCodes, keep }: Omit<EsimQrDialogProps, 'open' | 'onClose'>) {
  const platform = usePlatform();
  const ask = useCallback(() => readCodes(esim), [readCodes, esim]);
  const { answer, askAgain } = useAnswer(ask);
  if (answer.state === 'loading') return <CodesLoading />;
  if (answer.state === 'failed') {
    return (
      <Panel
        icon={brokenIcon}
        alert
        heading="h3"
        title={qrDialogWords.failed.title}
        action={
          <Button variant="secondary" onClick={askAgain}>
            {commonWords.tryAgain}
          </Button>
        }
      >
        {qrDialogWords.failed.text}
      </Panel>
    );
  }
  return (
    <InstallGuide
      activation={answer.value}
      place={esim.country_name}
      face={planFace(esim.plan, 'ready')}
      order={esim.order_number}
      email={esim.billing_details.email}
      platform={platform}
      stepByStep={paths.installationOf({ esim: esim.id })}
      keep={keep}
      qrFirst={qrFirst}
    />
  );
}

function CodesLoading() {
  return (
    <div className={styles['loading']}>
      <VisuallyHidden status>{commonWords.loading}</VisuallyHidden>
      <Skeleton height="22rem" radius="var(--r-art)" />
      <div className={styles['lines']}>
        <Skeleton height="9rem" />
        <Skeleton height="3.5rem" radius="var(--r)" />
        <Skeleton height="3.5rem" radius="var(--r)" />
      </div>
    </div>
  );
}
