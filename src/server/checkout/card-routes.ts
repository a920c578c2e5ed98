import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';

import { Problem } from '../../domain/problems/problem.ts';
import { removeSavedCard, savedCards } from '../cards/saved-cards.ts';
import type { Deps } from '../deps.ts';
import { admitCard } from '../fraud/brake-origin.ts';
import { failures, refuseInvalid } from '../http/problems.ts';
import { countTry, type Limit } from '../http/rate-limit.ts';
import { rememberBuyer } from '../identity/remember-buyer.ts';
import { mustBeSignedIn, type Visitor } from '../identity/who.ts';
import { buyAgain } from './buy-again.ts';
import { completedAnswers } from './completed-answers.ts';
import { buyAgainRequest } from './requests.ts';

/** Each is a charge: enough for a group of travellers, too few to test cards at a bank. */
const PURCHASES: Limit = { name: 'buy again', times: 20, seconds: 3600 };
/** Each calls the card processor. */
const READS: Limit = { name: 'saved cards', times: 120, seconds: 15 * 60 };

const json = <T extends z.ZodType>(schema: T) => ({ 'application/json': { schema } });

const savedCard = z
  .object({
    id: z.string(),
    brand: z.string(),
    last4: z.string(),
    exp_month: z.int(),
    exp_year: z.int(),
  })
  .openapi('SavedCard');

const list = createRoute({
  method: 'get',
  path: '/account/cards',
  summary: 'The cards that are kept for the next purchase, newest first',
  responses: {
    200: { description: 'The cards', content: json(z.object({ cards: z.array(savedCard) })) },
    ...failures,
  },
});

const remove = createRoute({
  method: 'delete',
  path: '/account/cards/{id}',
  summary: 'Forgets a saved card, here and at the card processor',
  request: { params: z.object({ id: z.string().max(200) }) },
  responses: {
    200: { description: 'It is gone', content: json(z.object({ removed: z.literal(true) })) },
    ...failures,
  },
});

const again = createRoute({
  method: 'post',
  path: '/purchase-esim',
  summary: 'Buys a plan with the newest saved card; 402 means that nothing was charged',
  request: { body: { required: true, content: json(buyAgainRequest) } },
  responses: completedAnswers,
});

export function cardRoutes(deps: Deps) {
  const within = async (limit: Limit, { id }: Visitor) => {
    const wait = await countTry(deps, limit, id);
    if (wait > 0) throw new Problem('too_many_tries', { seconds: wait });
  };
  return new OpenAPIHono({ strict: false, defaultHook: refuseInvalid })
    .openapi(list, async (c) => {
      const user = await mustBeSignedIn(deps, c);
      await within(READS, user);
      c.header('Cache-Control', 'no-store');
      return c.json({ cards: await savedCards(deps, user.id) }, 200);
    })
    .openapi(remove, async (c) => {
      const user = await mustBeSignedIn(deps, c);
      await within(READS, user);
      await removeSavedCard(deps, user.id, c.req.valid('param').id);
      return c.json({ removed: true as const }, 200);
    })
    .openapi(again, async (c) => {
      const user = await mustBeSignedIn(deps, c);
      await within(PURCHASES, user);
      const start = await admitCard(deps, c, { user: user.id }, 'typed');
      const asked = c.req.valid('json');
      const completed = await buyAgain(deps, user, asked, start);
      await rememberBuyer(deps, user, asked);
      return completed.status === 'ready' ? c.json(completed, 200) : c.json(completed, 202);
    });
}
