import { formatDays } from '../../domain/catalog/data-amount.ts';
import { planLabel } from '../../domain/catalog/plan.ts';
import { iccidEnding } from '../../domain/esims/iccid.ts';
import type { UserEsim } from '../../domain/esims/user-esim.ts';
import { Flag } from '../pictures/flag.tsx';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/panels/disclosure.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { hiddenEsimsWords } from './words.ts';

import styles from './hidden-esims.module.css';

interface HiddenEsimsProps {
  esims: UserEsim[];
  onRestore: (esim: UserEsim) => void;
}

/** Hidden eSIMs, folded, each with a button that restores it. */
export function HiddenEsims({ esims, onRestore }: HiddenEsimsProps) {
  if (esims.length === 0) return null;
  return (
    <div className={styles['hidden']}>
      <Disclosure summary={hiddenEsimsWords.title(esims.length)}>
        <ul className={styles['list']}>
          {esims.map((esim) => (
            <li key={esim.id} className={styles['row']}>
              <Flag iso={esim.country_code} />
              <p>
                <b>{esim.country_name}</b>
                <span>
                  {hiddenEsimsWords.plan(
                    planLabel(esim.plan),
                    formatDays(esim.validity_days),
                    iccidEnding(esim.iccid),
                  )}
                </span>
              </p>
              <Button variant="secondary" onClick={() => onRestore(esim)}>
                {hiddenEsimsWords.restore}
                <VisuallyHidden>
                  {' '}
                  {hiddenEsimsWords.which(esim.country_name, iccidEnding(esim.iccid))}
                </VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
