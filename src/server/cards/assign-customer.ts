import type { Deps } from '../deps.ts';
import type { BuyerIdentity } from '../identity/identify.ts';
import type { CardPayment } from '../providers/card-payment.ts';
import { ProviderRefused } from '../providers/outcome.ts';
import { recordCardConsent } from '../purchase/attempts.ts';
import type { Purchase } from '../purchase/tables.ts';
import { customerOf, deleteCustomer, ensureCustomer } from './stripe-customers.ts';

/**
 * Lets a signed-in buyer pay an intent with a saved card, and saves its card if, and only if, the buyer agreed. The choice may
 * change between tries: the last one counts.
 */
export async function assignCustomer(
  deps: Deps,
  purchase: Purchase,
  intent: CardPayment,
  { save_card: keepsCard }: { save_card: boolean },
  identity: BuyerIdentity,
): Promise<void> {
  if (!('user' in identity) || intent.status !== 'open') return;
  const userId = identity.user.id;
  const customer = keepsCard ? await ensureCustomer(deps, userId) : await customerOf(deps, userId);
  if (customer === null) return;
  // Never save a card without a record of the consent: written before, removed after.
  if (keepsCard) await recordCardConsent(deps.db.db, purchase.id, deps.now());
  if (intent.customer !== customer || intent.keepsCard !== keepsCard) {
    await assign(deps, intent, customer, keepsCard);
  }
  if (!keepsCard && purchase.cardConsentAt) await recordCardConsent(deps.db.db, purchase.id, null);
}

async function assign(deps: Deps, intent: CardPayment, customer: string, keepsCard: boolean): Promise<void> {
  try {
    await deps.cards.assignIntent(intent.id, { customer, keepsCard });
  } catch (error) {
    const code = error instanceof ProviderRefused ? error.code : null;
    // Another call of the same checkout has already paid it.
    if (code === 'payment_intent_unexpected_state') return;
    if (code !== 'resource_missing') throw error;
    // Somebody deleted the customer in Stripe’s dashboard: pay without saved cards.
    deps.log.warn({ err: error }, 'a customer is gone at Stripe');
    await deleteCustomer(deps, customer);
  }
}
