import { z } from 'zod';

import { formatMoney, moneyOf } from '../../../domain/money.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import { endSessionsOf } from '../../account/sessions/end-sessions.ts';
import { syncCatalog } from '../../catalog/sync.ts';
import { isDatabaseAway } from '../../db/is-database-away.ts';
import type { Deps } from '../../deps.ts';
import { fingerprint } from '../../http/security-log.ts';
import { mailsOf } from '../../mail/outbox.ts';
import { sendOnceMore } from '../../mail/queries.ts';
import { ProviderBusy, ProviderRefused, ProviderUnreachable } from '../../providers/outcome.ts';
import { acceptedPayment } from '../../purchase/queries.ts';
import { reconcile } from '../../purchase/reconcile/reconcile.ts';
import { isTooOld, requestRefund } from '../../purchase/refunds/request-refund.ts';
import type { Purchase } from '../../purchase/tables.ts';
import { type Answer, CannotDo } from './answer.ts';
import { backUp } from './backup.ts';
import { compareBooks } from './compare-books.ts';
import { canName, findOrders } from './find-orders.ts';
import { registerHosts } from './register-hosts.ts';
import { reseal } from './reseal.ts';
import { listOrders, showOrder, showOrders } from './show-orders.ts';
import { USAGE } from './usage.ts';

type Verb = (deps: Deps, words: string[]) => Promise<Answer>;

const VERBS: Record<string, Verb> = {
  orders: async (deps, [count = '20']) => {
    const limit = z.coerce.number().int().min(1).max(1000).safeParse(count).data;
    if (!limit) throw new CannotDo('The count must be a number from 1 to 1000.');
    return { text: await showOrders(deps, limit) };
  },

  find: async (deps, [typed]) => ({ text: listOrders(await found(deps, typed)) }),

  order: async (deps, [id]) => {
    const { id: known } = await purchaseOf(deps, id);
    return { text: (await showOrder(deps, known)) ?? '' };
  },

  resend: async (deps, [id]) => {
    const purchase = await purchaseOf(deps, id);
    return { text: await resend(deps, purchase) };
  },

  refund: async (deps, words) => {
    const isSure = words.includes('--yes');
    const [id, ...rest] = words.filter((word) => word !== '--yes');
    const purchase = await purchaseOf(deps, id);
    const payment = await acceptedPayment(deps.db.db, purchase.id);
    if (!payment) throw new CannotDo('This order was not paid.');
    const amount = `${formatMoney(moneyOf(payment))} to ${payment.methodLabel ?? payment.provider}`;
    if (!isSure) {
      const flag = purchase.disputed ? ' The payment is disputed: the bank may take the money, too.' : '';
      const loss = isTooOld(deps, purchase)
        ? ' The wholesaler gives no money for so old an eSIM: it will be taken back at our cost.'
        : '';
      return {
        text: `${purchase.fullName}, ${purchase.plan.country}, ${purchase.bundleName}, ${purchase.state}.${flag}${loss}`,
        question: `Take the eSIM back and refund ${amount}?`,
      };
    }
    const why = rest.join(' ') || 'decided by the operator';
    await requestRefund(deps, purchase, { who: 'operator', why }).catch((error: unknown) => {
      // Written down before anybody is asked, and gone on with by the reconcile job.
      const down = whyNot(error);
      throw error instanceof ProviderUnreachable && down
        ? new CannotDo(`${down} The refund is noted and goes on by itself.`, { cause: error })
        : error;
    });
    return { text: `The refund of ${amount} is on its way.` };
  },

  'sign-out': async (deps, [who]) => {
    if (!who) throw new CannotDo('Name somebody by email address or user id.');
    const done = await endSessionsOf(deps, who);
    if (!done) throw new CannotDo(`There is no account ${who}.`);
    const { userId, ended } = done;
    return { text: `${ended} ${ended === 1 ? 'session' : 'sessions'} of user ${userId} ended.` };
  },

  sync: async (deps) => {
    const synced = await syncCatalog(deps);
    return { text: `The catalogue was read: ${JSON.stringify(synced)}` };
  },

  reconcile: async (deps, words) => {
    if (!words.includes('--report')) {
      const checked = await reconcile(deps);
      return { text: `Looked at ${checked} ${checked === 1 ? 'thing' : 'things'} that stood still.` };
    }
    const hours = z.coerce
      .number()
      .positive()
      .max(24 * 90)
      .safeParse(words.find((word) => word !== '--report') ?? '72').data;
    if (!hours) throw new CannotDo('The hours must be a number.');
    return compareBooks(deps, hours);
  },

  wallets: async (deps, hosts) => ({ text: await registerHosts(deps, hosts) }),

  backup: async (deps, words) => ({ text: await backUp(deps, words) }),

  reseal: async (deps) => ({ text: await reseal(deps) }),

  fingerprint: async ({ cipher }, [text]) => {
    if (!text) throw new CannotDo('Say whose: an email, or the address a call came from.');
    return { text: fingerprint(cipher, text) };
  },
};

/** Does what a line of the command line says. Throws {@link CannotDo} with a sentence for who typed it. */
export async function runVerb(deps: Deps, [name = '', ...words]: string[]): Promise<Answer> {
  const verb = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
  if (!verb) throw new CannotDo(name ? `There is no verb ${name}.\n\n${USAGE}` : USAGE);
  try {
    return await verb(deps, words);
  } catch (error) {
    const why = whyNot(error);
    throw why === null ? error : new CannotDo(why, { cause: error });
  }
}

/** A sentence for who typed the verb; null for what nobody expects, whose stack is needed. */
export function whyNot(error: unknown): string | null {
  if (error instanceof Problem) return error.message;
  if (error instanceof ProviderBusy)
    return `${error.party.name} is asked too often right now. Please try again.`;
  if (error instanceof ProviderUnreachable) return `${error.party.name} does not answer right now.`;
  if (error instanceof ProviderRefused) return `${error.party.name} says no: ${error.why}.`;
  return isDatabaseAway(error) ? 'The database cannot be reached right now.' : null;
}

async function found({ db }: Deps, typed = ''): Promise<Purchase[]> {
  if (!canName(typed))
    throw new CannotDo("Name the order by its id or number, its buyer's email or its eSIM's ICCID.");
  const purchases = await findOrders(db.db, typed);
  if (purchases.length === 0) throw new CannotDo(`There is no order ${typed}.`);
  return purchases;
}

async function purchaseOf(deps: Deps, typed: string | undefined): Promise<Purchase> {
  const [purchase, ...others] = await found(deps, typed);
  if (!purchase || others.length > 0)
    throw new CannotDo(`There are several orders ${typed}: choose one that \`find ${typed}\` shows.`);
  return purchase;
}

async function resend(deps: Deps, purchase: Purchase): Promise<string> {
  const mails = await mailsOf(deps.db.db, purchase.id, 'delivered');
  if (mails.length === 0) throw new CannotDo('This order has no eSIM that could be mailed.');
  await sendOnceMore(deps, mails);
  return `On its way once more to ${mails.map(({ address }) => address).join(' and ')}.`;
}
