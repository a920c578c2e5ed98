import { REFUND_CAUSES, REFUND_PARTS, type RefundPart } from '../../../src/domain/checkout/refund-words.ts';
import { ofCents } from '../../../src/domain/money.ts';
import { CONSENT_VERSION, consentText } from '../../../src/domain/promise/withdrawal-consent.ts';
import type { MailDescription } from '../../../src/server/mail/description.ts';
import type { OutboundMail } from '../../../src/server/mail/tables.ts';
import { alert } from '../../../src/server/mail/templates/alert.ts';
import { delivered } from '../../../src/server/mail/templates/delivered.ts';
import { enterpriseReceived } from '../../../src/server/mail/templates/enterprise-received.ts';
import { enterpriseRequest } from '../../../src/server/mail/templates/enterprise-request.ts';
import { held } from '../../../src/server/mail/templates/held.ts';
import {
  accountReady,
  claimPurchase,
  confirmReturn,
  operatorInvitation,
  resetPassword,
  verifyAddress,
  withdrawalLink,
} from '../../../src/server/mail/templates/links.ts';
import { partRefunded } from '../../../src/server/mail/templates/part-refunded.ts';
import { refunded } from '../../../src/server/mail/templates/refunded.ts';
import { replaced } from '../../../src/server/mail/templates/replaced.ts';
import { sentToAnother } from '../../../src/server/mail/templates/sent-to-another.ts';
import { toppedUp } from '../../../src/server/mail/templates/topped-up.ts';
import { usage } from '../../../src/server/mail/templates/usage.ts';
import { withdrawalReceived } from '../../../src/server/mail/templates/withdrawal.ts';
import { MAIL_FACTS, PAID_PRICE, PLAN_FACTS } from './mail-facts.ts';

/** A function that holds the words of a mail, and mails that it makes. */
interface Sample {
  words: unknown;
  mails: MailDescription[];
}

function sample<Facts>(words: (facts: Facts) => MailDescription, ...facts: Facts[]): Sample {
  return { words, mails: facts.map(words) };
}

/**
 * Every mail that the shop sends, in each of its kinds.
 * @param typed stands wherever a person, the wholesaler or a processor chooses the words
 */
export function mailSamples(typed: string): Record<OutboundMail['template'], Sample[]> {
  const { brand } = MAIL_FACTS;
  const plan = { code: 'JP', country: typed, label: '3 GB', days: 7 };
  const facts = { ...MAIL_FACTS, buyer: { firstName: typed }, plan };
  const iccid = '8944538532008160222';
  const bought = {
    ...facts,
    plan: { ...plan, truth: PLAN_FACTS },
    iccid,
    price: PAID_PRICE,
    refundHours: 24,
    withdrawal: null,
  };
  const esimUrl = 'https://shop.example/profile';
  const activation = { smdpAddress: 'rsp.example.net', matchingId: '7K2M-QX41-9DTA' };
  const money = { total: ofCents(1763), methodLabel: typed, tryAgainUrl: 'https://shop.example/country/JP' };
  const goingBack = { ...facts, ...money, before: null };
  const readAt = new Date('2026-11-21T14:05:00Z');
  const read = { ...facts, left: '580 MB', of: '3 GB', readAt, esimUrl, iccid };
  const caseUrl = 'https://shop.example/operate/cases/c1';
  const link = { brand, url: 'https://shop.example/page#s3cret' };
  const request = {
    brand,
    companyName: typed,
    contactName: typed,
    email: 'mia@aurora.example',
    phone: typed,
    website: typed,
    interestedRegions: [typed, 'Asia'],
    userAgent: typed,
    createdAt: readAt,
  };
  const refundsOf = (cause: Parameters<typeof refunded>[0]['cause']) =>
    sample(
      refunded,
      { ...goingBack, cause, isTheirs: true },
      { ...goingBack, cause, isTheirs: true, before: ofCents(200) },
      { ...goingBack, cause, isTheirs: false },
      { ...goingBack, cause, isTheirs: true, addedTo: iccid },
      { ...goingBack, cause, isTheirs: false, addedTo: iccid },
    );
  const partsBack = (...parts: RefundPart[]) => ({
    ...facts,
    parts: parts.map((part, index) => ({ part, amount: ofCents(250 - 150 * index), at: readAt })),
    methodLabel: typed,
    isTheirs: !parts.includes('outside'),
  });
  return {
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
      sample(
        toppedUp,
        { ...bought, esimUrl },
        { ...bought, esimUrl, withdrawal: { url: link.url, agreed: consentText(CONSENT_VERSION) } },
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
    surplus: [refundsOf('paid_twice'), refundsOf('paid_too_late')],
    payment_held: [sample(held, { ...facts, ...money, outcome: 'held' })],
    payment_denied: [sample(held, { ...facts, ...money, outcome: 'denied', addedTo: iccid })],
    data_low: [sample(usage, { ...read, what: 'low', endsAt: readAt, hasNext: false })],
    data_used: [sample(usage, { ...read, what: 'used', endsAt: null, hasNext: true })],
    sent_to_another: [sample(sentToAnother, { ...facts, addresses: ['m***@aurora.example'] })],
    claim_purchase: [sample(claimPurchase, facts)],
    verify_address: [sample(verifyAddress, link)],
    reset_password: [sample(resetPassword, link)],
    account_ready: [sample(accountReady, { ...link, days: 7, buyer: facts.buyer })],
    operator_invitation: [
      sample(
        operatorInvitation,
        { ...link, role: 'support', by: typed, days: 7 },
        { ...link, role: 'owner', by: null, days: 7 },
      ),
    ],
    withdrawal_link: [sample(withdrawalLink, { ...facts, ...link, askedAt: readAt, days: 7 })],
    withdrawal_received: [
      sample(withdrawalReceived, { ...facts, name: typed, email: 'mia@aurora.example', receivedAt: readAt }),
    ],
    confirm_return: [sample(confirmReturn, { ...facts, ...link, hours: 24 })],
    enterprise_request: [
      sample(
        enterpriseRequest,
        {
          ...request,
          teamSize: '11-50',
          message: `Hello,\n\n${typed.replace(/\s+/g, ' ')}\nBye`,
          subscribe: true,
        },
        { ...request, teamSize: null, message: '', subscribe: false },
      ),
    ],
    enterprise_received: [sample(enterpriseReceived, { brand, at: readAt })],
    alert: [
      sample(
        alert,
        { brand, kind: 'card_testing', words: typed, raisedAt: readAt, url: caseUrl, purchaseId: null },
        { brand, kind: 'dispute', words: typed, raisedAt: readAt, url: caseUrl, purchaseId: 'p1' },
      ),
    ],
  };
}
