import { composeAccountReady, composeClaimPurchase } from '../account/compose-guest-mails.ts';
import { composeResetPassword, composeVerifyAddress } from '../account/compose-link-mails.ts';
import { welcomeGuest } from '../account/welcome-guest.ts';
import { composeAlert } from '../alerts/compose-alert.ts';
import { watch } from '../alerts/watch.ts';
import { deleteCustomer } from '../cards/stripe-customers.ts';
import { syncCatalog } from '../catalog/sync.ts';
import type { Deps } from '../deps.ts';
import { composeReceived, composeRequest } from '../enterprise/compose-request-mails.ts';
import { composeDataLow, composeDataUsed } from '../esims/usage/compose-usage-mails.ts';
import { lookWhenDue, pollDueEsims } from '../esims/usage/poll-esims.ts';
import { composeDelivered } from '../fulfilment/compose-delivered.ts';
import { fulfil } from '../fulfilment/fulfil.ts';
import { noteDelivered } from '../fulfilment/note-delivered.ts';
import type { Mail } from '../mail/mail.ts';
import { type Composers, sendMail } from '../mail/send-mail.ts';
import { composeDenied, composeHeld } from '../payments/compose-held.ts';
import { endOtherPayments } from '../payments/end-payments.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { composeRefunded, composeSurplus } from '../refunds/compose-refunded.ts';
import { sendRefund } from '../refunds/refund.ts';
import { eraseOld } from '../retention/erase-old.ts';
import { tidyAccounts } from '../retention/tidy.ts';
import { composeConfirmReturn } from '../returns/compose-confirm-return.ts';
import { takeBackOrTell } from '../take-back/take-back.ts';
import { handleEvent } from '../webhooks/handle.ts';
import type { JobHandlers } from './queue.ts';

const COMPOSERS: Composers = {
  delivered: aboutPurchase(composeDelivered),
  refunded: aboutPurchase(composeRefunded),
  surplus: aboutPurchase(composeSurplus),
  payment_held: aboutPurchase(composeHeld),
  payment_denied: aboutPurchase(composeDenied),
  data_low: aboutPurchase(composeDataLow),
  data_used: aboutPurchase(composeDataUsed),
  claim_purchase: aboutPurchase(composeClaimPurchase),
  verify_address: composeVerifyAddress,
  reset_password: composeResetPassword,
  account_ready: composeAccountReady,
  confirm_return: composeConfirmReturn,
  alert: composeAlert,
  enterprise_request: composeRequest,
  enterprise_received: composeReceived,
};

/**
 * Which verb does which job.
 * @param composers who writes the mails
 */
export function jobHandlers(deps: Deps, composers: Composers = COMPOSERS): JobHandlers {
  const handlers: JobHandlers = {
    'purchase.fulfil': ({ purchaseId }) => fulfil(deps, purchaseId),
    'purchase.reconcile': () => reconcile(deps),
    'payments.end': ({ purchaseId }) => endOtherPayments(deps, purchaseId),
    'refund.send': ({ refundId }) => sendRefund(deps, refundId),
    'esim.take-back': ({ purchaseId }) => takeBackOrTell(deps, purchaseId),
    'operator.watch': () => watch(deps),
    'mail.send': async ({ mailId }) => noteDelivered(deps, await sendMail(deps, composers, mailId)),
    'webhook.handle': ({ receiptId }) => handleEvent(deps, receiptId),
    'catalog.sync': () => syncCatalog(deps),
    'account.welcome': ({ purchaseId }) => welcomeGuest(deps, purchaseId),
    'account.tidy': () => tidyAccounts(deps),
    'customer.delete': ({ customerId }) => deleteCustomer(deps, customerId),
    'retention.erase': () => eraseOld(deps),
    'esim.look': ({ iccid }) => lookWhenDue(deps, iccid),
    'esim.poll': () => pollDueEsims(deps),
  };
  const watched = Object.entries(handlers).map(([name, handler]) => [
    name,
    (data: never) => deps.watchdog.during(`job ${name}`, () => handler(data)),
  ]);
  return Object.fromEntries(watched) as JobHandlers;
}

function aboutPurchase(compose: (deps: Deps, purchaseId: string) => Promise<Mail>): Composers['delivered'] {
  return (deps, { id, purchaseId }) => {
    if (!purchaseId) throw new Error(`mail ${id} is about no purchase`);
    return compose(deps, purchaseId);
  };
}
