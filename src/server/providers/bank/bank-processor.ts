import { createHmac, timingSafeEqual } from 'node:crypto';

import { z } from 'zod';

import { PROCESSOR_NAMES } from '../../../domain/checkout/payment-method.ts';
import { ofMinor } from '../../../domain/money.ts';
import type { Settings } from '../../core/settings/env.ts';
import { type Provider, ProviderRefused, ProviderUnreachable } from '../outcome.ts';
import type { PaymentStatus } from '../payment-status.ts';
import type { BegunPayment, Processor } from '../processor.ts';

const BANK: Provider = { name: PROCESSOR_NAMES.bank, role: 'payments' };

/** Only the sandbox plays it. */
const KEY = 'sandbox';
const WITHIN_MS = 20_000;

const refusal = z.object({ error: z.object({ code: z.string(), message: z.string() }) });
const made = z.object({ id: z.string() });
const wirePayment = z.object({
  id: z.string(),
  status: z.enum(['open', 'paid', 'canceled']),
  purchase: z.string(),
  amount_cents: z.int(),
  currency: z.string(),
  fee_cents: z.int(),
  page_url: z.url(),
  refunds: z.array(z.object({ id: z.string(), refund_id: z.string(), amount_cents: z.int() })),
});
const wireEvent = z.object({ id: z.string(), event: z.string(), payment: z.string() });

type WirePayment = z.infer<typeof wirePayment>;

/** Bank transfers that the buyer confirms on the bank's own page; null if the settings do not name it. */
export function bankProcessor({ SANDBOX_BANK_URL: base }: Settings): Processor | null {
  if (base === undefined) return null;
  const call = callsTo(base);
  const at = (id: string) => `/payments/${encodeURIComponent(id)}`;
  const read = (id: string) => call(at(id), wirePayment);
  return {
    provider: BANK,
    isSet: true,
    callsBack: true,
    start: {
      isReadByBuyer: false,
      begin: async ({ purchaseId: purchase, number, total, description, back }) =>
        begun(
          await call('/payments', wirePayment, {
            reference: `${purchase}:${number}`,
            purchase,
            description,
            amount_cents: total.amount,
            currency: total.currency,
            return_url: back,
          }),
        ),
      again: async (reference) => begun(await read(reference)),
      keepSealed: null,
    },
    read: async (reference) => newsOf(await read(reference)),
    approvals: null,
    end: async (reference) => (await call(`${at(reference)}/cancel`, wirePayment, {})).status === 'canceled',
    async refund({ refundId, key, amount, payment: { reference } }) {
      const body = { key, refund_id: refundId, amount_cents: amount.amount };
      try {
        const { id } = await call(`${at(reference)}/refunds`, made, body);
        return { id, status: 'succeeded' };
      } catch (error) {
        if (error instanceof ProviderRefused && error.code === 'all_refunded')
          return { id: null, status: 'succeeded' };
        throw error;
      }
    },
    async refundsOf({ reference }) {
      const { refunds, currency } = await read(reference);
      return refunds.map(({ id, refund_id: refundId, amount_cents: cents }) => {
        return { id, refundId, status: 'succeeded', amount: ofMinor(cents, currency) };
      });
    },
    async feesOf({ reference }) {
      const { fee_cents: fee, amount_cents: paid, currency, refunds } = await read(reference);
      return {
        payment: { gross: ofMinor(paid, currency), fee },
        refunds: refunds.map(({ id, amount_cents: back }) => ({
          id,
          booking: { gross: ofMinor(back, currency), fee: 0 },
        })),
      };
    },
    disputesOf: async () => [],
    answers: null,
    payouts: null,
    declinesOf: async () => [],
    list: null,
    received: null,
    buyersSecret: async () => null,
    async readEvent(body, headers) {
      const given = Buffer.from(headers.get('x-bank-signature') ?? '', 'hex');
      const right = createHmac('sha256', KEY).update(body).digest();
      if (given.length !== right.length || !timingSafeEqual(given, right)) throw new Error('wrong signature');
      const { id, event: type, payment: reference } = wireEvent.parse(JSON.parse(body.toString()));
      return { id, type, reference, occurredAt: null };
    },
    topicOf: (type) => (type === 'payment.refunded' ? 'refund' : 'payment'),
  };
}

const STATES = { open: 'open', paid: 'succeeded', canceled: 'canceled' } as const;

function newsOf({
  id,
  status,
  purchase,
  amount_cents: cents,
  currency,
  refunds,
}: WirePayment): PaymentStatus {
  const back = refunds.reduce((sum, refund) => sum + refund.amount_cents, 0);
  return {
    id,
    status: STATES[status],
    asked: ofMinor(cents, currency),
    received: ofMinor(status === 'paid' ? cents : 0, currency),
    purchaseId: purchase,
    lastError: null,
    declined: null,
    payer: null,
    methodLabel: status === 'paid' ? BANK.name : null,
    wallet: null,
    returned: ofMinor(back, currency),
    foreign: null,
    captureId: null,
  };
}

function begun(payment: WirePayment): BegunPayment {
  return { ...newsOf(payment), opening: { kind: 'redirect', url: payment.page_url }, card: null };
}

/** A POST with a body, a GET without one. Throws `ProviderRefused` and `ProviderUnreachable`. */
function callsTo(base: string) {
  return async <T>(path: string, schema: z.ZodType<T>, body?: object): Promise<T> => {
    const headers = { Authorization: `Bearer ${KEY}`, 'Content-Type': 'application/json' };
    const sent = body && { method: 'POST', body: JSON.stringify(body) };
    const signal = AbortSignal.timeout(WITHIN_MS);
    let response: Response;
    let answer: unknown;
    try {
      response = await fetch(new URL(path, base), { headers, signal, ...sent });
      answer = await response.json();
    } catch (error) {
      throw new ProviderUnreachable(BANK, 'no answer', { cause: error });
    }
    const { status } = response;
    const no = refusal.safeParse(answer).data?.error;
    // A wrong key is ours to fix, and a spent limit passes: neither answers the call itself.
    if (no && status >= 400 && status < 500 && status !== 401 && status !== 429)
      throw new ProviderRefused(BANK, no.code, no.message);
    const found = response.ok ? schema.safeParse(answer) : null;
    if (!found?.success) throw new ProviderUnreachable(BANK, `unusable answer ${status}`);
    return found.data;
  };
}
