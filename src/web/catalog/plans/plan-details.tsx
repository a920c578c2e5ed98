import type { Plan } from '../../../domain/catalog/catalog-schema.ts';
import { formatDays, formatGigabytes } from '../../../domain/catalog/data-amount.ts';
import { unitPrice } from '../../../domain/catalog/plan.ts';
import { formatUsd } from '../../../domain/money.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/panels/dialog.tsx';
import { PlanFactsLabel } from './plan-facts-label.tsx';

import styles from './plan-details.module.css';

interface PlanDetailsProps {
  plan: Plan;
  open: boolean;
  onClose: () => void;
  /** Otherwise `onBuy` leads over the sign-in. */
  isSignedIn: boolean;
  onBuy: () => void;
}

export function PlanDetails({ plan, open, onClose, isSignedIn, onBuy }: PlanDetailsProps) {
  const unit = unitPrice(plan);
  const buy = (
    <Button size="large" wide onClick={onBuy}>
      {isSignedIn ? 'Purchase This Plan' : 'Sign In to Purchase'}
    </Button>
  );
  return (
    <Dialog open={open} onClose={onClose} title="Plan Details" foot={buy}>
      <div className={styles['head']}>
        <p className={styles['amount']}>
          {plan.isUnlimited ? 'Unlimited Data' : formatGigabytes(plan.data_amount)}
        </p>
        <p className={styles['price']}>
          <b>{formatUsd(Math.round(plan.finalPrice * 100))}</b>
          <span>
            {formatUsd(Math.round(unit.dollars * 100))} a {unit.unit}
          </span>
        </p>
      </div>
      <dl className={styles['rows']}>
        {rowsOf(plan).map(([name, value]) => (
          <div key={name} className={styles['row']}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {plan.description && <p className={styles['description']}>{plan.description}</p>}
      <PlanFactsLabel place={plan.country} plan={plan} />
    </Dialog>
  );
}

/** What is not known about a plan has no row. */
function rowsOf(plan: Plan): [name: string, value: string][] {
  return [
    ['Country', plan.country],
    ['Duration', formatDays(plan.duration)],
    ...(plan.speed.length > 0 ? [['Network', plan.speed.join(', ')] as [string, string]] : []),
    ['Auto-start', plan.auto_start ? 'Enabled' : 'Disabled'],
    ...(plan.groups.length > 0 ? [['Plan Type', plan.groups.join(', ')] as [string, string]] : []),
  ];
}
