import { type Context, Hono } from 'hono';
import { z } from 'zod';

import type { Clock } from '../core/clock.ts';
import { faultOrder, type Faults, partyName } from '../core/faults.ts';
import type { Party } from '../core/party.ts';
import type { WebhookSender } from '../core/webhooks.ts';

export interface Control {
  clock: Clock;
  faults: Faults;
  webhooks: WebhookSender;
  parties: Party[];
}

const clockMove = z.strictObject({
  advance_seconds: z
    .number()
    .min(0)
    .max(10 * 365 * 86_400),
});
const webhookPull = z.strictObject({
  party: partyName,
  action: z.enum(['hold', 'release', 'drop', 'duplicate', 'shuffle', 'resend']),
  id: z.string().optional(),
});

/** The controls under `/control`, all JSON. */
export function createControl({ clock, faults, webhooks, parties }: Control): Hono {
  const app = new Hono().basePath('/control');
  const clockNow = () => ({ now: new Date(clock.now()).toISOString() });

  app.get('/ledger', (c) => c.json(mergeLedgers(parties)));
  app.get('/clock', (c) => c.json(clockNow()));
  app.post('/clock', async (c) => {
    clock.advance((await read(c, clockMove)).advance_seconds);
    return c.json(clockNow());
  });
  app.get('/faults', (c) => c.json({ faults: faults.list() }));
  app.post('/faults', async (c) => c.json({ id: faults.add(await read(c, faultOrder)) }));
  app.delete('/faults', (c) => {
    faults.clear();
    return c.json({ faults: [] });
  });
  app.get('/webhooks', (c) => c.json({ webhooks: webhooks.list() }));
  app.post('/webhooks', async (c) => {
    const { party, action, id } = await read(c, webhookPull);
    return c.json({ party, action, touched: webhooks.pull(party, action, id) });
  });
  app.post('/reset', (c) => {
    faults.clear();
    webhooks.reset();
    clock.reset();
    for (const party of parties) party.reset();
    return c.json({ reset: true });
  });
  for (const party of parties) {
    for (const [name, pull] of Object.entries(party.controls ?? {})) {
      app.post(`/${name}`, async (c) => c.json((await pull(await json(c))) ?? {}));
    }
  }

  app.notFound((c) => c.json({ error: `No control ${c.req.method} ${c.req.path}` }, 404));
  app.onError((error, c) => c.json({ error: wording(error) }, 400));
  return app;
}

async function json(c: Context): Promise<unknown> {
  const text = await c.req.text();
  return text ? (JSON.parse(text) as unknown) : {};
}

async function read<T extends z.ZodType>(c: Context, schema: T): Promise<z.infer<T>> {
  return schema.parse(await json(c));
}

function wording(error: Error): string {
  return error instanceof z.ZodError ? z.prettifyError(error) : error.message;
}

/** `GET /control/ledger`: the ledgers of all parties in one answer. */
function mergeLedgers(parties: Party[]): Record<string, unknown[]> {
  const ledger: Record<string, unknown[]> = {
    charges: [],
    paypal_captures: [],
    refunds: [],
    provider_orders: [],
    esims: [],
    mails: [],
    sign_ins: [],
  };
  for (const party of parties) {
    for (const [name, entries] of Object.entries(party.ledger?.() ?? {})) {
      ledger[name] = [...(ledger[name] ?? []), ...(Array.isArray(entries) ? entries : [entries])];
    }
  }
  return ledger;
}
