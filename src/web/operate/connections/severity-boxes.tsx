import type { Ref } from 'react';

import { SEVERITIES } from '../../../domain/operators/cases.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { channelWords as words } from './words.ts';

import styles from './connections.module.css';

interface SeverityBoxesProps {
  ref: Ref<HTMLFieldSetElement>;
  chosen: readonly string[];
}

export function SeverityBoxes({ ref, chosen }: SeverityBoxesProps) {
  return (
    <fieldset ref={ref} className={styles['events']}>
      <legend>{words.create.severities}</legend>
      {SEVERITIES.map((severity) => (
        <Checkbox key={severity} value={severity} defaultChecked={chosen.includes(severity)}>
          {words.severities[severity]}
        </Checkbox>
      ))}
    </fieldset>
  );
}
