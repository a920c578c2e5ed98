import { Link } from 'react-router';

import type { Plan } from '../../domain/catalog/catalog-schema.ts';
import { paths } from '../core/paths.ts';
import { linkWords } from '../core/words.ts';
import { Alert } from '../ui/alert.tsx';
import type { BuyAgainOutcome } from './use-buy-again.ts';
import { buyAgainWords } from './words.ts';

interface BuyAgainResultProps {
  outcome: BuyAgainOutcome;
  email: string;
  plan: Plan;
}

/** The outcome, in words that a buyer may quote to support. */
export function BuyAgainResult({ outcome, email, plan }: BuyAgainResultProps) {
  switch (outcome.kind) {
    case 'bought':
      return (
        <Alert tone="success" title={buyAgainWords.bought.title(outcome.iccid)}>
          {buyAgainWords.bought.text(email)}
        </Alert>
      );
    case 'on-its-way':
      return (
        <Alert tone="success" title={buyAgainWords.onItsWay.title(plan.country)}>
          {buyAgainWords.onItsWay.text(email)}{' '}
          <Link to={paths.order(outcome.order)}>{linkWords.followThis}</Link>
        </Alert>
      );
    case 'bank-waits':
      return (
        <Alert tone="info" title={buyAgainWords.bankWaits.title}>
          {buyAgainWords.bankWaits.text} <Link to={paths.order(outcome.order)}>{linkWords.followThis}</Link>
        </Alert>
      );
    case 'failed':
      return (
        <Alert title={outcome.words}>
          {outcome.atCheckout && <Link to={paths.checkout(plan)}>{buyAgainWords.toCheckout}</Link>}
        </Alert>
      );
  }
}
