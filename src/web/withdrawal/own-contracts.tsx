import { useCallback } from 'react';

import { formatDays } from '../../domain/catalog/data-amount.ts';
import { planLabel } from '../../domain/catalog/plan.ts';
import { answerOf } from '../api/api.ts';
import { useAnswer } from '../api/use-answer.ts';
import { useApi } from '../api/use-api.ts';
import { Button } from '../ui/button.tsx';
import { LocalDate } from '../ui/time/local-date.tsx';
import { ownContractsWords as words } from './words.ts';

import styles from './own-contracts.module.css';

/**
 * The contracts of this browser or user, each to choose with one press instead of number and address. Nothing if there are
 * none.
 */
export function OwnContracts({ onChoose }: { onChoose: (token: string) => void }) {
  const api = useApi();
  const ask = useCallback(() => answerOf(api.withdrawals.own.$get()), [api]);
  const { answer } = useAnswer(ask);
  const contracts = answer.state === 'loaded' ? answer.value.contracts : [];
  if (contracts.length === 0) return null;
  return (
    <section className={styles['own']} aria-labelledby="own-contracts">
      <h2 id="own-contracts" className={styles['title']}>
        {words.title}
      </h2>
      <ul>
        {contracts.map(({ number, plan, until, token }) => (
          <li key={number} className={styles['contract']}>
            <div>
              <b>{words.what(plan.country, planLabel(plan), formatDays(plan.duration))}</b>
              <p className={styles['until']}>{words.until(number, <LocalDate at={until} withTime />)}</p>
            </div>
            <Button variant="secondary" aria-label={words.chooseOf(number)} onClick={() => onChoose(token)}>
              {words.choose}
            </Button>
          </li>
        ))}
      </ul>
      <p className={styles['other']}>{words.other}</p>
    </section>
  );
}
