import type { StripeCardElement } from '@stripe/stripe-js';
import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';

import type { ChosenPlan } from '../../domain/checkout/checkout-link.ts';
import type { Quote } from '../../domain/checkout/quote.ts';
import { readSession, useSession } from '../account/session.ts';
import { useSite } from '../site.ts';
import { type Buyer, CheckoutMemory } from './checkout-memory.ts';
import { cardForm, unreachableCard } from './confirm-card.ts';
import { payByCard, type PurchaseOutcome, resumePayment } from './pay-by-card.ts';
import { purchaseCalls } from './purchase-calls.ts';
import { localShelf, sessionShelf } from './shelf.ts';
import { useStripe } from './use-stripe.ts';

/** The payment has ended or is out of the buyer's hands: nothing more is to be paid here. */
export type Settled = Extract<PurchaseOutcome, { order: string }>;

/** Something went otherwise than wished, and the form is still there to try again. */
export type Notice =
  | Exclude<PurchaseOutcome, Settled | { kind: 'price-changed' }>
  | { kind: 'price-changed'; was: Quote; now: Quote }
  | { kind: 'not-ready' };

export type Stage =
  | { at: 'form' }
  /** `isPaid`: the money has moved and only the eSIM is waited for. */
  | { at: 'paying'; isPaid: boolean }
  | { at: 'settled'; outcome: Settled };

/** A purchase by card from the quote on: what stands on the page, and what the buyer can do. */
export function useCardCheckout(plan: ChosenPlan, quoted: Quote) {
  const apiBase = useSite()?.settings.apiBase ?? '';
  const session = useSession();
  const user = session.state === 'signed-in' ? session.user : null;
  const loading = useStripe();
  const [card, setCard] = useState<StripeCardElement | null>(null);
  const [quote, setQuote] = useState(quoted);
  const [stage, setStage] = useState<Stage>({ at: 'form' });
  const [notice, setNotice] = useState<Notice | null>(null);
  const [buyer, setBuyer] = useState<Buyer | null>(null);
  const [isFresh, setFresh] = useState(true);
  const [seenUser, setSeenUser] = useState(user?.id);
  if (seenUser !== user?.id) {
    setSeenUser(user?.id);
    // Done as it was asked.
    if (user && notice?.kind === 'signed-out') setNotice(null);
  }
  // Two presses can come before the page is drawn again.
  const busy = useRef(false);

  const shop = useMemo(
    () => ({
      memory: new CheckoutMemory(plan, sessionShelf, localShelf),
      calls: purchaseCalls(apiBase),
      pause,
      onPaid: () => setStage({ at: 'paying', isPaid: true }),
    }),
    [plan, apiBase],
  );
  const hasOpenPayment = useSyncExternalStore(
    neverTold,
    () => shop.memory.openPayment() !== null,
    () => false,
  );
  const lastBought = useSyncExternalStore(
    neverTold,
    () => (isFresh ? shop.memory.lastBought() : null),
    () => null,
  );
  // The page was left, or reloaded, in the middle of paying.
  const mustResume = isFresh && hasOpenPayment;

  async function run(work: () => Promise<PurchaseOutcome | null>) {
    if (busy.current) return;
    busy.current = true;
    setFresh(false);
    setNotice(null);
    setStage({ at: 'paying', isPaid: false });
    try {
      arrive(await work());
    } catch (error) {
      arrive({ kind: 'unsure', message: 'Something went wrong' });
      throw error;
    } finally {
      busy.current = false;
    }
  }

  function arrive(outcome: PurchaseOutcome | null) {
    if (outcome && 'order' in outcome) {
      setStage({ at: 'settled', outcome });
      // The form goes, and its card field with it.
      setCard(null);
      return;
    }
    setStage({ at: 'form' });
    if (outcome?.kind === 'price-changed') {
      setNotice({ kind: 'price-changed', was: quote, now: outcome.quote });
      setQuote(outcome.quote);
    } else if (outcome) {
      setNotice(outcome);
      if (outcome.kind === 'signed-out') void readSession();
    }
  }

  /** Finds out what became of a payment that was under way, or that nobody answered for. */
  function resume() {
    const payment = shop.memory.openPayment();
    if (!payment) return;
    setBuyer(payment.buyer);
    const form = loading.stripe ? cardForm(loading.stripe, null) : unreachableCard;
    void run(() => resumePayment({ ...shop, card: form }, { plan }, payment));
  }

  useEffect(() => {
    shop.memory.open();
  }, [shop]);
  const onLoaded = useEffectEvent(resume);
  const { state: loadingState } = loading;
  useEffect(() => {
    if (mustResume && loadingState !== 'loading') queueMicrotask(() => onLoaded());
  }, [mustResume, loadingState]);

  function pay(from: Buyer) {
    const { stripe } = loading;
    if (!stripe || !card) {
      setNotice({ kind: 'not-ready' });
      if (loading.state === 'failed') loading.retry();
      return;
    }
    setBuyer(from);
    const order = { plan, totalCents: quote.methods.stripe.total_cents, buyer: from };
    void run(() => payByCard({ ...shop, card: cardForm(stripe, card) }, order));
  }

  const shownStage: Stage = mustResume ? { at: 'paying', isPaid: false } : stage;
  return { quote, stage: shownStage, notice, lastBought, user, buyer, loading, card, setCard, pay, resume };
}

function neverTold() {
  return () => {};
}

function pause(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}
