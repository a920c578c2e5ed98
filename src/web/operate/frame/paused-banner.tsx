import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';

import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useCan } from '../api/session.ts';
import { type SwitchFacts, ToggleDialog } from '../health/toggle-dialog.tsx';
import { useSwitches } from '../health/use-switches.ts';
import { switchWords } from '../health/words.ts';
import { Moment } from '../parts/moment.tsx';
import { pausedWords as words } from './words.ts';

import styles from './paused-banner.module.css';

/**
 * Says above every screen what is paused. It follows the shop as every screen does, and is read again with each screen and whenever
 * somebody comes back to the tab.
 * @param onResumed takes the focus that the button had
 */
export function PausedBanner({ onResumed }: { onResumed: () => void }) {
  const { pathname } = useLocation();
  const { data, reload } = useSwitches();
  const canTurn = useCan()('switches.turn');
  const [turning, setTurning] = useState<SwitchFacts | null>(null);
  const [done, setDone] = useState('');

  const readAgain = useEffectEvent(() => reload());
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname) readAgain();
    shown.current = pathname;
  }, [pathname]);
  useEffect(() => {
    const onVisible = () => document.visibilityState === 'visible' && readAgain();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);

  const paused = data?.switches.filter((one) => one.paused) ?? [];
  // A button that goes takes the focus with it.
  const takeFocus = useEffectEvent(() => document.activeElement === document.body && onResumed());
  const { length } = paused;
  const before = useRef(length);
  useEffect(() => {
    if (length < before.current) takeFocus();
    before.current = length;
  }, [length]);
  // The screen Health has the same button beside its switch.
  const offersResume = canTurn && pathname !== '/health';
  return (
    <>
      {paused.length > 0 && (
        <section className={styles['banner']} aria-label={words.label}>
          {paused.map((one) => (
            <Alert
              key={one.what}
              tone="warning"
              title={words.title(switchWords.names[one.what])}
              className={styles['paused']}
            >
              <span className={styles['facts']}>
                {switchWords.pausedBy(switchWords.by(one.by))}, <Moment at={one.since} />
                {one.why && `: ${one.why}`}
              </span>
              {offersResume && (
                <Button
                  variant="secondary"
                  aria-label={switchWords.resume.label(switchWords.names[one.what])}
                  onClick={() => setTurning(one)}
                >
                  {switchWords.resume.button}
                </Button>
              )}
            </Alert>
          ))}
        </section>
      )}
      <VisuallyHidden status>{done}</VisuallyHidden>
      <ToggleDialog
        turning={turning}
        onClose={() => setTurning(null)}
        onDone={(message) => {
          setDone(message);
          reload();
        }}
        onChanged={reload}
      />
    </>
  );
}
