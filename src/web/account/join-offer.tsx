import { useCallback, useState } from 'react';

import { answerOf } from '../api/api.ts';
import { useAnswer } from '../api/use-answer.ts';
import { useApi } from '../api/use-api.ts';
import { useCall } from '../api/use-call.ts';
import { keep, readStored, tabStorage } from '../browser/browser-storage.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { joinOfferWords } from './words.ts';

import styles from './join-offer.module.css';

/** The user has put off the offer in this tab. */
const LATER = 'simport.join-later';

interface JoinOfferProps {
  /** How many have just been added. */
  joined: number;
  onJoined: (count: number) => void;
}

/** Shown to a user in a browser where a guest has bought eSIMs: very likely the same person, but perhaps not. */
export function JoinOffer({ joined, onJoined }: JoinOfferProps) {
  const api = useApi();
  const ask = useCallback(() => answerOf(api.account['guest-purchases'].$get()), [api]);
  const { answer } = useAnswer(ask);
  const { busy, error, run } = useCall('adding guest purchases');
  const [isLater, setLater] = useState(() => readStored(tabStorage, LATER, isTrue) ?? false);

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
      <Alert tone="success" title={joinOfferWords.joined.title(joined)} className={styles['place'] ?? ''}>
        {joinOfferWords.joined.text(joined)}
      </Alert>
    );
  }
  if (count === 0 || isLater) return null;
  return (
    <section className={styles['offer']} aria-labelledby="join-offer">
      <h2 id="join-offer" className={styles['title']}>
        {joinOfferWords.offer(count)}
      </h2>
      <div className={styles['actions']}>
        <Button busy={busy} onClick={() => void join()}>
          {joinOfferWords.yes}
        </Button>
        <Button variant="bare" onClick={putOff}>
          {joinOfferWords.later}
        </Button>
      </div>
      {error && (
        <Alert title={error} className={styles['error'] ?? ''}>
          {joinOfferWords.failed}
        </Alert>
      )}
    </section>
  );
}

function isTrue(value: unknown): value is true {
  return value === true;
}
