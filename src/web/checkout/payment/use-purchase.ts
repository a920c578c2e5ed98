import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';

import type { ChosenPlan } from '../../../domain/checkout/checkout-link.ts';
import type { PaymentMethod } from '../../../domain/checkout/payment-method.ts';
import type { Quote } from '../../../domain/checkout/quote-schema.ts';
import { useApi } from '../../api/use-api.ts';
import { failureWords } from '../../api/words.ts';
import { sharedStorage, tabStorage } from '../../browser/browser-storage.ts';
import { readSession } from '../../session/session.ts';
import { type Buyer, CheckoutMemory, methodOfPayment } from './checkout-memory.ts';
import { type AgreedOrder, purchaseCalls } from './purchase-calls.ts';
import type { PurchaseOutcome } from './purchase-outcome.ts';

/** The payment has ended, or the buyer can do no more: nothing is left to pay here. */
export type Settled = Extract<PurchaseOutcome, { order: string }>;

/** Something went wrong, and the buyer can try again in the form. */
export type Notice = { method: PaymentMethod } & (
  | Exclude<PurchaseOutcome, Settled | { kind: 'price-changed' }>
  | { kind: 'price-changed'; was: Quote; now: Quote; why: string | undefined }
  | { kind: 'not-ready' }
);

export type Stage =
  | { at: 'form' }
  /**
   * `paid`: the buyer's part is done, and only the eSIM is still to come. `resumed`: the buyer left the page while paying, and
   * we ask for the outcome.
   */
  | { at: 'paying'; method: PaymentMethod; step: 'begun' | 'window' | 'paid' | 'resumed' }
  | { at: 'settled'; outcome: Settled };

/** The buyer, the payment method and the total. */
export type Agreed = Pick<AgreedOrder, 'buyer' | 'total'> & { method: PaymentMethod };

export type PurchaseSoFar = ReturnType<typeof usePurchase>;

type Work = () => Promise<PurchaseOutcome | null>;

/** One purchase from the quote on: its stage, and its latest notice. */
export function usePurchase(plan: ChosenPlan, quoted: Quote) {
  const api = useApi();
  const [quote, setQuote] = useState(quoted);
  const [stage, setStage] = useState<Stage>({ at: 'form' });
  const [notice, setNotice] = useState<Notice | null>(null);
  const [agreed, setAgreed] = useState<Agreed | null>(null);
  const [isFresh, setFresh] = useState(true);
  // Two presses can come before the next render.
  const busy = useRef(false);

  const { memory, calls } = useMemo(
    () => ({
      memory: new CheckoutMemory(plan, tabStorage, sharedStorage),
      calls: purchaseCalls(api),
    }),
    [plan, api],
  );
  useEffect(() => {
    memory.open();
  }, [memory]);
  useEffect(() => {
    // If the browser restores the page from its back/forward cache in the middle of paying, answers may have been lost. A fresh
    // load asks the shop for the outcome.
    const restart = ({ persisted }: PageTransitionEvent) => {
      if (persisted && busy.current) window.location.reload();
    };
    window.addEventListener('pageshow', restart);
    return () => window.removeEventListener('pageshow', restart);
  }, []);
  const opened = useSyncExternalStore(
    neverChanges,
    () => (isFresh ? methodOf(memory) : null),
    () => null,
  );
  const boughtAt = useSyncExternalStore(
    neverChanges,
    () => (isFresh ? (memory.lastBought()?.at ?? null) : null),
    () => null,
  );
  const lastBought = boughtAt === null ? null : memory.lastBought();

  /** Blocks other payments until `work` has ended; returns false if one is under way. */
  function run(
    method: PaymentMethod,
    { buyer, total }: Omit<Agreed, 'method'>,
    work: Work,
    step: 'begun' | 'resumed' = 'begun',
  ): boolean {
    if (busy.current) return false;
    busy.current = true;
    setAgreed({ method, buyer, total });
    setFresh(false);
    setNotice(null);
    setStage({ at: 'paying', method, step });
    void follow(method, work);
    return true;
  }

  async function follow(method: PaymentMethod, work: Work) {
    try {
      arrive(method, await work());
    } catch (error) {
      arrive(method, { kind: 'unsure', message: failureWords.wrong });
      throw error;
    } finally {
      busy.current = false;
    }
  }

  function arrive(method: PaymentMethod, outcome: PurchaseOutcome | null) {
    if (outcome && 'order' in outcome) return setStage({ at: 'settled', outcome });
    setStage({ at: 'form' });
    if (outcome?.kind === 'price-changed') {
      setNotice({ method, kind: 'price-changed', was: quote, now: outcome.quote, why: outcome.why });
      setQuote(outcome.quote);
    } else if (outcome) {
      setNotice({ method, ...outcome });
      if (outcome.kind === 'signed-out') void readSession();
    }
  }

  /** What a payment method needs for one try. */
  const contextOf = (method: PaymentMethod) => ({
    memory,
    calls,
    pause,
    onPaid: () => setStage({ at: 'paying', method, step: 'paid' }),
    onWindow: () => setStage({ at: 'paying', method, step: 'window' }),
  });

  // The buyer left or reloaded the page while paying.
  const mustResume = opened !== null;
  const shown: Stage = mustResume ? { at: 'paying', method: opened, step: 'resumed' } : stage;
  const setBuyer = (buyer: Buyer) => setAgreed((known) => known && { ...known, buyer });
  /** Replaces the quote by one with or without a code; a payment under way keeps its own. */
  const offer = (other: Quote) => {
    if (!busy.current) setQuote(other);
  };
  const told = { quote, stage: shown, notice, agreed, lastBought, mustResume };
  return { ...told, offer, setNotice, setBuyer, memory, contextOf, run };
}

function methodOf(memory: CheckoutMemory): PaymentMethod | null {
  const payment = memory.openPayment();
  return payment && methodOfPayment(payment);
}

function neverChanges() {
  return () => {};
}

function pause(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}
