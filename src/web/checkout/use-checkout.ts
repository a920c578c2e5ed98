import type { StripeCardElement } from '@stripe/stripe-js';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';

import type { ChosenPlan } from '../../domain/checkout/checkout-link.ts';
import { type PaymentMethod, PAYMENT_METHODS, quotedBy } from '../../domain/checkout/payment-method.ts';
import type { Quote } from '../../domain/checkout/quote-schema.ts';
import { useSettings } from '../core/site.ts';
import { chosenMethod, choosePaymentMethod, setPausedMethods } from '../price/payment-method.ts';
import { sessionChanged, useUser } from '../session/session.ts';
import { closedMethods } from './methods/payment-methods.tsx';
import { useCardChoice } from './methods/use-card-choice.ts';
import { useStripe } from './methods/use-stripe.ts';
import { type Buyer, methodOfPayment } from './payment/checkout-memory.ts';
import { cardForm, unreachableCard } from './payment/confirm-card.ts';
import { payByCard, resumeCardPayment } from './payment/pay-by-card.ts';
import type { PayPalPress } from './payment/pay-by-paypal.ts';
import { usePurchase } from './payment/use-purchase.ts';

export type CheckoutState = ReturnType<typeof useCheckout>;

/** The checkout of one plan: its state, and what the buyer can do. */
export function useCheckout(plan: ChosenPlan, quoted: Quote) {
  const settings = useSettings();
  const user = useUser();
  const loading = useStripe();
  const [card, setCard] = useState<StripeCardElement | null>(null);
  const cardChoice = useCardChoice(user);
  const purchase = usePurchase(plan, quoted);
  const { quote, stage, notice, setNotice, agreed, lastBought, mustResume, memory, contextOf, run } =
    purchase;
  const press = useRef<PayPalPress | null>(null);
  const [seenUser, setSeenUser] = useState(user?.id);
  if (seenUser !== user?.id) {
    setSeenUser(user?.id);
    // The buyer has signed in again, as the notice asked.
    if (user && notice?.kind === 'signed-out') setNotice(null);
  }
  const closed = useMemo(() => closedMethods(quote), [quote]);
  useEffect(() => setPausedMethods(closed), [closed]);
  const isSettled = stage.at === 'settled';
  const isNameless = user?.name === '';
  useEffect(() => {
    // An account without a name takes the buyer's, so refresh the session.
    if (isSettled && isNameless) void sessionChanged();
  }, [isSettled, isNameless]);
  // The form disappears, and its card field with it.
  if (stage.at === 'settled' && card) setCard(null);

  /** Finds the outcome of a payment that was under way, or whose answer was lost. */
  function resume() {
    const payment = memory.openPayment();
    if (!payment) return;
    if (!('intentId' in payment)) {
      const method = methodOfPayment(payment);
      const ask = async () => {
        const { resumePayPalPayment } = await import('./payment/pay-by-paypal.ts');
        return resumePayPalPayment(contextOf(method), { plan }, payment);
      };
      run(method, payment, ask, 'resumed');
      return;
    }
    const form = loading.stripe ? cardForm(loading.stripe, null) : unreachableCard;
    const context = { ...contextOf('card'), card: form };
    run('card', payment, () => resumeCardPayment(context, { plan }, payment), 'resumed');
  }

  const onLoaded = useEffectEvent(resume);
  // Asking the processor about a card needs its script.
  const canAsk =
    loading.state !== 'loading' ||
    (stage.at === 'paying' && PAYMENT_METHODS[stage.method].start !== 'secret');
  useEffect(() => {
    if (mustResume && canAsk) queueMicrotask(() => onLoaded());
  }, [mustResume, canAsk]);

  function change(to: PaymentMethod) {
    if (stage.at !== 'form' || to === chosenMethod(settings)) return;
    setNotice(null);
    choosePaymentMethod(to);
  }

  const orderBy = (method: PaymentMethod, buyer: Buyer) => {
    const { discount_token: token, vat_token: vatToken } = quote;
    return { plan, total: quotedBy(quote, method).total, buyer, token, vatToken };
  };

  function pay(from: Buyer, method: PaymentMethod) {
    if (PAYMENT_METHODS[method].start === 'redirect') {
      const order = orderBy(method, from);
      const context = { ...contextOf(method), go: (url: string) => window.location.assign(url) };
      run(method, order, async () => {
        const { payElsewhere } = await import('./payment/pay-elsewhere.ts');
        return payElsewhere(context, order, method);
      });
      return;
    }
    const { stripe } = loading;
    const { saved, mayBeSaved, save } = cardChoice;
    const charged = saved ?? card;
    if (!stripe || !charged) {
      setNotice({ method: 'card', kind: 'not-ready' });
      if (loading.state === 'failed') loading.retry();
      return;
    }
    const buyer = { ...from, saveCard: mayBeSaved && save };
    const order = orderBy('card', buyer);
    const context = { ...contextOf('card'), card: cardForm(stripe, charged) };
    run('card', order, () => payByCard(context, order));
  }

  /**
   * Hands a press to PayPal's script; returns false if another payment is under way.
   * @param Press comes with PayPal's buttons
   */
  function pressPayPal(from: Buyer, Press: typeof PayPalPress): boolean {
    const order = orderBy('paypal', from);
    const pressed = new Press(contextOf('paypal'), order);
    const isTaken = run('paypal', order, () => pressed.outcome);
    if (isTaken) press.current = pressed;
    return isTaken;
  }

  const shown = { plan, quote, closed, stage, notice, lastBought, user, agreed, loading, card, cardChoice };
  return { ...shown, setCard, change, pay, pressPayPal, press, resume, purchase };
}
