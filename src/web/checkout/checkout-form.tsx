import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { PAYMENT_METHODS, type PaymentMethod } from '../../domain/checkout/payment-method.ts';
import { useSettings } from '../core/site.ts';
import { chosenMethod } from '../price/payment-method.ts';
import { ErrorCount } from '../ui/form/error-count.tsx';
import { focusFirst } from '../ui/form/focus-first.ts';
import { useFieldErrors } from '../ui/form/use-field-errors.ts';
import { BillingFields, readBilling } from './billing/billing-fields.tsx';
import { type BillingField, checkBilling } from './billing/check-billing.ts';
import { CheckoutNotice } from './checkout-notice.tsx';
import { CompletePurchase } from './complete-purchase-button.tsx';
import { NoScript, Terms } from './consent/terms.tsx';
import type { Consent } from './consent/use-withdrawal-consent.ts';
import { CardField, type CardState } from './methods/card-field.tsx';
import { PaymentMethods } from './methods/payment-methods.tsx';
import { PayPalField } from './methods/paypal-field.tsx';
import { SaveCardCheckbox } from './methods/save-card-checkbox.tsx';
import { SavedCardChoice } from './methods/saved-card-choice.tsx';
import { ANOTHER } from './methods/use-card-choice.ts';
import type { Bought } from './outcome/words.ts';
import type { Buyer } from './payment/checkout-memory.ts';
import type { PayPalPress } from './payment/pay-by-paypal.ts';
import type { Stage } from './payment/use-purchase.ts';
import type { CheckoutState } from './use-checkout.ts';
import { checkoutFormWords, waitingWords } from './words.ts';

import styles from './checkout-form.module.css';

/** Created once: what is typed changes nothing about them. */
const NO_SCRIPT = <NoScript />;
const TERMS = <Terms />;

interface CheckoutFormProps {
  checkout: CheckoutState;
  what: Bought;
  consent: Consent;
}

/** The buyer, the payment method, and the button with the total. */
export function CheckoutForm({ checkout, what, consent }: CheckoutFormProps) {
  const { quote, stage, notice, user, loading, card, setCard, cardChoice } = checkout;
  const settings = useSettings();
  const form = useRef<HTMLFormElement>(null);
  const account = user?.email ?? null;
  const billing = useFieldErrors<BillingField>((fields) => {
    const checked = checkBilling(readBilling(fields), account);
    return 'errors' in checked ? checked.errors : {};
  });
  const [wrong, setWrong] = useState(0);
  const [cardState, setCardState] = useState<CardState>({ isComplete: false, error: null });
  const [cardMissing, setCardMissing] = useState<string | null>(null);
  const isPaying = stage.at === 'paying';

  /** The buyer, or null if something is missing: each field then shows its error, and the first one gets the focus. */
  function checkedBuyer(method: PaymentMethod): Buyer | null {
    const filled = form.current;
    if (!filled) return null;
    const noCard = method === 'card' && !cardChoice.saved && card !== null && !cardState.isComplete;
    const agreed = consent.read();
    // A focus lays the page out, so let it find what these change already there.
    const fields = flushSync(() => {
      const wrong = billing.check(filled);
      setCardMissing(noCard ? checkoutFormWords.noCard : null);
      setWrong(wrong.length + Number(noCard) + Number(agreed === null));
      return wrong;
    });
    // The consent boxes come before the form.
    if (agreed === null) consent.focus();
    else focusFirst(filled, fields);
    if (agreed !== null && fields.length === 0 && noCard) card.focus();
    if (fields.length > 0 || noCard || agreed === null) return null;
    const checked = checkBilling(readBilling(filled), account);
    if ('errors' in checked) return null;
    return { ...checked.buyer, ...(agreed !== undefined && { withdrawalConsent: agreed }) };
  }

  /** Enter in a field submits the form even while the button is not ready. */
  function submit(event: FormEvent) {
    event.preventDefault();
    const method = chosenMethod(settings);
    if (isPaying || PAYMENT_METHODS[method].start === 'approve') return;
    const buyer = checkedBuyer(method);
    if (buyer) checkout.pay(buyer, method);
  }

  /** Checks the billing fields before PayPal's window opens. */
  function pressPayPal(Press: typeof PayPalPress): boolean {
    if (isPaying) return false;
    const buyer = checkedBuyer('paypal');
    return buyer !== null && checkout.pressPayPal(buyer, Press);
  }

  /** The button that calls this disappears with the focus in it, so move the focus to the method. */
  function changeTo(way: PaymentMethod) {
    checkout.change(way);
    form.current?.querySelector<HTMLInputElement>(`[name="payment-method"][value="${way}"]`)?.focus();
  }

  /** After a declined card: an empty card field with the focus in it. */
  function askOtherCard() {
    // A hidden field cannot take the focus.
    flushSync(() => cardChoice.choose(ANOTHER));
    card?.clear();
    card?.focus();
  }

  function changeCard(state: CardState) {
    setCardState(state);
    setCardMissing(null);
    cardChoice.markTyped();
  }

  return (
    // The messages are ours. Outside a dialog, this method submits nothing: what the buyer types does not leave the page before
    // the script runs, nor without it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what it hears is its fields'
    <form
      ref={form}
      method="dialog"
      noValidate
      onSubmit={submit}
      onInput={(event) => {
        setWrong(0);
        billing.watch.onInput(event);
      }}
      onBlur={billing.watch.onBlur}
      aria-busy={isPaying}
    >
      <BillingFields
        form={form}
        user={user}
        what={what}
        errorOf={billing.errorOf}
        plan={checkout.plan}
        purchase={checkout.purchase}
      />
      <PaymentMethods
        closed={checkout.closed}
        onChange={checkout.change}
        cardForm={
          <>
            <SavedCardChoice choice={cardChoice} />
            <div hidden={cardChoice.saved !== null}>
              <CardField
                loading={loading}
                isReady={card !== null}
                onReady={setCard}
                state={cardState}
                onState={changeCard}
                missing={cardMissing}
              />
              {cardChoice.mayBeSaved && (
                <SaveCardCheckbox checked={cardChoice.save} onCheck={cardChoice.setSave} />
              )}
            </div>
          </>
        }
      />
      {NO_SCRIPT}
      {notice && <CheckoutNotice notice={notice} onMethod={changeTo} onOtherCard={askOtherCard} />}
      <CompletePurchase
        quote={quote}
        isPaying={isPaying}
        inactive={cardChoice.saved ? !loading.stripe : card === null || !cardState.isComplete}
        payPal={
          <PayPalField
            currency={quote.methods.stripe.currency}
            onPress={pressPayPal}
            press={checkout.press}
            inactive={isPaying}
          />
        }
      />
      <ErrorCount count={wrong} />
      <WaitingWords stage={stage} />
      {TERMS}
    </form>
  );
}

/** Read out while the form is still shown: what the checkout waits for. */
function WaitingWords({ stage }: { stage: Stage }) {
  const isInWindow = stage.at === 'paying' && stage.step === 'window';
  return <output className={styles['waiting']}>{isInWindow && waitingWords.window}</output>;
}
