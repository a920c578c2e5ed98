import { createSign, createVerify, randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';

import { postCallback } from '../../core/webhooks.ts';
import type { Account } from './account.ts';
import type { StoredEvent } from './state.ts';

const WEBHOOK_ID = 'WH-SANDBOX';
/** The events of the shop's webhook by default: all that the sandbox sends. */
const PLAYED_EVENTS = [
  'CHECKOUT.ORDER.APPROVED',
  'CHECKOUT.PAYMENT-APPROVAL.REVERSED',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.PENDING',
  'PAYMENT.CAPTURE.DENIED',
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.CAPTURE.REVERSED',
  'PAYMENT.REFUND.FAILED',
  'CUSTOMER.DISPUTE.CREATED',
  'CUSTOMER.DISPUTE.RESOLVED',
];
export const AUTH_ALGO = 'SHA256withRSA';

const RETRY_SECONDS = [1, 3, 10];
const ANSWER_WITHIN_MS = 20_000;
const CATCH_UP_MS = 3_600_000;

/** Sends the event to the shop. */
export function announce(account: Account, event: StoredEvent): void {
  if (!eventsOf(account).includes(event.event_type)) return;
  account.state.undelivered.push(event.id);
  post(account, event);
}

/** The events the shop's webhook is subscribed to. */
export function eventsOf({ shop }: Account): string[] {
  return shop.paypalWebhookEvents ?? PLAYED_EVENTS;
}

/** After a restart, sends again what was not delivered. */
export function catchUp(account: Account): void {
  for (const id of account.state.undelivered) {
    const event = account.state.events[id];
    if (event && Date.parse(event.create_time) > account.world.now() - CATCH_UP_MS) post(account, event);
  }
}

/** Delivers an event once more, with its own retries. */
export function post(account: Account, event: StoredEvent): void {
  account.world.webhooks.deliver({
    party: 'paypal',
    id: event.id,
    retrySeconds: RETRY_SECONDS,
    async send() {
      const body = JSON.stringify(event);
      const status = await postCallback(
        account.shop.paypalWebhookUrl,
        body,
        {
          'user-agent': 'PayPal/AUHD-214.0-SANDBOX',
          ...signedHeaders(account, body),
        },
        ANSWER_WITHIN_MS,
      );
      if (status >= 200 && status < 300) {
        account.state.undelivered = account.state.undelivered.filter((id) => id !== event.id);
        account.save();
      }
      return status;
    },
  });
}

/** Where the certificate of the signing key is. */
export function certificateUrl(account: Account): string {
  return `${account.origin()}/v1/notifications/certs/${account.keys().id}`;
}

/** The real time, not the sandbox's: the shop may check the age of a transmission. */
function signedHeaders(account: Account, body: string): Record<string, string> {
  const id = randomUUID();
  const time = new Date().toISOString();
  const message = signedText(id, time, webhookId(account), body);
  return {
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': createSign('sha256').update(message).sign(account.keys().privateKey, 'base64'),
    'paypal-cert-url': certificateUrl(account),
    'paypal-auth-algo': AUTH_ALGO,
    'paypal-auth-version': 'v2',
  };
}

/** Whether `signature` (base64) is right for that transmission of `body`. */
export function isSigned(
  account: Account,
  given: { id: string; time: string; webhookId: string; body: string; signature: string },
): boolean {
  if (given.webhookId !== webhookId(account)) return false;
  return createVerify('sha256')
    .update(signedText(given.id, given.time, given.webhookId, given.body))
    .verify(account.keys().certificate, given.signature, 'base64');
}

export function webhookId({ shop }: Account): string {
  return shop.paypalWebhookId ?? WEBHOOK_ID;
}

function signedText(id: string, time: string, webhook: string, body: string): string {
  return `${id}|${time}|${webhook}|${crc32(body)}`;
}
