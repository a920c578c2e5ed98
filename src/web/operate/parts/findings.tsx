import { StatusPill, type StatusTone } from '../../ui/status-pill.tsx';
import type { Output } from '../api/verbs.ts';
import { findingsWords as words } from './words.ts';

import styles from './findings.module.css';

type Finding = Output<'doctor'>['findings'][number];

const TONES: Record<Finding['light'], StatusTone> = { green: 'good', amber: 'waiting', red: 'bad' };

/** What the doctor found, each with what to do; nothing for none. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <ul className={styles['findings']}>
      {findings.map(({ about, light, found, remedy }) => (
        <li key={`${about} ${found}`} className={styles['finding']}>
          <p className={styles['name']}>
            {about} <StatusPill tone={TONES[light]}>{words.lights[light]}</StatusPill>
          </p>
          <p className={styles['does']}>{found}</p>
          {remedy !== undefined && <p className={styles['told']}>{remedy}</p>}
        </li>
      ))}
    </ul>
  );
}
