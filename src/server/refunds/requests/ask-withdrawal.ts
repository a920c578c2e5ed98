import { idsOfNumber } from '../../../domain/checkout/order.ts';
import { isSameAddress } from '../../../domain/email-address.ts';
import { decideWithdrawal } from '../../../domain/withdrawal/decide-withdrawal.ts';
import { refundPolicyOf } from '../../core/settings/refund-promise.ts';
import { sameBytes } from '../../db/cipher.ts';
import type { Deps } from '../../deps.ts';
import { countTry, type Limit } from '../../http/rate-limit.ts';
import type { Visitor } from '../../identity/who.ts';
import { queueOrderMails } from '../../mail/outbox.ts';
import { idsBetween } from '../../purchase/overview/find-purchases.ts';
import { purchasesById } from '../../purchase/overview/overview.ts';
import type { Purchase } from '../../purchase/tables.ts';
import { withdrawalToken } from '../../purchase/withdrawal-token.ts';
import { needsConfirmation } from './confirm-return.ts';

/** For one purchase: enough if a mail was lost, too few to fill a mailbox. */
const MAILS: Limit = { name: 'withdrawal mail', times: 3, seconds: 3600 };
/** The answer always takes as long: its time must not reveal whether there is such an order. */
const ANSWER_MS = 400;

/** The asker: a user, or a browser by its guest cookie. */
export interface Asker {
  visitor: Visitor | null;
  guest: Buffer | null;
}

/**
 * The token of the contract with an order's number, for a known buyer of it. For anybody else null; if they give the order's own
 * address, its mailbox gets the link: so nobody learns which orders exist.
 */
export async function askWithdrawal(
  deps: Deps,
  asker: Asker,
  { number, email }: { number: string; email: string | null },
): Promise<string | null> {
  const [token] = await Promise.all([find(deps, asker, number, email), deps.pause(ANSWER_MS)]);
  return token;
}

async function find(deps: Deps, asker: Asker, number: string, email: string | null): Promise<string | null> {
  const ids = idsOfNumber(number);
  if (!ids) return null;
  const purchases = await purchasesById(deps.db.db, await idsBetween(deps.db.db, ids));
  for (const purchase of purchases.filter(({ erasedAt }) => erasedAt === null)) {
    if (isTheirs(purchase, asker))
      return withdrawalToken(deps.cipher, { purchaseId: purchase.id, begunAt: null });
    // oxlint-disable-next-line no-await-in-loop -- there is one
    if (email !== null && isSameAddress(email, purchase.email)) await mailLink(deps, purchase);
  }
  return null;
}

function isTheirs(purchase: Purchase, { visitor, guest }: Asker): boolean {
  if (visitor) return purchase.userId === visitor.id && !needsConfirmation(purchase, visitor);
  return guest !== null && purchase.guestHash !== null && sameBytes(guest, purchase.guestHash);
}

async function mailLink(deps: Deps, purchase: Purchase): Promise<void> {
  const decision = decideWithdrawal(purchase, refundPolicyOf(deps.settings), deps.now());
  // Its mail would lead to a page that says the same; about an unpaid purchase there is nothing to say.
  if (!decision.allowed && decision.why === 'not_paid') return;
  if ((await countTry(deps, MAILS, purchase.id)) > 0) return;
  await deps.db.db.transaction((tx) =>
    queueOrderMails(deps, tx, purchase, 'withdrawal_link', { again: true }),
  );
}
