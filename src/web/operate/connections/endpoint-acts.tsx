import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { callVerb } from '../api/call-verb.ts';
import { useCan } from '../api/session.ts';
import { useAct } from '../api/use-act.ts';
import type { Output } from '../api/verbs.ts';
import { ActsMenu } from '../parts/acts-menu.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { ErrorAlert } from '../parts/error-panel.tsx';
import { Alerts } from '../parts/layout.tsx';
import { ShownSecret } from './shown-secret.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { endpointWords as words, webhookWords } from './words.ts';

import styles from './connections.module.css';

type Asking = 'change' | 'rotate' | 'replay' | 'remove';

interface EndpointActsProps {
  endpoint: Output<'webhook'>;
  onChanged: () => void;
}

/** What can be done with an endpoint. */
export function EndpointActs({ endpoint, onChanged }: EndpointActsProps) {
  const { id, version, url, events, state } = endpoint;
  const can = useCan();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<Asking | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const since = useRef<HTMLInputElement>(null);
  const isPaused = state.startsWith('paused');

  const ping = useAct(async () => {
    setDone(null);
    const told = await callVerb('webhook_ping', { id });
    onChanged();
    return told;
  });
  const turn = useAct(async () => {
    setDone(null);
    await callVerb(isPaused ? 'webhook_resume' : 'webhook_pause', { id });
    setDone(isPaused ? words.resume.done : words.pause.done);
    onChanged();
  });
  const finish = (message: string) => {
    setDone(message);
    onChanged();
  };

  const menu: (readonly [name: string, run: () => void])[] = [
    [isPaused ? words.resume.item : words.pause.item, turn.run],
    [words.replay.item, () => setAsking('replay')],
    ...(can('connections.change')
      ? ([
          [webhookWords.form.change.button, () => setAsking('change')],
          [words.rotate.item, () => setAsking('rotate')],
          [words.remove.item, () => setAsking('remove')],
        ] as const)
      : []),
  ];

  return (
    <>
      <div className={styles['acts']}>
        <Button variant="secondary" busy={ping.busy} onClick={ping.run}>
          {words.ping.button}
        </Button>
        <ActsMenu name={words.more} busy={turn.busy} acts={menu} />
      </div>
      <Alerts done={done}>
        <ErrorAlert failure={ping.failure ?? turn.failure} />
        {ping.done && <Pinged told={ping.done} />}
      </Alerts>
      <WebhookDialog
        key={version}
        open={asking === 'change'}
        told={webhookWords.form.change}
        url={url}
        events={events}
        onClose={() => setAsking(null)}
        onConfirm={async (typed) => {
          await callVerb('webhook_change', { id, version, ...typed });
          finish(webhookWords.form.change.done);
        }}
      />
      <ConfirmDialog
        open={asking === 'rotate'}
        {...words.rotate}
        asksWhy={false}
        onClose={() => setAsking(null)}
        onConfirm={async () => {
          setSecret((await callVerb('webhook_rotate', { id })).secret);
          onChanged();
        }}
      />
      <ConfirmDialog
        open={asking === 'replay'}
        title={words.replay.title}
        lead={words.replay.lead}
        action={words.replay.action}
        asksWhy={false}
        onClose={() => setAsking(null)}
        onConfirm={async () => {
          const day = since.current?.value;
          const from = day ? { since: `${day}T00:00:00Z` } : {};
          const { count } = await callVerb('webhook_replay', { id, ...from });
          finish(words.replay.done(count));
        }}
      >
        <TextField ref={since} type="date" label={words.replay.since} />
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'remove'}
        {...words.remove}
        asksWhy={false}
        onClose={() => setAsking(null)}
        onConfirm={async () => {
          await callVerb('webhook_remove', { id });
          await navigate('/connections', { replace: true });
        }}
      />
      <ShownSecret secret={secret} words={webhookWords.shown} onClose={() => setSecret(null)} />
    </>
  );
}

function Pinged({ told: { arrived, answer } }: { told: Output<'webhook_ping'> }) {
  if (answer === null) return <Alert tone="info" title={words.ping.later} />;
  const { status, words: said, ms } = answer;
  if (arrived) return <Alert tone="success" title={words.ping.arrived(status, ms)} />;
  return <Alert tone="warning" title={words.ping.refused(words.answer(status, said))} />;
}
