import type { ReactNode } from 'react';

import type { SoldPlan } from '../../domain/catalog/catalog-schema.ts';
import { cardTotalOf, planPriceWords } from '../../domain/catalog/plan.ts';
import { planFace } from '../../domain/esims/pass-face.ts';
import { priceMark } from '../core/reader-prices.ts';
import { Pass } from '../pass/pass.tsx';
import { buyBarWords } from './words.ts';

import styles from './plan-pass.module.css';

interface PlanPassProps {
  plan: SoldPlan;
  /** Formats amounts of data for this screen. */
  amount: (megabytes: number) => string;
  /** What to know about the plan. */
  children: ReactNode;
}

/** The pass that the chosen plan will be, with its charge on the stub. */
export function PlanPass({ plan, amount, children }: PlanPassProps) {
  const { total, by } = planPriceWords(plan);
  return (
    <Pass
      face={planFace(plan, 'preview', { amount })}
      stub={
        <p className={styles['total']} data-chosen>
          <span>{by ? buyBarWords.charged : buyBarWords.total}</span>
          <span className={styles['amount']}>
            <b translate="no" {...priceMark(cardTotalOf(plan))}>
              {total}
            </b>{' '}
            {by}
          </span>
        </p>
      }
    >
      {children}
    </Pass>
  );
}
