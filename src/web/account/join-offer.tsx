import { useCallback, useState } from 'react';

import { answerOf } from '../api/api.ts';
import { useAnswer } from '../api/use-answer.ts';
import { useApi } from '../api/use-api.ts';
import { useCall } from '../api/use-call.ts';
import { keep, readKept, tabStorage } from '../browser/browser-storage.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';

import styles from './join-offer.module.css';

/** In this tab the offer was put off. */
const LATER = 'simport.join-later';

interface JoinOfferProps {
  /** How many have just joined. */
  joined: number;
  onJoined: (count: number) => void;
}

/** For who signed in where eSIMs were bought by a guest: very likely the same person, but perhaps not. */
export function JoinOffer({ joined, onJoined }: JoinOfferProps) {
  const api = useApi();
  const ask = useCallback(() => answerOf(api.account['guest-purchases'].$get()), [api]);
  const { answer } = useAnswer(ask);
  const { busy, error, run } = useCall('adding guest purchases');
  const [isLater, setLater] = useState(() => readKept(tabStorage, LATER, isTrue) ?? false);

  const count = answer.state === 'loaded' ? answer.value.count : 0;

  async function join() {
    const done = await run(() => answerOf(api.account.join.$post({ json: {} })));
    if (done) onJoined(count);
  }
  function putOff() {
    keep(tabStorage, LATER, true);
    setLater(true);
  }

  if (joined > 0) {
    return (
      <Alert
        tone="success"
        title={`${eSims(joined)} added to your account.`}
        className={styles['place'] ?? ''}
      >
        {joined === 1 ? 'It no longer shows' : 'They no longer show'} in this browser when you are signed out.
      </Alert>
    );
  }
  if (count === 0 || isLater) return null;
  return (
    <section className={styles['offer']} aria-labelledby="join-offer">
      <h2 id="join-offer" className={styles['title']}>
        You bought {eSims(count)} here as a guest. Add to your account?
      </h2>
      <div className={styles['actions']}>
        <Button busy={busy} onClick={() => void join()}>
          Add
        </Button>
        <Button variant="bare" onClick={putOff}>
          Not now
        </Button>
      </div>
      {error && (
        <Alert title={error} className={styles['error'] ?? ''}>
          Nothing has changed.
        </Alert>
      )}
    </section>
  );
}

function eSims(count: number): string {
  return count === 1 ? '1 eSIM' : `${count} eSIMs`;
}

function isTrue(value: unknown): value is true {
  return value === true;
}
