import { useCallback, useState } from 'react';

import type { Plan } from '../../domain/catalog/catalog-schema.ts';
import { quotedBy } from '../../domain/checkout/payment-method.ts';
import type { Quote } from '../../domain/checkout/quote-schema.ts';
import type { SavedCard } from '../../domain/checkout/saved-card.ts';
import type { UserEsim } from '../../domain/esims/user-esim.ts';
import { LANGUAGE } from '../../domain/language-words.ts';
import { toDecimal } from '../../domain/money.ts';
import { answerOf, ApiFailure, isSignedOut } from '../api/api.ts';
import { useAnswer } from '../api/use-answer.ts';
import { useApi } from '../api/use-api.ts';
import { usePublicApi } from '../api/use-public-api.ts';
import { keep, readStored, tabStorage } from '../browser/browser-storage.ts';
import { logFailure } from '../browser/log-failure.ts';
import { type CardWithExpiry, readSavedCards } from '../checkout/methods/use-saved-cards.ts';
import { partnerCode } from '../checkout/payment/partner-code.ts';
import { paths } from '../core/paths.ts';
import { type QuoteOutcome, quotePlan } from '../price/quote-plan.ts';
import { openAuth } from '../session/auth-request.ts';
import { buyAgainWords } from './words.ts';

/** What the buyer can agree to before anything is charged. */
export type BuyAgainOffer =
  | { kind: 'offer'; quote: Quote; card: SavedCard }
  | { kind: 'no-card'; quote: Quote }
  | { kind: 'unknown-plan' }
  | { kind: 'paused'; words: string };

export type BuyAgainOutcome =
  | { kind: 'bought'; iccid: string }
  /** Paid, or still with the bank: the order page shows the rest. */
  | { kind: 'on-its-way' | 'bank-waits'; order: string }
  /** Nothing was charged, or the shop does not know. `words`: the whole message. */
  | { kind: 'failed'; words: string; atCheckout: boolean };

/** Buys a plan again with the saved card: the offer, and the outcome. */
export function useBuyAgain({ bundle_name, country_code, plan }: UserEsim, onBought: () => void) {
  const api = useApi();
  const shop = usePublicApi();
  const ask = useCallback(async () => {
    const [quoted, cards] = await Promise.all([
      quotePlan(shop, { id: bundle_name, countryCode: country_code }, (failure) =>
        logFailure('a quote', failure),
      ),
      readSavedCards(api).catch((failure: unknown) => {
        signInFirst(failure, plan);
        throw failure;
      }),
    ]);
    return offerOf(quoted, cards);
  }, [api, shop, bundle_name, country_code, plan]);
  const { answer, askAgain } = useAnswer(ask);
  const [newer, setNewer] = useState<Quote | null>(null);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<BuyAgainOutcome | null>(null);

  /** @param agreed version of the consent text, if the shop asks for consent */
  async function buy(quote: Quote, agreed?: string) {
    if (busy) return;
    setBusy(true);
    setOutcome(null);
    const attempt = buyAgainAttempt(bundle_name, country_code);
    try {
      const { total } = quotedBy(quote, 'card');
      const consent = agreed === undefined ? {} : { withdrawal_consent: agreed };
      const json = {
        bundle_name,
        country_code,
        price: Number(toDecimal(total)),
        currency: quote.methods.stripe.currency,
        attempt_id: attempt.id(),
        ...consent,
        language: LANGUAGE,
        ...partnerCode(),
      };
      const done = await answerOf(api['purchase-esim'].$post({ json }));
      attempt.settle();
      if (done.status === 'ready') setOutcome({ kind: 'bought', iccid: done.iccid });
      else setOutcome({ kind: done.status === 'pending' ? 'bank-waits' : 'on-its-way', order: done.order });
      onBought();
    } catch (failure) {
      logFailure('buying again', failure);
      // If the shop does not know the outcome, another press must not become a second purchase.
      if (failure instanceof ApiFailure && failure.status >= 400 && failure.status < 500) attempt.settle();
      signInFirst(failure, plan);
      setOutcome(failed(failure));
      const fresh = failure instanceof ApiFailure && failure.code === 'price_changed' && failure.details;
      if (fresh) setNewer(fresh['quote'] as Quote);
    } finally {
      setBusy(false);
    }
  }

  const offer: BuyAgainOffer | null = answer.state === 'loaded' ? answer.value : null;
  const shown = offer && newer && 'quote' in offer ? { ...offer, quote: newer } : offer;
  return { offer: shown, hasFailed: answer.state === 'failed', askAgain, busy, outcome, buy };
}

/** The session has expired and the list disappears with this dialog, so continue at the checkout. */
function signInFirst(failure: unknown, plan: Plan): void {
  if (isSignedOut(failure)) openAuth('signin', { next: paths.checkout(plan), guestsToo: true });
}

function offerOf(quoted: QuoteOutcome, cards: CardWithExpiry[]): BuyAgainOffer {
  if (quoted.kind === 'failed') throw new Error('no quote');
  if (quoted.kind === 'unknown-plan' || quoted.kind === 'paused') return quoted;
  const words = quoted.quote.paused?.card;
  if (words !== undefined) return { kind: 'paused', words };
  const card = cards.find(({ expired }) => !expired);
  return card ? { kind: 'offer', quote: quoted.quote, card } : { kind: 'no-card', quote: quoted.quote };
}

/** The checkout can take another card, or the bank's confirmation. */
const FOR_THE_CHECKOUT = new Set(['no_saved_card', 'authentication_required', 'payment_required']);

/** The shop's own message if its answer has one; else our own. */
export function failed(failure: unknown): Extract<BuyAgainOutcome, { kind: 'failed' }> {
  const isAnswer = failure instanceof ApiFailure && failure.status > 0;
  if (!isAnswer) return { kind: 'failed', words: buyAgainWords.unanswered, atCheckout: false };
  const { error } = failure.details;
  const words = buyAgainWords.failed(typeof error === 'string' && error !== '' ? error : null);
  return { kind: 'failed', words, atCheckout: FOR_THE_CHECKOUT.has(failure.code) };
}

/** The id by which the shop recognizes a repeated request, stored until the outcome is known, even across a reload. */
function buyAgainAttempt(bundleName: string, countryCode: string) {
  const key = `simport.attempt.again.${bundleName}.${countryCode}`;
  return {
    id(): string {
      const kept = readStored(tabStorage, key, isId);
      if (kept !== null) return kept;
      const id = crypto.randomUUID();
      keep(tabStorage, key, id);
      return id;
    },
    settle: () => tabStorage.removeItem(key),
  };
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value);
}
