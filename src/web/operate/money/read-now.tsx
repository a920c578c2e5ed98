import { useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { callVerb } from '../api/call-verb.ts';
import { asFailure } from '../api/console-failure.ts';
import { useCan } from '../api/session.ts';
import { readNowWords as words } from './words.ts';

interface ReadNowProps {
  /** The figures may have changed. @param message what became of it */
  onRead: (message: string) => void;
}

/** Has the shop read fees and payouts from the processors, for those who may. */
export function ReadNow({ onRead }: ReadNowProps) {
  const mayRead = useCan()('reconciliation.run');
  const [busy, setBusy] = useState(false);
  if (!mayRead) return null;

  async function read() {
    setBusy(true);
    try {
      const { read, done, unread } = await callVerb('processors_read', {});
      if (!read) onRead(words.recent);
      else if (!done) onRead(words.slow);
      else onRead(unread === 0 ? words.done : words.some(unread));
    } catch (error) {
      onRead(asFailure(error).message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="secondary" busy={busy} onClick={() => void read()}>
      {busy ? words.busy : words.button}
    </Button>
  );
}
