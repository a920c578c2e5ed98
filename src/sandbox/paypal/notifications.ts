import { z } from 'zod';

import { notPlayed } from '../core/not-played.ts';
import type { Account } from './account/account.ts';
import type { StoredEvent } from './account/state.ts';
import {
  AUTH_ALGO,
  certificateUrl,
  eventsOf,
  isSigned,
  post,
  webhookId,
} from './account/webhook-delivery.ts';
import type { Route } from './api/api.ts';
import { leftOut, missing, PaypalFailure } from './api/failure.ts';

const PATH = '/v1/notifications';
const MAX_PER_PAGE = 300;

/** Webhooks: checking a signature, and listing past events. */
export function notificationRoutes(account: Account): Route[] {
  const event = (id: string): StoredEvent => {
    const found = account.state.events[id];
    if (!found) throw missing();
    return found;
  };
  return [
    {
      method: 'POST',
      path: `${PATH}/verify-webhook-signature`,
      answer: ({ body }) => ({ verification_status: verify(account, body) ? 'SUCCESS' : 'FAILURE' }),
    },
    {
      method: 'GET',
      path: `${PATH}/webhooks-events`,
      parameters: ['page_size', 'next_page_token', 'start_time', 'end_time', 'event_type', 'transaction_id'],
      answer: ({ query }) => listEvents(account, query),
    },
    {
      method: 'GET',
      path: `${PATH}/webhooks/:id`,
      answer({ id }) {
        if (id !== webhookId(account)) throw missing();
        const events = eventsOf(account).map((name) => ({ name, status: 'ENABLED' }));
        return { id, url: account.shop.paypalWebhookUrl, event_types: events };
      },
    },
    { method: 'GET', path: `${PATH}/webhooks-events/:id`, answer: ({ id }) => event(id) },
    {
      method: 'POST',
      path: `${PATH}/webhooks-events/:id/resend`,
      status: 202,
      answer({ id }) {
        post(account, event(id));
        return event(id);
      },
    },
  ];
}

const transmission = z.strictObject({
  auth_algo: z.string(),
  cert_url: z.string(),
  transmission_id: z.string(),
  transmission_sig: z.string(),
  transmission_time: z.string(),
  webhook_id: z.string(),
  webhook_event: z.looseObject({}),
});

function verify(account: Account, body: unknown): boolean {
  const result = transmission.safeParse(body);
  if (!result.success) {
    const [issue] = result.error.issues;
    if (issue?.code === 'unrecognized_keys')
      throw leftOut(422, notPlayed(`the field /${issue.keys[0] ?? ''}`), `/${issue.keys[0] ?? ''}`);
    throw validationError(issue?.path.join('.') ?? '', 'Required field missing');
  }
  const given = result.data;
  return (
    given.auth_algo === AUTH_ALGO &&
    given.cert_url === certificateUrl(account) &&
    isSigned(account, {
      id: given.transmission_id,
      time: given.transmission_time,
      webhookId: given.webhook_id,
      body: JSON.stringify(given.webhook_event),
      signature: given.transmission_sig,
    })
  );
}

function listEvents(account: Account, query: URLSearchParams): object {
  const size = Number(query.get('page_size') ?? 10);
  if (!Number.isInteger(size) || size < 1 || size > MAX_PER_PAGE) {
    throw validationError('page_size', `Must be between 1 and ${MAX_PER_PAGE}`);
  }
  const from = time(query, 'start_time') ?? -Infinity;
  const until = time(query, 'end_time') ?? Infinity;
  const type = query.get('event_type');
  const transaction = query.get('transaction_id');
  const all = Object.values(account.state.events)
    .filter(
      (event) =>
        Date.parse(event.create_time) >= from &&
        Date.parse(event.create_time) <= until &&
        (type === null || event.event_type === type) &&
        (transaction === null || (event.resource as { id?: string }).id === transaction),
    )
    .toReversed();
  const skipped = Number(query.get('next_page_token') ?? 0);
  const events = all.slice(skipped, skipped + size);
  const link = (rel: string, at: number) => {
    const search = new URLSearchParams(query);
    search.set('page_size', String(size));
    search.set('next_page_token', String(at));
    return { href: `${account.origin()}${PATH}/webhooks-events?${search}`, rel, method: 'GET' };
  };
  const isMore = skipped + size < all.length;
  return {
    events,
    count: events.length,
    links: [link('self', skipped), ...(isMore ? [link('next', skipped + size)] : [])],
  };
}

function time(query: URLSearchParams, name: string): number | undefined {
  const given = query.get(name);
  if (given === null) return undefined;
  const read = Date.parse(given);
  if (Number.isNaN(read)) throw validationError(name, 'Must be a date and time as in RFC 3339');
  return read;
}

function validationError(field: string, issue: string): PaypalFailure {
  return new PaypalFailure(400, {
    name: 'VALIDATION_ERROR',
    message: 'Invalid data provided',
    details: [{ field, issue, description: issue }],
  });
}
