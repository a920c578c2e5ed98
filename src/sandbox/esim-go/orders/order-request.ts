import { z } from 'zod';

import { keysNotPlayed, Refusal } from '../account/refusal.ts';

const line = z.strictObject({
  type: z.literal('bundle'),
  item: z.string().min(1),
  quantity: z.int().min(1),
  iccids: z.array(z.string()).optional(),
  allowReassign: z.boolean().default(false),
});

const order = z.strictObject({
  type: z.enum(['validate', 'transaction']),
  assign: z.boolean().default(false),
  order: z.array(line).min(1),
  profileID: z.string().optional(),
});

export type OrderRequest = z.infer<typeof order>;
export type OrderRequestLine = OrderRequest['order'][number];

/** The body of POST /orders, with the key `order` or `Order`. Throws 400 with the reason. */
export function readOrderRequest(body: unknown): OrderRequest {
  const read = order.safeParse(withPlainKey(body));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  if (issue?.code === 'unrecognized_keys') throw new Refusal(400, keysNotPlayed(issue.path, issue.keys));
  const { path, message } = read.error.issues[0] ?? { path: [], message: 'unreadable' };
  throw new Refusal(400, `invalid request: ${[...path, message].join(' ')}`);
}

function withPlainKey(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('Order' in body) || 'order' in body) return body;
  const { Order: lines, ...rest } = body;
  return { ...rest, order: lines };
}
