import { PROCESSOR_NAMES } from '../../../domain/checkout/payment-method.ts';
import { bundleLabels } from '../../../domain/esims/words.ts';
import { auditWords } from '../../../domain/operators/audit-words.ts';
import { mailNames } from '../../../domain/operators/mail-names.ts';
import { purchaseStateWords } from '../../../domain/operators/state-words.ts';
import { refundReasonWords, storyWords } from '../../../domain/operators/story-words.ts';
import { table } from '../../core/text-table.ts';
import type { OrderFacts } from '../orders/order-facts.ts';

/** Everything our records know about one order. Codes and secrets are not shown. */
export function printOrder(order: OrderFacts): string {
  const { buyer, esim } = order;
  const parts = [
    table(
      ['purchase', order.id],
      [
        ['number', order.number],
        ['state', `${purchaseStateWords[order.state]} since ${at(order.state_since)}`],
        ['flags', flagsOf(order)],
        ['plan', order.plan.label],
        ['bundle', order.plan.bundle_name],
        ['margin', order.margin ? `${order.is_margin_estimated ? 'about ' : ''}${order.margin.text}` : '-'],
        ['tax', taxIn(order.tax)],
        ['buyer', `${buyer.name} <${buyer.email}>${buyer.is_guest ? ', guest' : ''}`],
        ['company', [buyer.company, buyer.vat_number].filter(Boolean).join(', ') || '-'],
        ['sent by', order.via ?? '-'],
        ['last error', order.last_error ?? '-'],
        ['added to', order.top_up_iccid ?? 'a new eSIM'],
        ['iccid', esim?.iccid ?? '-'],
        [
          'network',
          esim?.network_state && esim.read_at
            ? `${bundleLabels[esim.network_state]}, read ${at(esim.read_at)}`
            : '-',
        ],
      ],
    ),
    section(
      'payments',
      order.payments.map((payment) => [
        PROCESSOR_NAMES[payment.processor],
        storyWords.payment[payment.status],
        payment.amount.text,
        payment.reference,
        payment.method ?? '-',
      ]),
    ),
    section(
      'orders at the wholesaler',
      order.provider_orders.map((one) => [
        String(one.attempt),
        storyWords.providerOrder[one.outcome],
        one.reference ?? '-',
        at(one.at),
      ]),
    ),
    section(
      'back to the wholesaler',
      order.returns.map((piece) => [
        storyWords.takenBack[piece.state],
        piece.amount.text,
        piece.reference,
        at(piece.at),
        piece.refused ?? '',
      ]),
    ),
    section(
      'refunds',
      order.refunds.map((refund) => [
        refundReasonWords(refund.reason, refund.asked_by),
        storyWords.refund[refund.status],
        refund.amount.text,
        refund.reference ?? '-',
        at(refund.at),
      ]),
    ),
    section(
      'mails',
      order.mails.map((mail) => [
        mailNames[mail.template],
        storyWords.mailState[mail.returned_at === null ? mail.status : 'returned'],
        mail.address,
        at(mail.at),
        mail.last_error ?? '',
      ]),
    ),
    section(
      'on the network',
      order.network.map((one) => [
        stepWords(one),
        at(one.at ?? ''),
        one.source === null ? '' : storyWords.source[one.source],
        one.plan ?? '',
      ]),
    ),
    section(
      'notes',
      order.notes.map((note) => [at(note.at), note.operator ?? 'command line', note.text]),
    ),
    section(
      'who did what',
      order.audit.map((entry) => [
        at(entry.at),
        entry.operator ?? storyWords.who[entry.who],
        auditWords(entry.what),
        entry.amount?.text ?? '',
        auditWords(entry.why),
      ]),
    ),
  ];
  return parts.filter(Boolean).join('\n\n');
}

function section(title: string, rows: string[][]): string {
  return rows.length === 0 ? '' : `${title}\n${table(null, rows)}`;
}

function flagsOf(order: Pick<OrderFacts, 'disputed' | 'dispute_lost_at' | 'needs_review'>): string {
  return (
    [
      order.disputed && 'disputed',
      order.dispute_lost_at !== null && 'dispute lost',
      order.needs_review && `review: ${order.needs_review}`,
    ]
      .filter(Boolean)
      .join(', ') || '-'
  );
}

function taxIn(tax: OrderFacts['tax']): string {
  if (!tax) return 'none charged';
  const { facts, company, decided, amounts } = tax;
  const named = Object.entries(facts).flatMap(([name, where]) =>
    where === null ? [] : [`${name} ${where}`],
  );
  const where = named.join(', ') || 'nothing known of the place';
  const known = company && companyIn(company);
  if (!decided) return ['not decided yet', where, known].filter(Boolean).join('; ');
  const { territory, rate_bp: rate, kind, doubt } = decided;
  const sums = amounts && `${amounts.net.text} net, ${amounts.tax.text} tax`;
  return [`${territory} at ${rate / 100}%, ${kind}`, sums, where, known, doubt && `in doubt: ${doubt}`]
    .filter(Boolean)
    .join('; ');
}

function companyIn(company: NonNullable<NonNullable<OrderFacts['tax']>['company']>): string {
  const {
    vat_number: number,
    standing,
    answer,
    at,
    consultation,
    name,
    address,
    is_other: isOther,
  } = company;
  const asked = at && `asked ${at}`;
  const words = [`VAT number ${number} ${standing}`, answer, asked, consultation, name, address];
  return [...words, isOther && 'another company'].filter(Boolean).join(', ');
}

function stepWords({ step, ended_as: end }: OrderFacts['network'][number]): string {
  if (step === 'paid' || step === 'ordered') return step === 'paid' ? 'Paid' : 'Ordered';
  return step === 'ended' ? storyWords.ended[end ?? 'unknown'] : storyWords.network[step];
}

/** An answer's time, as a terminal shows it. */
function at(moment: string): string {
  return moment.slice(0, 19).replace('T', ' ');
}
