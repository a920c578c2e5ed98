import { planPriceWords } from '../../../domain/catalog/plan.ts';
import { REFUND_CAUSES, REFUND_PARTS, type RefundPart } from '../../../domain/checkout/refund-cause.ts';
import { ofBase } from '../../../domain/money.ts';
import { MUCH_SENT, NEW_PLACE, NOTICED, PAUSED } from '../../../domain/operators/notices.ts';
import { CONSENT_VERSION, consentText } from '../../../domain/promise/withdrawal-consent.ts';
import type { MailBrand } from '../brand.ts';
import type { MailDescription } from '../description.ts';
import type { OutboundMail } from '../tables.ts';
import { addressChanged } from '../templates/address-changed.ts';
import { alert } from '../templates/alert.ts';
import { approval, type ApprovalFacts } from '../templates/approval.ts';
import { deliveredMany, deliveredTogether } from '../templates/delivered-together.ts';
import { delivered } from '../templates/delivered.ts';
import { draftOrder } from '../templates/draft-order.ts';
import { enterpriseReceived } from '../templates/enterprise-received.ts';
import { enterpriseRequest } from '../templates/enterprise-request.ts';
import { held } from '../templates/held.ts';
import {
  accountReady,
  claimPurchase,
  confirmReturn,
  resetPassword,
  verifyAddress,
  withdrawalLink,
} from '../templates/links.ts';
import { operatorInvitation } from '../templates/operator-invitation.ts';
import { operatorNotice } from '../templates/operator-notice.ts';
import { partRefunded } from '../templates/part-refunded.ts';
import { refunded } from '../templates/refunded.ts';
import { replaced } from '../templates/replaced.ts';
import { scheduledExport } from '../templates/scheduled-export.ts';
import { sentToAnother } from '../templates/sent-to-another.ts';
import { toppedUp } from '../templates/topped-up.ts';
import { usage } from '../templates/usage.ts';
import { withdrawalReceived } from '../templates/withdrawal.ts';
import { PAID_PRICE, PLAN_FACTS, sampleFacts, type SampleWords } from './sample-facts.ts';

/** A template function, and the mails it makes. */
interface Sample {
  words: unknown;
  mails: MailDescription[];
}

function sample<Facts>(words: (facts: Facts) => MailDescription, ...facts: Facts[]): Sample {
  return { words, mails: facts.map(words) };
}

/**
 * Every mail that the shop sends, in all its variants.
 * @param words used wherever a person, the wholesaler or a processor chooses the words
 */
