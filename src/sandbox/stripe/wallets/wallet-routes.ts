import { Hono } from 'hono';
import { z } from 'zod';

import { DEVICE_LAST4, WALLET_OWNER, WALLETS, walletOf, type Wallet } from '../../test-data/wallets.ts';
import type { Account } from '../account/account.ts';
import { newId } from '../account/ids.ts';
import { makeMethod } from '../charges/card-data.ts';
import { buttonsPage } from './buttons-page.ts';
import { walletsOn } from './domains.ts';
import { sheetPage } from './sheet-page.ts';

/** What the wallet's owner agreed to in its sheet. */
const agreement = z.object({
  wallet: z.enum(WALLETS.map(({ type }) => type)),
  card: z.string().regex(/^\d{12,19}$/),
  name: z.string().default(WALLET_OWNER.name),
  /** The wallet's first address if the sheet does not ask. */
  email: z.string().optional(),
});

/** The frame with the wallets' buttons, the wallets' sheet, and the requests of both; all on the sandbox's own origin. */
export function walletRoutes(account: Account, headers: Record<string, string>): Hono {
  const app = new Hono();
  app.get('/elements/express-checkout', (c) => c.html(buttonsPage(), 200, headers));
  app.get('/elements/wallets', (c) => {
    const types = walletsOn(account, c.req.query('host') ?? '').map(({ type }) => type);
    return c.json({ available: types }, 200, { 'cache-control': 'no-store' });
  });
  app.get('/elements/wallet-sheet', (c) => {
    const wallet = walletOf(c.req.query('wallet'));
    const { walletEmails: emails } = account.state;
    return wallet ? c.html(sheetPage(wallet, emails, c.req.query()), 200, headers) : c.notFound();
  });
  app.post('/elements/wallet-sheet', async (c) => {
    const read = agreement.safeParse(await c.req.parseBody());
    if (!read.success) return c.json({ error: { message: z.prettifyError(read.error) } }, 400);
    const { wallet, card, name, email = account.state.walletEmails[0] ?? '' } = read.data;
    const { address } = WALLET_OWNER;
    const token = walletToken(account, wallet, card, { name, email, address });
    return c.json({ token, billing_details: { name, email, address } });
  });
  return app;
}

/** A token for a card in a wallet, good for one payment, like those the wallet's own servers make. */
function walletToken(
  account: Account,
  type: Wallet['type'],
  number: string,
  owner: { name: string; email: string; address: typeof WALLET_OWNER.address },
): string {
  const method = makeMethod(account, {
    type: 'card',
    card: { number, exp_month: 12, exp_year: new Date(account.world.now()).getFullYear() + 3 },
    billing_details: owner,
  });
  method.card.wallet = { type, dynamic_last4: DEVICE_LAST4[type], [type]: {} };
  const id = newId('tok_');
  account.state.tokens[id] = method.id;
  account.save();
  return id;
}

const choice = z.strictObject({
  available: z.array(z.enum(WALLETS.map(({ type }) => type))).optional(),
  emails: z.array(z.email()).min(1).optional(),
});

/** The control that sets which wallets the buyers' devices have (all of them at first) and their addresses. */
export function chooseWallets(account: Account, body: unknown): object {
  const { available, emails } = choice.parse(body);
  const { state } = account;
  const types = WALLETS.map(({ type }) => type);
  if (available) state.absentWallets = types.filter((type) => !available.includes(type));
  if (emails) state.walletEmails = emails;
  account.save();
  return {
    available: types.filter((type) => !state.absentWallets.includes(type)),
    emails: state.walletEmails,
  };
}
