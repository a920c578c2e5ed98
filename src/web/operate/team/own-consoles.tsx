import { useCallback, useEffect, useMemo, useState } from 'react';

import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { asFailure, type ConsoleFailure } from '../api/console-failure.ts';
import { send } from '../api/send.ts';
import { Card } from '../parts/card.tsx';
import { ErrorAlert, ErrorPanel } from '../parts/error-panel.tsx';
import { type Column, DataTable } from '../parts/list/data-table.tsx';
import { Moment } from '../parts/moment.tsx';
import { ownConsoleWords as words } from './words.ts';

import styles from './team.module.css';

interface OpenConsole {
  id: string;
  device: string;
  address: string;
  opened_at: string;
  used_at: string;
  current: boolean;
}

/** The operator's open sessions, and how to end them. */
export function OwnConsoles() {
  const [consoles, setConsoles] = useState<OpenConsole[] | null>(null);
  const [failure, setFailure] = useState<ConsoleFailure | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);

  const [turn, setTurn] = useState(0);
  const [asked, setAsked] = useState(-1);
  const read = useCallback(() => setTurn((before) => before + 1), []);
  useEffect(() => {
    const left = new AbortController();
    const ask = async () => {
      try {
        const { body } = await send('session/consoles', { signal: left.signal });
        if (left.signal.aborted) return;
        setConsoles((body as { consoles: OpenConsole[] }).consoles);
        setFailure(null);
      } catch (error) {
        if (left.signal.aborted) return;
        setFailure(asFailure(error));
      }
      setAsked(turn);
    };
    void ask();
    return () => left.abort();
  }, [turn]);

  const end = useCallback(
    async (which: OpenConsole | null) => {
      setBusy(which?.id ?? OTHERS);
      setDone(null);
      try {
        await send('session/consoles/end', { body: which ? { id: which.id } : {} });
        setDone(which ? words.ended(which.device) : words.othersEnded);
        read();
      } catch (error) {
        const failed = asFailure(error);
        // It has already ended, as wanted.
        if (failed.status === 404) read();
        else setFailure(failed);
      }
      setBusy(null);
    },
    [read],
  );

  const columns = useMemo(() => consoleColumns(busy, (one) => void end(one)), [busy, end]);

  const hasOthers = consoles?.some(({ current }) => !current) ?? false;
  return (
    <Card
      title={words.title}
      action={
        hasOthers && (
          <Button variant="secondary" busy={busy === OTHERS} onClick={() => void end(null)}>
            {words.endOthers}
          </Button>
        )
      }
    >
      {done !== null && <Alert tone="success" title={done} className={styles['done']} />}
      {failure && !consoles ? (
        <ErrorPanel failure={failure} onRetry={read} />
      ) : (
        <>
          <ErrorAlert failure={failure} />
          <DataTable
            name="own-consoles"
            label={words.title}
            columns={columns}
            heads={words.columns}
            rows={consoles}
            waiting={asked !== turn}
            idOf={({ id }) => id}
            nameOf={({ device }) => device}
            empty={null}
          />
        </>
      )}
    </Card>
  );
}

/** In place of an id: all sessions but this one. */
const OTHERS = 'others';

/** @param busy id of the session that is being ended */
function consoleColumns(
  busy: string | null,
  end: (one: OpenConsole) => void,
): readonly Column<OpenConsole, keyof typeof words.columns>[] {
  return [
    {
      id: 'device',
      phone: 'lead',
      cell: ({ device, current }) => (current ? `${device} (${words.here})` : device),
    },
    { id: 'address', phone: 'below', cell: ({ address }) => address },
    { id: 'opened', cell: ({ opened_at: at }) => <Moment at={at} /> },
    { id: 'used', cell: ({ used_at: at }) => <Moment at={at} /> },
    {
      id: 'end',
      phone: 'end',
      cell: (one) =>
        !one.current && (
          <Button variant="link" busy={busy === one.id} onClick={() => end(one)}>
            {words.end} <VisuallyHidden>{one.device}</VisuallyHidden>
          </Button>
        ),
    },
  ];
}
