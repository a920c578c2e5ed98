import type { ChosenPlan } from '../../domain/checkout/checkout-link.ts';
import { toDollars } from '../../domain/money.ts';
import { answerOf, browserApi } from '../api.ts';
import type { Attempt, Buyer, OpenPayment } from './checkout-memory.ts';

/** What the buyer agreed to, as the button named it. */
export interface CardOrder {
  plan: ChosenPlan;
  totalCents: number;
  buyer: Buyer;
}

export interface StartedPayment {
  clientSecret: string;
  intentId: string;
  /** Token of the order page. */
  order: string;
}

export type CompletedPurchase =
  | { status: 'ready'; iccid: string; order: string }
  | { status: 'processing'; order: string }
  /** The money is still being checked. */
  | { status: 'pending'; order: string };

/** The shop's two calls of a card purchase. Both throw {@link ApiFailure}. */
export interface PurchaseCalls {
  start(order: CardOrder, attempt: Pick<Attempt, 'id'>): Promise<StartedPayment>;
  complete(plan: ChosenPlan, payment: OpenPayment): Promise<CompletedPurchase>;
}

/** Tells the shop's logs which program asked. */
const CLIENT = { headers: { 'X-Client': 'simport-web' } };

/** @param base origin of the API when it is not the page's own */
export function purchaseCalls(base: string): PurchaseCalls {
  const { esims } = browserApi(base);
  return {
    async start(order, attempt) {
      const json = requestFor(order, attempt.id);
      const started = await answerOf(esims['create-payment-intent'].$post({ json }, CLIENT));
      return {
        clientSecret: started.client_secret,
        intentId: started.payment_intent_id,
        order: started.order,
      };
    },
    async complete(plan, { attemptId, totalCents, buyer, intentId, clientSecret, order }) {
      const json = {
        ...requestFor({ plan, totalCents, buyer }, attemptId),
        payment_intent_id: intentId,
        client_secret: clientSecret,
        order,
      };
      return answerOf(esims['complete-purchase'].$post({ json }, CLIENT));
    },
  };
}

function requestFor({ plan, totalCents, buyer }: CardOrder, attemptId: string) {
  return {
    bundle_name: plan.id,
    country_code: plan.countryCode,
    price: toDollars(totalCents),
    billing_details: { fullName: buyer.fullName, email: buyer.email },
    payment_method: 'stripe' as const,
    is_guest: buyer.isUser !== true,
    create_account: buyer.createAccount === true,
    marketing_opt_in: true,
    send_to_both_emails: false,
    original_user_email: '',
    alternative_email: '',
    attempt_id: attemptId,
  };
}
