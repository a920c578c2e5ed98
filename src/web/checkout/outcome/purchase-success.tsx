import type { RefObject } from 'react';

import type { Plan } from '../../../domain/catalog/catalog-schema.ts';
import { paths } from '../../core/paths.ts';
import type { Buyer } from '../payment/checkout-memory.ts';
import type { Settled } from '../payment/use-purchase.ts';
import { MailedTo } from './mailed-to.tsx';
import { SecondPaymentWords } from './second-payment-words.tsx';
import { SuccessDialog } from './success-dialog.tsx';

interface PurchaseSuccessProps {
  outcome: Settled | null;
  isClosed: boolean;
  onClose: () => void;
  plan: Plan;
  /** The plan goes onto an eSIM that the buyer has. */
  isTopUp: boolean;
  buyer: Buyer | null;
  /** What stands on the page behind, for the focus to go to. */
  behind: RefObject<HTMLElement | null>;
}

/** The dialog of a purchase that is paid: its eSIM is here, or on its way. */
export function PurchaseSuccess({
  outcome,
  isClosed,
  onClose,
  plan,
  isTopUp,
  buyer,
  behind,
}: PurchaseSuccessProps) {
  const isGood = outcome?.kind === 'ready' || outcome?.kind === 'on-its-way';
  const isReady = outcome?.kind !== 'on-its-way';
  const second = isGood ? outcome.second : null;
  const orderPage = paths.order(outcome?.order ?? '');
  const next = isReady
    ? { to: paths.profile(), label: 'View My eSIMs', opening: 'Opening your eSIMs in 3 seconds' }
    : { to: orderPage, label: 'Follow your order', opening: 'Opening your order in 3 seconds' };
  return (
    <SuccessDialog
      open={isGood && !isClosed}
      onClose={onClose}
      plan={plan}
      behind={behind}
      // News about money is not taken away before it is read.
      next={second ? { ...next, opening: null } : next}
    >
      {newsOf(plan.country, isTopUp, isReady)}{' '}
      {second ? (
        // Where it was mailed to was said with the first payment.
        <SecondPaymentWords second={second} />
      ) : (
        <>
          {mailOf(isTopUp, isReady)}
          <MailedTo buyer={buyer} />.{buyer?.createAccount && ' A second mail is about your account.'}
        </>
      )}
    </SuccessDialog>
  );
}

function newsOf(country: string, isTopUp: boolean, isReady: boolean): string {
  if (!isTopUp) return `Your eSIM for ${country} is ${isReady ? 'ready' : 'on its way'}.`;
  return isReady
    ? `The data for ${country} was added to your eSIM. There is nothing to install.`
    : `The data for ${country} is on its way onto your eSIM.`;
}

function mailOf(isTopUp: boolean, isReady: boolean): string {
  if (isTopUp)
    return isReady ? 'The invoice is on its way to ' : 'We tell you as soon as it is there, by mail to ';
  return isReady ? 'The QR code is on its way to ' : 'It shows up on your order page and comes by mail to ';
}
