import { Hono, type Context } from 'hono';
import type { Provider } from 'oidc-provider';
import { z } from 'zod';

import type { Shop, Stored } from '../core/party.ts';
import { listedAccount, typedAccount, type Typed } from './accounts.ts';
import { chooserPage, type ChooserView } from './chooser-page.ts';
import { NOTICE_HEADERS, noticePage } from './notice-page.ts';
import { pageHeaders } from './page.ts';
import type { Account, OidcState } from './state.ts';

interface Chooser {
  provider: () => Provider;
  stored: Stored<OidcState>;
  shop: Shop;
}

type Choice = Awaited<ReturnType<Provider['interactionDetails']>>;

const MAX_PER_NAME = 100;
const address = z.email().max(254);
const text = z.string().trim().default('');
/** Either form of the page; fields that a form does not have are empty. */
const answerForm = z.object({ answer: text, person: text, email: text, name: text, verified: text });

/** `/choose/{uid}`: the page for choosing or typing a person, and what happens next. */
export function chooserRoutes({ provider, stored, shop }: Chooser): Hono {
  const app = new Hono();
  const open = (c: Context): Promise<Choice | undefined> =>
    provider().Interaction.find(c.req.param('uid') ?? '');

  function show(c: Context, choice: Choice, view: Partial<ChooserView> = {}) {
    const { origin, host } = new URL(shop.googleCallbackUrl);
    const hint = choice.params['login_hint'];
    const email = typeof hint === 'string' ? hint : '';
    const page = chooserPage({ shop: host, typed: { email, name: '', verified: true }, ...view });
    return c.html(page, view.problem ? 400 : 200, pageHeaders(origin));
  }

  app.get('/:uid', async (c) => {
    const choice = await open(c);
    return choice ? show(c, choice) : expired(c);
  });
  app.post('/:uid', async (c) => {
    const choice = await open(c);
    if (!choice) return expired(c);
    const { answer, person, email, name, verified } = answerForm.parse(await c.req.parseBody());
    if (answer === 'deny') {
      return leave(c, choice, { error: 'access_denied', error_description: 'The user denied access' });
    }
    const typed = { email, name, verified: verified === 'yes' };
    const problem = person ? undefined : problemOf(typed);
    if (problem) return show(c, choice, { typed, problem });
    const account = person ? listedAccount(person) : typedAccount(typed);
    if (!account) return c.text(`Nobody is called ${person} here`, 400);
    remember(account);
    return leave(c, choice, { login: { accountId: account.sub }, select_account: {}, consent: {} });
  });
  return app;

  function remember(account: Account) {
    stored.value.accounts[account.sub] = account;
    stored.save();
  }
}

async function leave(c: Context, choice: Choice, result: NonNullable<Choice['result']>) {
  choice.result = result;
  await choice.save(choice.exp - Math.floor(Date.now() / 1000));
  return c.redirect(choice.returnTo, 303);
}

function problemOf({ email, name }: Typed): string | undefined {
  if (!address.safeParse(email).success) return 'Enter an e-mail address, such as kim@example.com';
  return name.length > MAX_PER_NAME ? `A name has at most ${MAX_PER_NAME} characters` : undefined;
}

function expired(c: Context) {
  const why =
    'It was answered already, or the sandbox was reset. Close this window and try again in the shop.';
  return c.html(noticePage('This sign-in is over', why), 400, NOTICE_HEADERS);
}
