import { useEffect, useId, useRef } from 'react';

import type { Activation } from '../../../domain/checkout/order-schema.ts';
import { platformOf } from '../platform.ts';
import { type InstallMethod, type InstallSystem, METHOD_NAMES, SYSTEM_NAMES } from './install-words.ts';
import { StepList } from './step-list.tsx';
import { stepsWords } from './words.ts';

import styles from './installation-steps.module.css';

const SYSTEMS: InstallSystem[] = ['ios', 'android'];
const METHODS: InstallMethod[] = ['qr', 'manual'];

/**
 * The steps for a system and a method. Both choices are radios, and CSS shows the matching steps, so they work without scripts.
 * A script only selects Android for its visitors, and the manual method on the phone that the eSIM is for, which cannot scan
 * its own screen.
 */
export function InstallationSteps({ activation }: { activation?: Activation | undefined }) {
  const android = useRef<HTMLInputElement>(null);
  const byHand = useRef<HTMLInputElement>(null);
  const group = useId();
  useEffect(() => {
    const isAndroid = document.documentElement.dataset['phone'] === 'Android';
    if (android.current && isAndroid) android.current.checked = true;
  }, []);
  useEffect(() => {
    if (!activation || !byHand.current) return;
    if (platformOf(navigator.userAgent, navigator.maxTouchPoints) !== 'other') byHand.current.checked = true;
  }, [activation]);
  return (
    <div className={styles['guide']}>
      <div className={styles['choices']}>
        <fieldset className={styles['choice']}>
          <legend className={styles['legend']}>{stepsWords.device}</legend>
          {SYSTEMS.map((system) => (
            <label key={system} className={styles['option']}>
              <input
                ref={system === 'android' ? android : undefined}
                type="radio"
                name={`${group}-system`}
                value={system}
                defaultChecked={system === 'ios'}
                className={styles['radio']}
              />
              <span>{SYSTEM_NAMES[system]}</span>
            </label>
          ))}
        </fieldset>
        <fieldset className={styles['choice']}>
          <legend className={styles['legend']}>{stepsWords.method}</legend>
          {METHODS.map((method) => (
            <label key={method} className={styles['option']}>
              <input
                ref={method === 'manual' ? byHand : undefined}
                type="radio"
                name={`${group}-method`}
                value={method}
                defaultChecked={method === 'qr'}
                className={styles['radio']}
              />
              <span>{METHOD_NAMES[method]}</span>
            </label>
          ))}
        </fieldset>
      </div>
      {SYSTEMS.flatMap((system) =>
        METHODS.map((method) => (
          <section
            key={`${system} ${method}`}
            aria-label={stepsWords.steps(METHOD_NAMES[method], SYSTEM_NAMES[system])}
            className={styles['steps']}
            data-system={system}
            data-method={method}
          >
            <StepList system={system} method={method} activation={activation} />
          </section>
        )),
      )}
    </div>
  );
}
