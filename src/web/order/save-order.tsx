import doneIcon from '@phosphor-icons/core/fill/check-circle-fill.svg?raw';
import { type ReactNode, useCallback, useState } from 'react';
import { Link } from 'react-router';

import type { Order } from '../../domain/checkout/order-schema.ts';
import { answerOf } from '../api/api.ts';
import { useAnswer } from '../api/use-answer.ts';
import { useApi } from '../api/use-api.ts';
import { useCall } from '../api/use-call.ts';
import { paths } from '../core/paths.ts';
import { linkWords } from '../core/words.ts';
import { openAuth } from '../session/auth-request.ts';
import { useSession } from '../session/session.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { saveOrderWords } from './words.ts';

import styles from './save-order.module.css';

/** Adds an order that belongs to no account to the reader's own. */
export function SaveOrder({ order }: { order: Order }) {
  const session = useSession();
  const [isSaved, setSaved] = useState(false);
  const isGood = order.status === 'ready' || order.status === 'processing';
  if (!isGood || session.state === 'unknown') return null;
  if (session.state === 'signed-in') {
    return <ForUser key={session.user.id} order={order} onSaved={() => setSaved(true)} />;
  }
  if (order.owner !== 'nobody' || isSaved) return null;
  return (
    <Box title={saveOrderWords.guest.title} text={saveOrderWords.text}>
      <Button variant="secondary" wide onClick={() => openAuth('signin', { email: order.email })}>
        {saveOrderWords.guest.button}
      </Button>
    </Box>
  );
}

/** The page is rendered without knowing the reader, so ask whether the order is theirs. */
function ForUser({ order: { order }, onSaved }: { order: Order; onSaved: () => void }) {
  const api = useApi();
  const ask = useCallback(
    () => answerOf(api.orders[':token'].$get({ param: { token: order } })),
    [api, order],
  );
  const { answer, askAgain } = useAnswer(ask);
  const { busy, error, run } = useCall('saving an order');

  async function save() {
    const done = await run(() => answerOf(api.account.claim.$post({ json: { order } })));
    if (!done) return;
    onSaved();
    askAgain();
  }

  if (answer.state !== 'loaded') return null;
  switch (answer.value.order.owner) {
    case 'you':
      return (
        <output className={styles['saved']}>
          <Icon of={doneIcon} />
          <span>
            {saveOrderWords.saved} <Link to={paths.profile()}>{linkWords.viewMyEsims}</Link>
          </span>
        </output>
      );
    case 'another':
      return <p className={styles['other']}>{saveOrderWords.another}</p>;
    case 'nobody':
      return (
        <Box title={saveOrderWords.user.title} text={saveOrderWords.text}>
          <Button variant="secondary" wide busy={busy} onClick={() => void save()}>
            {saveOrderWords.user.button}
          </Button>
          {error && <Alert title={error} />}
        </Box>
      );
  }
}

function Box({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className={styles['box']} aria-labelledby="save-order">
      <h2 id="save-order" className={styles['title']}>
        {title}
      </h2>
      <p className={styles['text']}>{text}</p>
      {children}
    </section>
  );
}
