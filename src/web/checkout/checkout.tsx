import { type ComponentProps, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import type { ChosenPlan } from '../../domain/checkout/checkout-link.ts';
import { DEFAULT_METHOD, quotedBy } from '../../domain/checkout/payment-method.ts';
import type { Quote } from '../../domain/checkout/quote-schema.ts';
import { formatMoney, isSameMoney, type Money } from '../../domain/money.ts';
import { useLate } from '../browser/use-late.ts';
import { expressWords } from '../core/words.ts';
import { PhoneLine } from '../phone/phone-line.tsx';
import { phoneLineWords } from '../phone/words.ts';
import { OrderSummary } from '../price/order-summary.tsx';
import { useDeferredPaymentMethod } from '../price/payment-method.ts';
import { useTopUp } from '../top-up/use-top-up.ts';
import { Alert } from '../ui/alert.tsx';
import { classNames } from '../ui/class-names.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { AnotherPlan } from './basket/another-plan.tsx';
import { CheckoutBack } from './checkout-back.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { ConsentPlace } from './consent/consent-place.tsx';
import { useWithdrawalConsent } from './consent/use-withdrawal-consent.ts';
import { CodePlace } from './methods/code-place.tsx';
import { CurrencyField } from './methods/currency-field.tsx';
import { OrderAddressPlace } from './outcome/order-address-place.tsx';
import { isPaid, isTaken, PurchaseWaiting } from './outcome/purchase-waiting.tsx';
import { SettledCheckout } from './outcome/settled-checkout.tsx';
import type { Bought } from './outcome/words.ts';
import { useCheckout } from './use-checkout.ts';
import { ExpressEnd } from './wallets/express-end.tsx';
import { OtherWays, Wallets } from './wallets/wallets.tsx';
import { checkoutWords, outdatedLinkWords } from './words.ts';

import styles from './checkout.module.css';

const readSuccess = () => import('./outcome/purchase-success.tsx');
const readBoughtBefore = () => import('./outcome/bought-before.tsx');
const BoughtBefore = lazy(readBoughtBefore);
const BasketLines = lazy(() => import('./basket/basket-lines.tsx'));
const OfferLines = lazy(() => import('./basket/offer-lines.tsx'));
const TopUpNote = lazy(() => import('../top-up/top-up-note.tsx'));

interface CheckoutProps {
  plan: ChosenPlan;
  quote: Quote;
  /** The price in the link, in cents. */
  claimed: Money | null;
  /** Shows only the wallets, until the buyer wants another way to pay or none of them works. */
  isExpress: boolean;
}

/** The checkout of one plan at the price the server quoted. */
export function Checkout({ plan, quote, claimed, isExpress }: CheckoutProps) {
  const checkout = useCheckout(plan, quote);
  const { stage, agreed, purchase, notice } = checkout;
  const [isWhole, setWhole] = useState(!isExpress);
  const others = useRef<HTMLHeadingElement>(null);
  // The form says what went wrong.
  if (notice && !isWhole) setWhole(true);
  const [isClosed, setClosed] = useState(false);
  const consent = useWithdrawalConsent();
  const behind = useRef<HTMLDivElement>(null);
  const isTopUp = plan.topUpOf !== undefined;
  const isOffer = plan.draftOrder !== undefined;
  const isSeveral = plan.more !== undefined || quote.lines?.some((line) => (line.quantity ?? 1) > 1);
  const what: Bought = isTopUp ? 'plan' : isSeveral ? 'eSIMs' : 'eSIM';
  const { terms, askAgain } = useTopUp(plan);
  const outcome = stage.at === 'settled' ? stage.outcome : null;
  const shown = checkout.quote.plan;
  const [isAnother, setAnother] = useState(false);
  const bought = stage.at === 'form' && !isAnother ? checkout.lastBought : null;
  const mayPay = !outcome && !bought && (!isTopUp || terms?.kind === 'terms');
  const isWaiting = isTaken(stage);
  const isSettled = outcome !== null;
  const mayChange = mayPay && stage.at === 'form';
  // It loads while the buyer pays. Without it, the page behind has the same news.
  const { code: success, load: loadSuccess } = useLate(readSuccess);
  const isAtForm = stage.at === 'form';
  useEffect(() => {
    if (!isAtForm) loadSuccess();
  }, [isAtForm, loadSuccess]);
  useEffect(() => {
    // A buyer who comes back later may be offline, so load what they will see now.
    if (isSettled) readBoughtBefore().catch(() => undefined);
  }, [isSettled]);

  /** The button that calls this disappears with the focus in it. */
  function openForm() {
    flushSync(() => setWhole(true));
    others.current?.focus();
  }

  const back = <CheckoutBack plan={shown} isTopUp={isTopUp} returns={isExpress} />;
  const phone = !isTopUp && (
    <p className={styles['phone']}>
      {phoneLineWords.ask} <PhoneLine newTab />
    </p>
  );
  return (
    <div className={classNames(styles['page'], isExpress && styles['sheet'])}>
      {isExpress && back}
      <Summary
        quote={checkout.quote}
        onto={terms?.kind === 'terms' ? terms : null}
        state={isPaid(stage) ? 'paid' : 'preview'}
        isByWallet={!isWhole}
        lines={
          isOffer ? (
            <Suspense fallback={<Skeleton height="4rem" radius="var(--r)" />}>
              <OfferLines quote={checkout.quote} />
            </Suspense>
          ) : plan.more ? (
            <Suspense fallback={<Skeleton height="12rem" radius="var(--r)" />}>
              <BasketLines plan={plan} quote={checkout.quote} mayChange={mayChange} />
            </Suspense>
          ) : (
            mayChange && !isTopUp && <AnotherPlan plan={plan} country={shown.country} />
          )
        }
      >
        {mayPay && !isWaiting && !isOffer && <CodePlace plan={plan} purchase={purchase} />}
        {mayPay && !isWaiting && !isOffer && <CurrencyField currency={quote.methods.stripe.currency} />}
      </Summary>
      {!isExpress && back}
      <section className={styles['main']}>
        <h1 className={styles['title']}>{isWhole ? checkoutWords.title : expressWords}</h1>
        {isWaiting && <PurchaseWaiting purchase={purchase} what={what} />}
        {bought && (
          <Suspense>
            <BoughtBefore
              bought={bought}
              country={shown.country}
              isTopUp={isTopUp}
              onAnother={() => setAnother(true)}
            />
          </Suspense>
        )}
        {bought ? null : outcome ? (
          <SettledCheckout
            outcome={outcome}
            country={shown.country}
            what={what}
            buyer={agreed?.buyer ?? null}
            method={agreed?.method ?? DEFAULT_METHOD}
            onAskAgain={checkout.resume}
            place={behind}
          />
        ) : (
          // Hidden, not unmounted: PayPal may need its window again.
          <div hidden={isWaiting}>
            <OutdatedLink claimed={claimed} quote={quote} />
            {isTopUp && (
              <Suspense fallback={<Skeleton height="6rem" radius="var(--r)" />}>
                <TopUpNote terms={terms} plan={shown} onAskAgain={askAgain} />
              </Suspense>
            )}
            {/* Above every way to pay: a wallet needs one press, and both boxes must be checked before it. */}
            {mayPay && <ConsentPlace {...consent} plan={plan} />}
            {mayPay && (
              <Wallets
                user={checkout.user}
                loading={checkout.loading}
                purchase={purchase}
                isPaused={checkout.quote.paused?.wallets !== undefined}
                plan={plan}
                consent={consent}
                onNone={() => setWhole(true)}
              >
                {isWhole ? (
                  <OtherWays ref={others} />
                ) : (
                  <ExpressEnd user={checkout.user} what={what} onOthers={openForm}>
                    {phone}
                  </ExpressEnd>
                )}
              </Wallets>
            )}
            {isWhole && mayPay && (
              <>
                <CheckoutForm checkout={checkout} what={what} consent={consent} />
                {phone}
              </>
            )}
          </div>
        )}
        <OrderAddressPlace purchase={purchase} />
      </section>
      {success && (
        <success.PurchaseSuccess
          outcome={outcome}
          purchase={purchase}
          isClosed={isClosed}
          onClose={() => setClosed(true)}
          plan={shown}
          what={what}
          behind={behind}
        />
      )}
    </div>
  );
}

interface SummaryProps extends Omit<ComponentProps<typeof OrderSummary>, 'method'> {
  /** Wallets cost what a card does, whatever was chosen in the form before. */
  isByWallet: boolean;
}

/** Shows the price for the chosen payment method. */
function Summary({ isByWallet, ...about }: SummaryProps) {
  const chosen = useDeferredPaymentMethod(about.quote);
  return <OrderSummary {...about} method={isByWallet ? DEFAULT_METHOD : chosen} />;
}

interface OutdatedLinkProps {
  /** The plan's price in the link; null if there is none. */
  claimed: Money | null;
  quote: Quote;
}

/** Tells the buyer that the link named a price other than today's. */
function OutdatedLink({ claimed, quote }: OutdatedLinkProps) {
  const now = quotedBy(quote, 'card').plan;
  if (claimed === null || isSameMoney(claimed, now)) return null;
  return (
    <div className={styles['outdated']}>
      <Alert tone="info" title={outdatedLinkWords.title}>
        {outdatedLinkWords.text(formatMoney(claimed), formatMoney(now))}
      </Alert>
    </div>
  );
}
