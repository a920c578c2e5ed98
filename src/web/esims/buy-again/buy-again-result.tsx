import { Link } from 'react-router';

import type { Plan } from '../../../domain/catalog/catalog-schema.ts';
import { paths } from '../../core/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import type { BuyAgainOutcome } from './use-buy-again.ts';

interface BuyAgainResultProps {
  outcome: BuyAgainOutcome;
  email: string;
  plan: Plan;
}

/** What came of it, in the words that a buyer may quote to support. */
export function BuyAgainResult({ outcome, email, plan }: BuyAgainResultProps) {
  switch (outcome.kind) {
    case 'bought':
      return (
        <Alert tone="success" title={`eSIM purchased successfully! ICCID: ${outcome.iccid}`}>
          It is in your list. The QR code is on its way to {email}.
        </Alert>
      );
    case 'on-its-way':
      return (
        <Alert tone="success" title={`Your eSIM for ${plan.country} is on its way`}>
          It is paid and comes by mail to {email}.{' '}
          <Link to={paths.order(outcome.order)}>Follow this order</Link>
        </Alert>
      );
    case 'bank-waits':
      return (
        <Alert tone="info" title="Your bank is still checking the payment">
          The eSIM comes by mail as soon as it is through.{' '}
          <Link to={paths.order(outcome.order)}>Follow this order</Link>
        </Alert>
      );
    case 'failed':
      return (
        <Alert title={outcome.words}>
          {outcome.atCheckout && <Link to={paths.checkout(plan)}>Go to the checkout</Link>}
        </Alert>
      );
  }
}
