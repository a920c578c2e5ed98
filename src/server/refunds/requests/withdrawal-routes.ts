import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';

import { writtenName } from '../../../domain/account/split-name.ts';
import { orderNumber } from '../../../domain/checkout/order.ts';
import { emailSchema } from '../../../domain/email-schema.ts';
import { ofMinor, sent } from '../../../domain/money.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import { shownAddress } from '../../../domain/shown-address.ts';
import { decideWithdrawal } from '../../../domain/withdrawal/decide-withdrawal.ts';
import {
  ownContractSchema,
  type Withdrawable,
  withdrawableSchema,
} from '../../../domain/withdrawal/withdrawal-schema.ts';
import { refundPolicyOf } from '../../core/settings/refund-promise.ts';
import type { Deps } from '../../deps.ts';
import { limitCalls } from '../../http/limit-calls.ts';
import { failures, refuseInvalid } from '../../http/problems.ts';
import { guestOf } from '../../identity/guest-cookie.ts';
import { whoAsks } from '../../identity/who.ts';
import { boughtPlan } from '../../purchase/bought-plan.ts';
import { endingOf } from '../../purchase/open-refunds.ts';
import { acceptedPayment } from '../../purchase/payments.ts';
import { readPurchase } from '../../purchase/purchases.ts';
import type { Purchase } from '../../purchase/tables.ts';
import { readWithdrawalToken, type WithdrawalClaim } from '../../purchase/withdrawal-token.ts';
import { LINK_DAYS } from '../withdrawal/compose-withdrawal.ts';
import { presentWithdrawal } from '../withdrawal/present-withdrawal.ts';
import { withdraw } from '../withdrawal/withdraw.ts';
import { type Asker, askWithdrawal } from './ask-withdrawal.ts';
import { ownContracts } from './own-contracts.ts';

const json = <T extends z.ZodType>(schema: T) => ({ 'application/json': { schema } });
const body = <T extends z.ZodType>(schema: T) => ({ body: { required: true, content: json(schema) } });
const token = z.string().min(1).max(100);
const answer = json(z.object({ contract: withdrawableSchema }));

const ask = createRoute({
  method: 'post',
  path: '/withdrawals/ask',
  summary: 'The way to withdraw from the contract of an order, by its number',
  request: body(
    z
      .object({
        number: z.string().trim().min(1).max(40),
        /** The order's address; not needed if this browser or the signed-in user is known as its buyer. */
        email: emailSchema.optional(),
      })
      .openapi('WithdrawalQuestion'),
  ),
  responses: {
    200: { description: 'Its buyer asks', content: json(z.object({ token: z.string() })) },
    202: {
      description: 'If there is such an order, the mailbox it was made with gets the link',
      content: json(z.object({ status: z.literal('mailed'), days: z.int() })),
    },
    ...failures,
  },
});

const own = createRoute({
  method: 'get',
  path: '/withdrawals/own',
  summary: 'The contracts that this browser, or who is signed in, may withdraw from now, newest first',
  responses: {
    200: { description: 'The contracts', content: json(z.object({ contracts: z.array(ownContractSchema) })) },
    ...failures,
  },
});

const read = createRoute({
  method: 'post',
  path: '/withdrawals/read',
  summary: 'The contract that a link is about, and whether it can be withdrawn from; changes nothing',
  request: body(z.object({ token }).openapi('WithdrawalLink')),
  responses: { 200: { description: 'The contract', content: answer }, ...failures },
});

const confirm = createRoute({
  method: 'post',
  path: '/withdrawals/confirm',
  summary:
    'Withdraws from the contract: it is written down and confirmed by mail; once, however often it is called',
  request: body(
    z
      .object({ token, name: z.string().trim().min(1).max(200), email: emailSchema })
      .openapi('WithdrawalDeclaration'),
  ),
  responses: { 200: { description: 'The contract, withdrawn from', content: answer }, ...failures },
});

export function withdrawalRoutes(deps: Deps) {
  const app = new OpenAPIHono({ strict: false, defaultHook: refuseInvalid });
  app.use('/withdrawals/*', async (c, next) => {
    if (deps.settings.WITHDRAWAL === 'off') throw new Problem('no_api_address');
    c.header('Cache-Control', 'no-store');
    await next();
  });
  app.use('/withdrawals/ask', limitCalls(deps, 'withdrawal question'));
  for (const path of ['/withdrawals/own', '/withdrawals/read', '/withdrawals/confirm'])
    app.use(path, limitCalls(deps, 'withdrawal'));
  const askerOf = async (c: Context): Promise<Asker> => {
    return { visitor: await whoAsks(deps, c), guest: guestOf(c)?.hash ?? null };
  };
  return app
    .openapi(own, async (c) => c.json({ contracts: await ownContracts(deps, await askerOf(c)) }, 200))
    .openapi(ask, async (c) => {
      const { number, email = null } = c.req.valid('json');
      const found = await askWithdrawal(deps, await askerOf(c), { number, email });
      return found === null
        ? c.json({ status: 'mailed' as const, days: LINK_DAYS }, 202)
        : c.json({ token: found }, 200);
    })
    .openapi(read, async (c) => {
      const { claim, purchase } = await contractOf(deps, c.req.valid('json').token);
      return c.json({ contract: await present(deps, purchase, claim) }, 200);
    })
    .openapi(confirm, async (c) => {
      const { token: shown, name, email } = c.req.valid('json');
      const { claim } = await contractOf(deps, shown);
      await withdraw(deps, claim, { name, email });
      const { purchase } = await contractOf(deps, shown);
      return c.json({ contract: await present(deps, purchase, claim) }, 200);
    });
}

/** Throws the same for an invented link, one that is too old, and one of an erased order. */
async function contractOf(
  deps: Deps,
  shown: string,
): Promise<{ claim: WithdrawalClaim; purchase: Purchase }> {
  const claim = readWithdrawalToken(deps.cipher, shown);
  const purchase = claim && (await readPurchase(deps.db.db, claim.purchaseId));
  const age = claim?.begunAt ? deps.now().getTime() - claim.begunAt.getTime() : 0;
  if (!claim || !purchase || purchase.erasedAt !== null || age > LINK_DAYS * 86_400_000)
    throw new Problem('withdrawal_link');
  return { claim, purchase };
}

async function present(deps: Deps, purchase: Purchase, { begunAt }: WithdrawalClaim): Promise<Withdrawable> {
  const payment = await acceptedPayment(deps.db.db, purchase.id);
  const { amount, before } = payment
    ? await endingOf(deps.db.db, payment)
    : { amount: ofMinor(purchase.priceCents, purchase.currency), before: ofMinor(0, purchase.currency) };
  const decision = decideWithdrawal(purchase, refundPolicyOf(deps.settings), begunAt ?? deps.now());
  return {
    number: orderNumber(purchase.id),
    plan: boughtPlan(purchase),
    amount: sent(amount),
    before: sent(before),
    is_top_up: purchase.topUpIccid !== null,
    name: writtenName(purchase.fullName),
    email: shownAddress(purchase.email),
    until: decision.allowed ? decision.until.toISOString() : null,
    why_not: decision.allowed ? null : decision.why,
    withdrawal: await presentWithdrawal(deps, purchase),
  };
}
