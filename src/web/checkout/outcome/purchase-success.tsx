import { type RefObject, useEffect, useState } from 'react';

import type { Plan } from '../../../domain/catalog/catalog-schema.ts';
import { shownMethod } from '../../../domain/checkout/paid-method.ts';
import { DEFAULT_METHOD, PAYMENT_METHODS } from '../../../domain/checkout/payment-method.ts';
import { GAP } from '../../../domain/language-words.ts';
import { CARD, withMethod } from '../../../domain/money-words.ts';
import { formatMoney } from '../../../domain/money.ts';
import { answerOf } from '../../api/api.ts';
import { useApi } from '../../api/use-api.ts';
import { paths } from '../../core/paths.ts';
import { useSettings } from '../../core/site.ts';
import { feeIncluded, linkWords } from '../../core/words.ts';
import { KeepOnPhonePlace } from '../../offline/keep-on-phone-place.tsx';
import { faceOf, plansIn } from '../../price/face-of.ts';
import type { Agreed, PurchaseSoFar, Settled } from '../payment/use-purchase.ts';
import { MailedTo } from './mailed-to.tsx';
import { OrderAddressPlace } from './order-address-place.tsx';
import { SecondPaymentWords } from './second-payment.tsx';
import { SuccessDialog } from './success-dialog.tsx';
import { type Bought, successWords } from './words.ts';

interface PurchaseSuccessProps {
  outcome: Settled | null;
  isClosed: boolean;
  onClose: () => void;
  plan: Plan;
  what: Bought;
  purchase: PurchaseSoFar;
  /** The page behind the dialog, which gets the focus after it. */
  behind: RefObject<HTMLElement | null>;
}

/** The dialog of a paid purchase, whose eSIM is ready or on its way. */
export function PurchaseSuccess({
  outcome,
  isClosed,
  onClose,
  plan,
  what,
  purchase,
  behind,
}: PurchaseSuccessProps) {
  const { agreed } = purchase;
  const [isFixing, setFixing] = useState(false);
  const isGood = outcome?.kind === 'ready' || outcome?.kind === 'on-its-way';
  const isReady = outcome?.kind !== 'on-its-way';
  const how = isReady ? 'ready' : 'onItsWay';
  const hasFee = useSettings().feePolicy === 'added';
  const buyer = agreed?.buyer ?? null;
  const second = isGood ? outcome.second : null;
  const orderPage = paths.order(outcome?.order ?? '');
  const isListed = useIsListed(isGood && isReady);
  const isKept = isListed !== false;
  const next =
    isReady && isKept
      ? {
          to: paths.profile(),
          label: linkWords.viewMyEsims,
          opening: successWords.opening.ready,
          isThere: isListed === true,
        }
      : {
          to: orderPage,
          label: linkWords.followOrder,
          opening: isKept ? successWords.opening.onItsWay : null,
          isThere: true,
        };
  return (
    <SuccessDialog
      open={isGood && !isClosed}
      onClose={onClose}
      face={faceOf(plansIn(purchase.quote), 'paid', what === 'plan')}
      behind={behind}
      install={
        outcome?.kind === 'ready' && what !== 'plan' && !second
          ? what === 'eSIM'
            ? paths.installationOf({ order: outcome.order })
            : orderPage
          : null
      }
      // The dialog stays open until the buyer has read news about money, and while they correct the address.
      next={second || isFixing ? { ...next, opening: null } : next}
      beneath={
        !second && (
          <>
            <OrderAddressPlace purchase={purchase} isInDialog onOpen={() => setFixing(true)} />
            {outcome?.kind === 'ready' && what === 'eSIM' && (
              <KeepOnPhonePlace what={{ order: outcome.order }} />
            )}
          </>
        )
      }
    >
      {isGood && outcome.refunded
        ? successWords.partly(outcome.refunded)
        : successWords.news[what][how](plan.country)}
      {GAP}
      {second ? (
        // The news of the first payment said where the mail goes.
        <SecondPaymentWords second={second} />
      ) : (
        <>
          {agreed && `${successWords.paid(amountOf(agreed, outcome, hasFee))}${GAP}`}
          {successWords.mail[what][how](<MailedTo buyer={buyer} />)}
          {buyer?.createAccount && `${GAP}${successWords.secondMail}`}
          {!isKept && `${GAP}${successWords.notKept}`}
        </>
      )}
    </SuccessDialog>
  );
}

/** '$3.37 with Visa ending in 4242, fee included'. */
function amountOf({ total, method }: Agreed, outcome: Settled | null, hasFee: boolean): string {
  const paidWith = outcome && 'paidWith' in outcome ? outcome.paidWith : null;
  const unnamed = method === DEFAULT_METHOD ? CARD : PAYMENT_METHODS[method].name;
  const by = paidWith === null ? unnamed : shownMethod(paidWith);
  const amount = withMethod(formatMoney(total), by);
  return hasFee ? feeIncluded(amount) : amount;
}

/**
 * Whether the list of eSIMs shows this purchase: a browser that blocks cookies would have to sign in there. Null until the shop
 * has answered.
 */
function useIsListed(isAsked: boolean): boolean | null {
  const api = useApi();
  const [isListed, setListed] = useState<boolean | null>(null);
  useEffect(() => {
    if (!isAsked) return;
    answerOf(api.esims.$get({ query: { limit: '1' } })).then(
      ({ known }) => setListed(known),
      // The list itself shows the error and offers a retry.
      () => setListed(true),
    );
  }, [api, isAsked]);
  return isListed;
}
