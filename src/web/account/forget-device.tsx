import { useState } from 'react';

import { answerOf } from '../api/api.ts';
import { useApi } from '../api/use-api.ts';
import { useCall } from '../api/use-call.ts';
import { forgetCheckouts } from '../browser/forget-checkouts.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/panels/dialog.tsx';
import { forgetDeviceWords } from './words.ts';

import styles from './forget-device.module.css';

/** For a guest at somebody else's computer. */
export function ForgetDevice({ onForgotten }: { onForgotten: () => void }) {
  const api = useApi();
  const [isOpen, setOpen] = useState(false);
  const { busy, error, run } = useCall('forgetting this device');

  async function forget() {
    const done = await run(() => answerOf(api.account['forget-device'].$post({ json: {} })));
    if (!done) return;
    forgetCheckouts();
    setOpen(false);
    onForgotten();
  }

  return (
    <div className={styles['line']}>
      {forgetDeviceWords.question}{' '}
      <Button variant="link" onClick={() => setOpen(true)}>
        {forgetDeviceWords.open}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        locked={busy}
        width="narrow"
        title={forgetDeviceWords.title}
        foot={
          <div className={styles['actions']}>
            <Button size="large" busy={busy} onClick={() => void forget()}>
              {forgetDeviceWords.yes}
            </Button>
            <Button variant="secondary" size="large" onClick={() => setOpen(false)}>
              {forgetDeviceWords.no}
            </Button>
          </div>
        }
      >
        <p className={styles['words']}>{forgetDeviceWords.text}</p>
        {error && <Alert title={error}>{forgetDeviceWords.failed}</Alert>}
      </Dialog>
    </div>
  );
}
