import phoneIcon from '@phosphor-icons/core/regular/device-mobile.svg?raw';
import laptopIcon from '@phosphor-icons/core/regular/laptop.svg?raw';
import { useCallback, useRef, useState } from 'react';

import { answerOf, ApiFailure } from '../../api/api.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { useApi } from '../../api/use-api.ts';
import { useCall } from '../../api/use-call.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TimeAgo } from '../../ui/time/time-ago.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { commonWords } from '../../ui/words.ts';
import { deviceName } from './device-words.ts';
import { Listed } from './listed.tsx';
import { signedInPlacesWords } from './words.ts';

import forms from '../../sign-in/forms/account-forms.module.css';
import styles from './saved-cards.module.css';

interface Place {
  id: string;
  device: string;
  signed_in_at: string;
  last_used_at: string;
  current: boolean;
}

const PHONES = /iPhone|iPad|iPod|Android/;

/** The user's sessions, each with a button that ends it. */
export function SignedInPlaces() {
  const api = useApi();
  const ask = useCallback(async () => (await answerOf(api.account.sessions.$get())).sessions, [api]);
  const { answer, askAgain, refresh } = useAnswer(ask);
  const [message, setMessage] = useState<string | null>(null);
  const title = useRef<HTMLHeadingElement>(null);

  function showMessage(text: string) {
    setMessage(text);
    refresh();
    // The pressed button is about to disappear.
    title.current?.focus();
  }

  return (
    <section className={forms['card']} aria-labelledby="signed-in-places">
      <h3 id="signed-in-places" ref={title} tabIndex={-1} className={forms['title']}>
        {signedInPlacesWords.title}
      </h3>
      <p className={forms['note']}>{signedInPlacesWords.hint}</p>
      <Listed answer={answer} failed={signedInPlacesWords.failed} askAgain={askAgain}>
        {(places) => <PlaceList places={places} onEnded={showMessage} />}
      </Listed>
      {message && (
        <div className={styles['state']}>
          <Alert tone="success" title={message} />
        </div>
      )}
    </section>
  );
}

function PlaceList({ places, onEnded }: { places: Place[]; onEnded: (message: string) => void }) {
  const api = useApi();
  const { busy, error, run } = useCall('signing out everywhere else');
  const others = places.filter(({ current }) => !current);
  const hereFirst = [...places.filter(({ current }) => current), ...others];

  async function endOthers() {
    const call = () => answerOf(api.account.sessions['end-others'].$post({ json: {} }));
    if (await run(call)) onEnded(signedInPlacesWords.allEnded);
  }

  return (
    <>
      <ul className={styles['list']}>
        {hereFirst.map((place) => (
          <PlaceRow key={place.id} place={place} onEnded={onEnded} />
        ))}
      </ul>
      {others.length > 0 && (
        <div className={forms['action']}>
          {error && <Alert title={error}>{signedInPlacesWords.nothingChanged}</Alert>}
          <Button variant="secondary" busy={busy} onClick={() => void endOthers()}>
            {busy ? commonWords.pleaseWait : signedInPlacesWords.endOthers}
          </Button>
        </div>
      )}
    </>
  );
}

function PlaceRow({ place, onEnded }: { place: Place; onEnded: (message: string) => void }) {
  const api = useApi();
  const { busy, error, run } = useCall('signing out a device');
  const { id, current } = place;
  const device = deviceName(place.device);

  async function end() {
    const call = answerOf(api.account.sessions[':id'].$delete({ param: { id } }));
    // It has already ended, as wanted.
    const done = await run(() => call.catch(unlessGone));
    if (done) onEnded(signedInPlacesWords.ended(device));
  }

  return (
    <li className={styles['row']}>
      <Icon of={PHONES.test(device) ? phoneIcon : laptopIcon} />
      <div className={styles['what']}>
        <p className={styles['name']}>{device}</p>
        <p className={styles['until']}>
          {current
            ? signedInPlacesWords.thisDevice
            : signedInPlacesWords.lastUsed(<TimeAgo at={place.last_used_at} />)}
        </p>
      </div>
      {!current && (
        <Button variant="link" busy={busy} onClick={() => void end()}>
          {signedInPlacesWords.end} <VisuallyHidden>{device}</VisuallyHidden>
        </Button>
      )}
      {error && (
        <div className={styles['error']}>
          <Alert title={error}>{signedInPlacesWords.stillSignedIn}</Alert>
        </div>
      )}
    </li>
  );
}

function unlessGone(error: unknown) {
  if (error instanceof ApiFailure && error.code === 'not_found') return { ended: 1 };
  throw error;
}
