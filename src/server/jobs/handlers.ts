import { UNTRUE_WORDS } from '../../domain/operators/refusal-words.ts';
import { welcomeGuest } from '../account/welcome-guest.ts';
import { runImport } from '../admin/draft-orders/run-import.ts';
import { runBulk } from '../admin/run-bulk.ts';
import { runSchedule, sweepSchedules } from '../admin/run-schedule.ts';
import { sendAlertMessage } from '../alerts/channels.ts';
import { tellApproval, whyApprovalUntrue } from '../alerts/tell-approval.ts';
import { CASES_OF_PRICES, settleCases, watch } from '../alerts/watch.ts';
import { deleteCustomer } from '../cards/stripe-customers.ts';
import { localizePrices, priceByNewRates } from '../catalog/localize-prices.ts';
import { syncCatalog } from '../catalog/sync.ts';
import { inLanguage } from '../core/localized.ts';
import type { Deps } from '../deps.ts';
import { placeDraft } from '../draft-orders/place-draft.ts';
import { takeBackOrFlag } from '../esim-returns/take-back.ts';
import { whyMailUntrue } from '../esims/known-order.ts';
import { pollWhenDue, pollDueEsims } from '../esims/usage/poll-due-esims.ts';
import { finishBasket } from '../fulfilment/finish-basket.ts';
import { fulfil } from '../fulfilment/fulfil.ts';
import { markDelivered } from '../fulfilment/mark-delivered.ts';
import { reportTaxes } from '../invoices/report-taxes.ts';
import { mailLanguage } from '../mail/outbox.ts';
import { sendMail, type WhyUntrue, type WriteMail } from '../mail/send-mail.ts';
import { recordDone } from '../monitoring/recurring-jobs.ts';
import { bookDisputes } from '../payments/book-disputes.ts';
import { endOtherPayments } from '../payments/end-payments.ts';
import { readPayouts } from '../payments/payouts/read-payouts.ts';
import { readFees } from '../payments/read-fees.ts';
import { reconcileDaily } from '../reconciliation/reconciliations.ts';
import { recover } from '../recovery/recover.ts';
import { sendRefund } from '../refunds/refund.ts';
import { eraseOld } from '../retention/erase-old.ts';
import { tidyAccounts } from '../retention/tidy.ts';
import { checkVatNumbers } from '../tax/check-vat-numbers.ts';
import { sendDelivery, sweepDeliveries } from '../webhook-endpoints/send-delivery.ts';
import { handleEvent } from '../webhooks/handle.ts';
import * as english from './localized-mail.ts';
import type { JobHandlers } from './queue.ts';
import { recurringJobs } from './recurring.ts';

/** Writes a mail in the language of its reader. */
const writeMail: WriteMail = async (deps, mail) => {
  const language = await mailLanguage(deps.db.db, mail);
  const place = new URL('./localized-mail.ts', import.meta.url);
  const { composeMail } = await inLanguage(language, english, place);
  return composeMail(deps, mail);
};

/**
 * The verb for each job.
 * @param write composes the mails
 */
export function jobHandlers(deps: Deps, write: WriteMail = writeMail): JobHandlers {
  const whyUntrue: WhyUntrue = async (_, mail) => {
    const why = await whyMailUntrue(deps.db.db, mail);
    return why ? UNTRUE_WORDS[why] : whyApprovalUntrue(deps, mail);
  };
  const handlers: JobHandlers = {
    'purchase.fulfil': ({ purchaseId }) => fulfil(deps, purchaseId),
    'purchase.recover': () => recover(deps),
    'basket.finish': ({ purchaseId }) => finishBasket(deps, purchaseId),
    'payments.end': ({ purchaseId }) => endOtherPayments(deps, purchaseId),
    'refund.send': ({ refundId }) => sendRefund(deps, refundId),
    'fees.read': async () => {
      await bookDisputes(deps);
      await readFees(deps);
    },
    'rates.read': () => priceByNewRates(deps),
    'tax.report': () => reportTaxes(deps),
    'vat.check': async () => {
      if (await checkVatNumbers(deps)) await settleCases(deps, ['tax_owed']);
    },
    'reconciliation.run': async () => {
      if (await reconcileDaily(deps)) await settleCases(deps, ['books_differ']);
    },
    'payouts.read': () => readPayouts(deps),
    'esim.take-back': ({ purchaseId }) => takeBackOrFlag(deps, purchaseId),
    'operator.watch': () => watch(deps),
    'bulk.run': ({ bulkId }) => runBulk(deps, bulkId),
    'draft.place': ({ draftOrderId }) => placeDraft(deps, draftOrderId),
    'import.run': ({ importId }) => runImport(deps, importId),
    // Sent by the act that causes such a case, so that it need not wait for the watch.
    'cases.settle': ({ kinds }) => settleCases(deps, kinds),
    'alert.send': ({ messageId }) => sendAlertMessage(deps, messageId),
    'export.run': ({ scheduleId }) => runSchedule(deps, scheduleId),
    'export.sweep': () => sweepSchedules(deps),
    'approval.tell': ({ approvalId }) => tellApproval(deps, approvalId),
    'mail.send': async ({ mailId }) =>
      markDelivered(deps, await sendMail(deps, { write, whyUntrue }, mailId)),
    'webhook.handle': ({ receiptId }) => handleEvent(deps, receiptId),
    'webhook.send': ({ deliveryId }) => sendDelivery(deps, deliveryId),
    'webhook.sweep': () => sweepDeliveries(deps),
    'catalog.sync': async () => {
      await syncCatalog(deps);
      await localizePrices(deps);
      await deps.catalog.refresh();
      await settleCases(deps, CASES_OF_PRICES);
    },
    'account.welcome': ({ purchaseId }) => welcomeGuest(deps, purchaseId),
    'account.tidy': () => tidyAccounts(deps),
    'customer.delete': ({ customerId }) => deleteCustomer(deps, customerId),
    'retention.erase': () => eraseOld(deps),
    'esim.look': ({ iccid }) => pollWhenDue(deps, iccid),
    'esim.poll': () => pollDueEsims(deps),
  };
  const recurring = recurringJobs(deps.settings);
  const timed = async (name: string, run: () => Promise<unknown>) => {
    const began = performance.now();
    const ended = (outcome: 'done' | 'failed') =>
      deps.meter.jobEnded(name, outcome, (performance.now() - began) / 1000);
    try {
      await run();
      if (name in recurring) await recordDone(deps.db.db, name);
      ended('done');
    } catch (error) {
      ended('failed');
      throw error;
    }
  };
  const watched = Object.entries(handlers).map(([name, handler]) => [
    name,
    (data: never) => deps.watchdog.during(`job ${name}`, () => timed(name, () => handler(data))),
  ]);
  return Object.fromEntries(watched) as JobHandlers;
}
