import { useState } from 'react';

import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { StatusPill } from '../../ui/status-pill.tsx';
import { useCan } from '../api/session.ts';
import type { Output } from '../api/verbs.ts';
import { Card } from '../parts/card.tsx';
import { Moment } from '../parts/moment.tsx';
import { useAskedAct } from '../parts/use-asked-act.ts';
import { type SwitchFacts, ToggleDialog } from './toggle-dialog.tsx';
import { switchWords as words } from './words.ts';

import styles from './health.module.css';

interface SwitchesBoxProps {
  switches: Output<'switches'>['switches'];
  /** A switch was turned, here or by another operator. */
  onTurned: () => void;
}

/** What can be paused, and what is paused. */
export function SwitchesCard({ switches, onTurned }: SwitchesBoxProps) {
  const canTurn = useCan()('switches.turn');
  const [turning, setTurning] = useState<SwitchFacts | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const ask = (what: string) => setTurning(switches.find((one) => one.what === what) ?? null);
  useAskedAct(canTurn ? { pause: ask, resume: ask } : {});
  return (
    <Card title={words.title}>
      <p className={styles['lead']}>{words.lead}</p>
      {done !== null && <Alert tone="success" title={done} className={styles['done']} />}
      <ul className={styles['switches']}>
        {switches.map((one) => (
          <li key={one.what} className={styles['switch']}>
            <div className={styles['facts']}>
              <p className={styles['name']}>
                {words.names[one.what]}{' '}
                <StatusPill tone={one.paused ? 'bad' : 'good'}>
                  {one.paused ? words.paused : words.on}
                </StatusPill>
              </p>
              <p className={styles['does']}>{words.does[one.what]}</p>
              {one.paused && <p className={styles['told']}>{words.visitors(one.words)}</p>}
              {one.since !== null && (
                <p className={styles['does']}>
                  {(one.paused ? words.pausedBy : words.resumedBy)(words.by(one.by))},{' '}
                  <Moment at={one.since} />
                  {one.why && `: ${one.why}`}
                </p>
              )}
            </div>
            {canTurn && (
              <Button
                variant={one.paused ? 'primary' : 'secondary'}
                aria-label={(one.paused ? words.resume : words.pause).label(words.names[one.what])}
                onClick={() => setTurning(one)}
              >
                {(one.paused ? words.resume : words.pause).button}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ToggleDialog
        turning={turning}
        onClose={() => setTurning(null)}
        onDone={(message) => {
          setDone(message);
          onTurned();
        }}
        onChanged={onTurned}
      />
    </Card>
  );
}
