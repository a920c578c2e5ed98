import { useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { readVerb } from '../api/call-verb.ts';
import { asFailure, type ConsoleFailure } from '../api/console-failure.ts';
import type { Output } from '../api/verbs.ts';
import { Card } from '../parts/card.tsx';
import { ErrorAlert } from '../parts/error-panel.tsx';
import { Findings } from '../parts/findings.tsx';
import { doctorWords as words } from './words.ts';

import styles from './health.module.css';

type Finding = Output<'doctor'>['findings'][number];

/** The worst first. */
const RANKS: readonly Finding['light'][] = ['red', 'amber', 'green'];

/** The checks of `doctor`, run on request. */
export function DoctorCard() {
  const [findings, setFindings] = useState<Finding[] | null>(null);
  const [failure, setFailure] = useState<ConsoleFailure | null>(null);
  const [busy, setBusy] = useState(false);

  async function run() {
    setBusy(true);
    setFailure(null);
    try {
      const told = await readVerb('doctor', {});
      setFindings(
        told.findings.toSorted((one, other) => RANKS.indexOf(one.light) - RANKS.indexOf(other.light)),
      );
    } catch (error) {
      setFailure(asFailure(error));
    }
    setBusy(false);
  }

  const count = (light: Finding['light']) => findings?.filter((one) => one.light === light).length ?? 0;
  const sum = findings ? words.sum(count('red'), count('amber'), count('green')) : '';
  return (
    <Card
      title={words.title}
      action={
        <Button variant="secondary" busy={busy} onClick={() => void run()}>
          {busy && words.busy}
          {!busy && (findings ? words.again : words.run)}
        </Button>
      }
    >
      <p className={styles['lead']}>{words.lead}</p>
      <ErrorAlert failure={failure} />
      <VisuallyHidden status>{busy ? words.busy : sum}</VisuallyHidden>
      {findings && (
        <>
          <p className={styles['sum']}>{sum}</p>
          <Findings findings={findings.filter(({ light }) => light !== 'green')} />
          <details className={styles['more']}>
            <summary>{words.inOrder(count('green'))}</summary>
            <Findings findings={findings.filter(({ light }) => light === 'green')} />
          </details>
        </>
      )}
    </Card>
  );
}
