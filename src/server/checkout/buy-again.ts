import { PAYMENT_METHODS } from '../../domain/checkout/payment-method.ts';
import { isExpired, type SavedCard } from '../../domain/checkout/saved-card.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { savedCards } from '../cards/saved-cards.ts';
import type { Deps } from '../deps.ts';
import type { CardStart } from '../fraud/brake-origin.ts';
import type { Visitor } from '../identity/who.ts';
import { abandonPurchase } from '../payments/abandon-purchase.ts';
import { changedByOtherCall } from '../payments/keep-payment.ts';
import type { CardCharge } from '../providers/card-payment.ts';
import { ProviderRefused, ProviderUnreachable } from '../providers/outcome.ts';
import { freeOldAttempt } from '../purchase/attempts.ts';
import { lastBuyerOf } from '../purchase/buyers.ts';
import { attemptFingerprint } from '../purchase/guest-proof.ts';
import { type Completed, completePurchase } from './complete-purchase.ts';
import type { BuyAgainRequest, PurchaseRequest } from './requests.ts';
import { type StartedPayment, startPayment } from './start-payment.ts';

/** A call without an attempt's id that repeats the last one within this time is the same purchase: the buyer pressed twice. */
const SAME_REQUEST_SECONDS = 120;

/**
 * Buys a plan with the buyer's newest saved card, without asking for anything. The payment is recorded before the card is
 * charged, so after a failure the same verbs find it as any other payment. Throws `no_saved_card`, `authentication_required` or
 * `payment_required` (402): then nothing was charged, and nothing will be.
 */
export async function buyAgain(
  deps: Deps,
  user: Visitor,
  asked: BuyAgainRequest,
  start?: CardStart,
): Promise<Completed> {
  const card = usable(await savedCards(deps, user.id), deps.now());
  const request = await asRequest(deps, user, asked);
  const pay = () => payByCard(deps, request, { user, card, start });
  const reference = await pay().catch((error: unknown) => {
    // Another call of the same request ended the purchase that this one took up. It charged nothing.
    if (error instanceof Problem && error.reason === 'changed_meanwhile') return pay();
    throw error;
  });
  const claim = { method: 'card' as const, reference, request, approvedNow: false, chargedNow: true };
  const proof = { user: user.id, guest: null, order: undefined, clientSecret: undefined };
  return completePurchase(deps, claim, proof);
}

interface CardOfUser {
  user: Visitor;
  card: SavedCard;
  start: CardStart | undefined;
}

/** Returns the payment's reference. */
async function payByCard(
  deps: Deps,
  request: PurchaseRequest,
  { user, card, start }: CardOfUser,
): Promise<string> {
  const started = await startPayment(deps, request, { user }, 'card', start);
  if (started.payment.status === 'open') await charge(deps, started, card);
  return started.payment.id;
}

function usable(cards: SavedCard[], now: Date): SavedCard {
  const card = cards.find((card) => !isExpired(card, now));
  if (card) return card;
  throw new Problem(cards.length > 0 ? 'saved_card_expired' : 'no_saved_card');
}

/** The request that the checkout would have sent. */
async function asRequest(deps: Deps, user: Visitor, asked: BuyAgainRequest): Promise<PurchaseRequest> {
  const { attempt_id: given, ...plan } = asked;
  const { bundle_name, country_code, top_up_esim_id: onto } = plan;
  const same = `${bundle_name} ${country_code.toUpperCase()}${onto ? ` onto ${onto}` : ''}`;
  const attempt = `buy again ${user.id} ${given ?? same}`;
  if (given === undefined) await freeAttempt(deps, attempt);
  return {
    ...plan,
    billing_details: {
      ...((await lastBuyerOf(deps.db.db, user.id)) ?? { fullName: user.name }),
      email: user.email,
    },
    payment_method: PAYMENT_METHODS.card.wire,
    is_guest: false,
    create_account: false,
    marketing_opt_in: false,
    marketing_opt_out: true,
    save_card: false,
    send_to_both_emails: false,
    attempt_id: attempt,
  };
}

/** A repeat of a request that was fulfilled a while ago is a new one. One whose outcome is still unknown is not. */
async function freeAttempt(deps: Deps, attempt: string): Promise<void> {
  const before = new Date(deps.now().getTime() - SAME_REQUEST_SECONDS * 1000);
  await freeOldAttempt(deps.db.db, attemptFingerprint(deps.cipher, attempt), before);
}

/** Returns if the processor took the money, or may have. Otherwise ends the purchase and throws. */
async function charge(deps: Deps, { purchase, payment }: StartedPayment, card: SavedCard): Promise<void> {
  const outcome = await tryCharge(deps, payment.id, card);
  if (outcome?.kind === 'charged') return;
  // Another call may be handling the same request, and this one must not end its charge.
  const became = outcome ? 'open' : await becameOfOtherCall(deps, payment.id);
  if (became === 'charged') return;
  if (became === 'canceled') throw changedByOtherCall();
  const isOver = await abandonPurchase(deps, purchase).catch((error: unknown) => {
    // Only we can charge it, and the recover job ends it.
    deps.log.warn({ err: error, purchaseId: purchase.id }, 'a charge that failed is ended later');
    return null;
  });
  // Another call of the same request was faster, or the answer was lost although the charge succeeded.
  if (isOver === false) return;
  if (outcome) throw refusal(outcome);
  throw new Problem(isOver ? 'charge_not_made' : 'charge_unknown');
}

const POLLS = 25;
const POLL_EVERY_MS = 200;

async function becameOfOtherCall(deps: Deps, intent: string): Promise<'open' | 'charged' | 'canceled'> {
  const processor = deps.processors[PAYMENT_METHODS.card.processor];
  for (let polls = 0; polls < POLLS; polls++) {
    await deps.pause(POLL_EVERY_MS);
    const { status } = await processor.read(intent).catch(() => ({ status: 'unknown' as const }));
    if (status === 'succeeded' || status === 'held') return 'charged';
    if (status === 'canceled') return 'canceled';
    if (status !== 'open') return 'open';
  }
  return 'open';
}

/** Null if the processor did not report an outcome. */
async function tryCharge(deps: Deps, intent: string, { id }: SavedCard): Promise<CardCharge | null> {
  try {
    return await deps.cards.chargeCard(intent, id);
  } catch (error) {
    if (!(error instanceof ProviderRefused || error instanceof ProviderUnreachable)) throw error;
    deps.log.warn({ err: error }, 'a saved card could not be charged');
    return null;
  }
}

function refusal({ needsBuyer, words }: Extract<CardCharge, { kind: 'refused' }>): Problem {
  return needsBuyer ? new Problem('authentication_required') : new Problem('saved_card_declined', { words });
}
