import { formatDataAmount, formatDays } from '../../../domain/catalog/data-amount.ts';
import { bundleLabels } from '../../../domain/esims/words.ts';
import { orderStory } from '../../../domain/operators/order-story.ts';
import { consentText } from '../../../domain/promise/withdrawal-consent.ts';
import { shownAddress } from '../../../domain/shown-address.ts';
import type { RecordDocument, RecordRow, RecordSection } from '../../drawing/record/record-document.ts';
import type { OrderFacts } from './order-facts.ts';

type Fact = readonly [name: string, value: string | null | undefined | false];

/** 'November 24, 2026 at 11:17:04 UTC': the same for every reader. */
const MOMENT = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'medium',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

const at = (moment: string | null) => moment && `${MOMENT.format(new Date(moment))} UTC`;

/**
 * Everything our records know about an order, for a bank or PayPal that decides a dispute: who bought what, what was paid, that it
 * was delivered, whether it was used, and which mails went to whom. Codes and operators' notes are left out.
 */
export function orderRecord(
  order: OrderFacts,
  { brand, seller, drawnAt }: { brand: string; seller: string; drawnAt: Date },
): RecordDocument {
  return {
    brand,
    title: `Order ${order.number}`,
    lead: `What the books of ${seller} know of this order on ${at(drawnAt.toISOString())}. All times are UTC.`,
    drawnAt,
    sections: [
      section('Buyer', buyerFacts(order)),
      section('What was bought', planFacts(order)),
      section('Payment', paymentFacts(order)),
      section('The eSIM and its use', esimFacts(order)),
      section('What the buyer agreed to', consentFacts(order)),
      { title: 'What happened', rows: eventRows(order) },
    ].filter(({ rows }) => rows.length > 0),
    foot: `${seller}  ·  Order ${order.number}`,
  };
}

function section(title: string, facts: readonly Fact[]): RecordSection {
  return { title, rows: facts.flatMap(([name, value]) => (value ? [{ name, value }] : [])) };
}

function buyerFacts({ buyer }: OrderFacts): Fact[] {
  return [
    ['Name', buyer.name],
    ['Email', shownAddress(buyer.email)],
    ['Second email', buyer.alternative_email && shownAddress(buyer.alternative_email)],
    ['Company', buyer.company],
    ['VAT number', buyer.vat_number],
    ['Bought', buyer.is_guest ? 'as a guest' : 'with an account'],
    ['Account', buyer.user_id],
    ['Erased', at(buyer.erased_at)],
  ];
}

function planFacts({
  id,
  number,
  plan,
  price,
  state,
  created_at,
  paid_at,
  top_up_iccid,
}: OrderFacts): Fact[] {
  return [
    ['Order', `${number} (${id})`],
    ['Ordered', at(created_at)],
    ['Paid', at(paid_at)],
    ['State', state],
    ['Plan', `eSIM data plan for ${plan.name}${sizeOf(plan)} (${plan.bundle_name})`],
    ['Price', `${price.text} ${price.currency}`],
    ['Added to the eSIM', top_up_iccid],
  ];
}

function sizeOf({ data_mb: data, days }: OrderFacts['plan']): string {
  return data === null || days === null ? '' : `, ${formatDataAmount(data)}, ${formatDays(days)}`;
}

function paymentFacts({ payments, refunds, disputed, dispute_lost_at }: OrderFacts): Fact[] {
  return [
    ...payments.map((payment): Fact => [
      `Payment, ${payment.status}`,
      [
        `${payment.amount.text} ${payment.amount.currency}`,
        payment.method,
        payment.processor,
        payment.reference,
      ]
        .filter(Boolean)
        .join(' · '),
    ]),
    ...refunds.map((refund): Fact => [
      `Refund, ${refund.status}`,
      [`${refund.amount.text} ${refund.amount.currency}`, refund.reference].filter(Boolean).join(' · '),
    ]),
    ['Disputed', disputed && 'yes'],
    ['Dispute lost', at(dispute_lost_at)],
  ];
}

function esimFacts({ esim }: OrderFacts): Fact[] {
  if (!esim) return [];
  const { data } = esim;
  const used = data && Math.round((data.initial_bytes - data.remaining_bytes) / 1_000_000);
  return [
    ['ICCID', esim.iccid],
    ['Profile', esim.profile],
    ['Installed on a phone', at(esim.installed_at)],
    ['The network says', esim.network_state && bundleLabels[esim.network_state]],
    ['First used', at(esim.started_at)],
    ['Days end', at(esim.ends_at)],
    [
      'Data used',
      data &&
        used !== null &&
        `${formatDataAmount(used)} of ${formatDataAmount(data.initial_bytes / 1_000_000)}`,
    ],
    ['Read from the network', at(esim.read_at)],
  ];
}

function consentFacts({ consent }: OrderFacts): Fact[] {
  const version = consent.withdrawal_version;
  const words = version === null ? null : consentText(version);
  return [
    ['Agreed', at(consent.withdrawal_at)],
    ['To these words', words && `${words.begin} ${words.ends} (version ${version})`],
    ['Withdrew', at(consent.withdrawn_at)],
    ['Had the card kept', at(consent.card_at)],
    ['Terms of service', consent.terms_version > 0 && `version ${consent.terms_version}`],
  ];
}

/** Leaves out what operators read and wrote: it is internal. */
function eventRows(order: OrderFacts): RecordRow[] {
  const audit = order.audit.filter(({ who }) => who !== 'operator');
  return orderStory({ ...order, audit, notes: [] })
    .toReversed()
    .map(({ at: when, who, what, details }) => ({
      name: at(when) ?? '',
      value: `${what} (${who})`,
      details,
    }));
}
