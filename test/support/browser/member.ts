import { randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';

import type { Plan } from '../../../src/domain/catalog/catalog-schema.ts';
import type { Quote } from '../../../src/domain/checkout/quote-schema.ts';
import { signUpQuietly } from './account-page.ts';
import { aPlan, someone, type Typed } from './checkout-page.ts';
import { post } from './post.ts';

interface Started {
  client_secret: string;
  payment_intent_id: string;
}

interface Options {
  iso?: string;
  /** One of the sandbox's names for its test cards. */
  method?: string;
  /** The cheapest 7-day plan of `iso` by default. */
  wanted?: Plan;
  /** The consent that a shop with the right to withdraw requires. */
  consent?: string;
}

/** Somebody with an account, signed in in the browser of `page`. */
export class Member {
  readonly page: Page;
  readonly email: string;
  readonly #stripe: string;

  constructor(page: Page, email: string, { stripe }: { stripe: string }) {
    this.page = page;
    this.email = email;
    this.#stripe = stripe;
  }

  static async signUp(page: Page, sandbox: { stripe: string }, name: string): Promise<Member> {
    return new Member(page, await signUpQuietly(page, undefined, name), sandbox);
  }

  /** Buys a plan and saves the card, without changing the page itself. */
  async buyAndKeepCard({ consent, ...options }: Options = {}): Promise<Plan> {
    return buyQuietly(this.page, this.#stripe, {
      ...options,
      request: {
        billing_details: { fullName: 'Mia Larsen', email: 'mia@posteo.example' },
        is_guest: false,
        save_card: true,
        ...(consent !== undefined && { withdrawal_consent: consent }),
      },
    });
  }
}

/** Buys a plan as a guest in the browser of `page`, without changing the page itself. Returns the buyer's address. */
export async function buyAsGuest(
  page: Page,
  { stripe }: { stripe: string },
  { buyer = someone(), ...options }: Pick<Options, 'iso'> & { buyer?: Typed } = {},
): Promise<string> {
  const { firstName, lastName, email } = buyer;
  await buyQuietly(page, stripe, {
    ...options,
    request: { billing_details: { fullName: `${firstName} ${lastName}`, email }, is_guest: true },
  });
  return email;
}

async function buyQuietly(
  page: Page,
  stripe: string,
  {
    iso = 'JP',
    method = 'pm_card_visa',
    wanted,
    request: details,
  }: Omit<Options, 'consent'> & { request: object },
): Promise<Plan> {
  const plan = wanted ?? (await aPlan(page, iso));
  const { bundle_name, country_code } = plan;
  const { quote } = await post<{ quote: Quote }>(page, '/api/quote', { bundle_name, country_code });
  const request = {
    bundle_name,
    country_code,
    price: quote.methods.stripe.total_cents / 100,
    payment_method: 'stripe',
    attempt_id: randomUUID(),
    ...details,
  };
  const started = await post<Started>(page, '/api/esims/create-payment-intent', request);
  const intent = await confirm(stripe, started, method);
  const bank = intent.next_action?.use_stripe_sdk.stripe_js;
  if (bank) await fetch(bank, { method: 'POST', body: new URLSearchParams({ outcome: 'complete' }) });
  const { payment_intent_id } = started;
  await post(page, '/api/esims/complete-purchase', { ...request, payment_intent_id });
  return plan;
}

async function confirm(stripe: string, { payment_intent_id, client_secret }: Started, method: string) {
  const answer = await fetch(`${stripe}/v1/payment_intents/${payment_intent_id}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      key: 'pk_test_sandbox',
      client_secret,
      payment_method: method,
      use_stripe_sdk: 'true',
    }),
  });
  return (await answer.json()) as { next_action?: { use_stripe_sdk: { stripe_js: string } } | null };
}
