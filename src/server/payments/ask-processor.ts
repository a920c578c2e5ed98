import { isSameMoney, moneyOf } from '../../domain/money.ts';
import type { Deps } from '../deps.ts';
import { ProviderRefused } from '../providers/outcome.ts';
import type { PaymentStatus, Refusal } from '../providers/payment-status.ts';
import type { Approvals } from '../providers/processor.ts';
import { readPayment } from '../purchase/payments.ts';
import type { Payment, Purchase } from '../purchase/tables.ts';
import { isReportedSince } from '../webhook-inbox/approvals.ts';
import { claimCapture, releaseCapture } from './claim-capture.ts';
import { recordRefusal, refusedPayment } from './record-refusal.ts';
import { paymentWords } from './words.ts';

/**
 * Reads a payment from its processor. If the buyer's approval alone moves no money, captures it, as long as the purchase waits
 * for it. After the processor has refused the capture, only a newer approval is captured: a buyer who was told to use another
 * method must not be charged for the old one.
 * @param approvedNow the buyer is there, and has just approved
 */
export async function askProcessor(
  deps: Deps,
  payment: Payment,
  purchase: Purchase,
  approvedNow = false,
): Promise<PaymentStatus> {
  const processor = deps.processors[payment.provider];
  const { approvals, provider } = processor;
  const news = await processor.read(payment.reference);
  if (news.status !== 'approved' || !approvals || purchase.state !== 'paying') return news;
  if (payment.status === 'canceled') return refused(news, refusalIn(approvals, payment.refusal), 'canceled');
  if (!isSameMoney(news.asked, moneyOf(payment)) || news.foreign) {
    const line = { purchaseId: purchase.id, provider: provider.name, why: news.foreign ?? 'amount' };
    deps.log.error(line, 'an approved payment was changed');
    return {
      ...news,
      status: 'canceled',
      lastError: paymentWords.doesNotFit(provider.name),
    };
  }
  // The sweep and the events leave it to the process that holds the capture; the buyer waits for their turn.
  const claimed = await claimCapture(deps, payment, approvedNow);
  if (!claimed) return approvedNow ? readAgain(deps, approvals, payment) : news;
  return deps.unwritten.follow(async () => {
    try {
      return await takeClaimed(deps, approvals, { news, payment: claimed, approvedNow });
    } finally {
      await releaseCapture(deps, claimed);
    }
  });
}

/** Another process captured it, or was refused for good, while we waited. */
async function readAgain(deps: Deps, approvals: Approvals, payment: Payment): Promise<PaymentStatus> {
  const { provider, reference } = payment;
  const news = await deps.processors[provider].read(reference);
  const known = await readPayment(deps.db.db, provider, reference);
  if (news.status !== 'approved') return news;
  return refused(news, refusalIn(approvals, known?.payment.refusal ?? null), 'canceled');
}

async function takeClaimed(
  deps: Deps,
  approvals: Approvals,
  { news, payment, approvedNow }: { news: PaymentStatus; payment: Payment; approvedNow: boolean },
): Promise<PaymentStatus> {
  const known = await readPayment(deps.db.db, payment.provider, payment.reference);
  // Paid with another payment since it was read.
  if (known?.purchase.state !== 'paying') return news;
  const { provider, refusedAt } = payment;
  const approval = { provider, type: approvals.eventType, reference: news.id };
  const isNew = approvedNow || !refusedAt || (await isReportedSince(deps.db.db, approval, refusedAt));
  if (!isNew) return refused(news, refusalIn(approvals, payment.refusal), 'open');
  try {
    return await approvals.take(news.id, payment.refusals + 1);
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    const facts = { answer: 'payment refused', purchaseId: payment.purchaseId, reference: payment.reference };
    await deps.unwritten.write(facts, () => recordRefusal(deps, payment, error));
    const refusal = approvals.refusalOf(error.code);
    return refused(news, refusal, refusal.advice === 'another-way' ? 'open' : 'canceled');
  }
}

function refusalIn(approvals: Approvals, code: string | null): Refusal | null {
  return code === null ? null : approvals.refusalOf(code);
}

/** Adds the processor's refusal, if any. */
function refused(news: PaymentStatus, refusal: Refusal | null, status: 'open' | 'canceled'): PaymentStatus {
  return refusal
    ? { ...news, status, lastError: refusedPayment(refusal).message, refusal }
    : { ...news, status };
}