export function mailSamples(
  words: SampleWords,
  brand: MailBrand,
): Record<OutboundMail['template'], Sample[]> {
  const { baseUrl } = brand;
  const plan = { code: 'JP', country: words.country, label: '3 GB', days: 7 };
  const facts = { ...sampleFacts(brand), buyer: { firstName: words.name }, plan };
  const iccid = '8944538532008160222';
  const bought = {
    ...facts,
    plan: { ...plan, truth: PLAN_FACTS },
    iccid,
    price: PAID_PRICE,
    refundHours: 24,
    withdrawal: null,
  };
  const esimUrl = `${baseUrl}/profile`;
  const activation = { smdpAddress: 'rsp.example.net', matchingId: '7K2M-QX41-9DTA' };
  const money = { total: ofBase(1763), methodLabel: words.method, tryAgainUrl: `${baseUrl}/country/JP` };
  const goingBack = { ...facts, ...money, before: null };
  const readAt = new Date('2026-11-21T14:05:00Z');
  const read = { ...facts, left: '580 MB', of: '3 GB', readAt, esimUrl, iccid };
  const caseUrl = `${baseUrl}/operate/cases/c1`;
  const link = { brand, url: `${baseUrl}/page#s3cret` };
  const again = { url: link.url, price: planPriceWords({ finalPrice: 8.33, card_total: 9 }) };
  const request = {
    brand,
    companyName: words.company,
    contactName: words.name,
    email: 'mia@aurora.example',
    phone: words.phone,
    website: words.website,
    interestedRegions: [words.region, 'Asia'],
    userAgent: words.browser,
    createdAt: readAt,
  };
  const refundsOf = (cause: Parameters<typeof refunded>[0]['cause']) =>
    sample(
      refunded,
      { ...goingBack, cause, isTheirs: true },
      { ...goingBack, cause, isTheirs: true, before: ofBase(200) },
      { ...goingBack, cause, isTheirs: false },
      { ...goingBack, cause, isTheirs: true, addedTo: iccid },
      { ...goingBack, cause, isTheirs: false, addedTo: iccid },
    );
  const partsBack = (...parts: RefundPart[]) => ({
    ...facts,
    parts: parts.map((part, index) => ({ part, amount: ofBase(250 - 150 * index), at: readAt })),
    methodLabel: words.method,
    isTheirs: !parts.includes('outside'),
  });
  const approvalOf = (state: ApprovalFacts['state']): ApprovalFacts => ({
    brand,
    url: `${baseUrl}/operate/dashboard/approvals/a1`,
    act: 'refund_part',
    amount: '$218.40',
    order: facts.order.number,
    by: 'ada@simport.example',
    at: readAt,
    endsAt: new Date('2026-11-22T14:05:00Z'),
    state,
    decidedBy: state === 'declined' ? 'grace@simport.example' : null,
  });
  return {
    draft_order: [
      sample(
        draftOrder,
        {
          brand,
          buyer: { firstName: 'Mia' },
          number: 'QT-7F3K-92QD',
          note: '',
          url: link.url,
          overdueSince: null,
        },
        {
          brand,
          buyer: { firstName: '' },
          number: 'QT-7F3K-92QD',
          note: words.message,
          url: link.url,
          overdueSince: null,
        },
        {
          brand,
          buyer: { firstName: 'Mia' },
          number: 'QT-7F3K-92QD',
          note: '',
          url: link.url,
          overdueSince: readAt,
        },
      ),
    ],
    delivered: [
      sample(
        delivered,
        { ...bought, activation: { ...activation, confirmationCode: '4711' } },
        {
          ...bought,
          plan: {
            ...plan,
            truth: { ...PLAN_FACTS, starts: null, full_speed_mb_per_day: 1000, throttled_kbps: 512 },
          },
          activation,
        },
      ),
      sample(deliveredMany, [bought, ...Array.from({ length: 11 }, () => bought)]),
      sample(deliveredTogether, [
        { ...bought, activation },
        { ...bought, activation: null, addedTo: bought.iccid },
      ]),
      sample(
        toppedUp,
        { ...bought, esimUrl, turn: { starts_after: null, is_behind: false } },
        { ...bought, esimUrl, turn: { starts_after: null, is_behind: true } },
        {
          ...bought,
          esimUrl,
          turn: { starts_after: '2026-12-01T08:00:00Z', is_behind: false },
          withdrawal: { url: link.url, agreed: consentText(CONSENT_VERSION) },
        },
      ),
    ],
    refunded: REFUND_CAUSES.map(refundsOf),
    replaced: [sample(replaced, { ...facts, iccid, activation })],
    part_refunded: [
      sample(partRefunded, ...REFUND_PARTS.map((part) => partsBack(part)), {
        ...partsBack('part', 'goodwill'),
        addedTo: iccid,
      }),
    ],
    duplicate_payment: [refundsOf('paid_twice'), refundsOf('paid_too_late')],
    payment_held: [sample(held, { ...facts, ...money, outcome: 'held' })],
    payment_denied: [sample(held, { ...facts, ...money, outcome: 'denied', addedTo: iccid })],
    data_low: [sample(usage, { ...read, what: 'low', endsAt: readAt, hasNext: false, again })],
    data_used: [sample(usage, { ...read, what: 'used', endsAt: null, hasNext: true, again: null })],
    sent_to_another: [sample(sentToAnother, { ...facts, addresses: ['m***@aurora.example'] })],
    address_changed: [sample(addressChanged, { ...facts, addresses: ['m***@aurora.example'] })],
    claim_purchase: [sample(claimPurchase, facts)],
    verify_address: [sample(verifyAddress, link)],
    reset_password: [sample(resetPassword, link)],
    account_ready: [sample(accountReady, { ...link, days: 7, buyer: facts.buyer })],
    operator_invitation: [
      sample(
        operatorInvitation,
        { ...link, role: 'support', by: words.name, days: 7 },
        { ...link, role: 'owner', by: null, days: 7 },
      ),
    ],
    operator_notice: [
      sample(
        operatorNotice,
        ...NOTICED.map((what) => ({
          brand,
          url: `${baseUrl}/operate/audit`,
          what,
          by: 'grace@simport.example',
          origin: '203.0.113.7',
          at: readAt,
          device: what === NEW_PLACE ? 'Firefox on Linux' : null,
          subject: what === PAUSED ? 'sales' : null,
          cents: what === MUCH_SENT ? 12_345 : null,
          why: what === PAUSED ? words.name : '',
        })),
      ),
    ],
    approval_asked: [sample(approval, approvalOf('waiting'))],
    approval_over: [sample(approval, approvalOf('approved'), approvalOf('declined'), approvalOf('lapsed'))],
    scheduled_export: [
      sample(
        scheduledExport,
        {
          brand,
          name: 'income',
          from: '2026-11-30',
          to: '2026-12-06',
          url: `${baseUrl}/operate/connections/exports`,
          file: { filename: 'income-2026-12-06.csv', content: Buffer.from('name,orders\r\n') },
        },
        {
          brand,
          name: 'orders',
          from: '2026-12-06',
          to: '2026-12-06',
          url: `${baseUrl}/operate/connections/exports`,
          file: null,
        },
      ),
    ],
    withdrawal_link: [sample(withdrawalLink, { ...facts, ...link, askedAt: readAt, days: 7 })],
    withdrawal_received: [
      sample(withdrawalReceived, {
        ...facts,
        name: words.name,
        email: 'mia@aurora.example',
        receivedAt: readAt,
      }),
    ],
    confirm_return: [sample(confirmReturn, { ...facts, ...link, hours: 24 })],
    enterprise_request: [
      sample(
        enterpriseRequest,
        {
          ...request,
          teamSize: '11-50',
          message: `Hello,\n\n${words.message.replace(/\s+/g, ' ')}\nBye`,
          subscribe: true,
        },
        { ...request, teamSize: null, message: '', subscribe: false },
      ),
    ],
    enterprise_received: [sample(enterpriseReceived, { brand, at: readAt })],
    alert: [
      sample(
        alert,
        { brand, kind: 'card_testing', words: words.alert, raisedAt: readAt, url: caseUrl, purchaseId: null },
        { brand, kind: 'dispute', words: words.alert, raisedAt: readAt, url: caseUrl, purchaseId: 'p1' },
      ),
    ],
  };
}
