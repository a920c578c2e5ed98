import { ago, idOf, money, namedOrder } from './console-samples.ts';

type Json = Record<string, unknown>;

const side = (name: string, more: Json = {}) => ({
  name,
  theirs: { count: 41, amounts: [money(72_283), money(31_764, 'JPY')] },
  ours: { count: 41, amounts: [money(72_283), money(31_764, 'JPY')] },
  differences: [],
  failed: null,
  ...more,
});

const SIDES = {
  agree: [
    side('Stripe'),
    side('PayPal'),
    side('eSIM Go orders', {
      theirs: { count: 41, amounts: [money(49_200)] },
      ours: { count: 41, amounts: [money(49_200)] },
    }),
    side('eSIM Go paid back'),
    side('eSIM Go in stock', { theirs: { count: 3, amounts: [] } }),
  ],
  differ: [
    side('Stripe', {
      theirs: { count: 42, amounts: [money(72_783)] },
      differences: [
        'pi_3Qx8mK2eZvKYlo2C1a2b3c4d succeeded there ($5.00) and is no payment here',
        'pi_3Qx8mK2eZvKYlo2C9z8y7x6w is $17.63 there and $17.64 here',
      ],
    }),
    side('PayPal'),
    side('eSIM Go orders'),
  ],
  failed: [side('Stripe'), side('PayPal', { theirs: null, failed: 'PayPal does not answer right now' })],
};

const OUTCOMES = ['agree', 'differ', 'failed'] as const;

/** A reconciliation, the n-th from the newest. */
export function reconciliationFacts(n: number, more: Json = {}): Json {
  const outcome = OUTCOMES[n % OUTCOMES.length] ?? 'agree';
  return {
    id: idOf(300 + n),
    at: ago(n * 1440),
    since: ago(n * 1440 + 4320),
    by: n % 4 === 3 ? 'grace@simport.example' : null,
    outcome,
    sides: SIDES[outcome],
    ...more,
  };
}

/** An invoice or a credit note, the n-th from the newest. */
export function listedInvoice(n: number): Json {
  const isCredit = n % 4 === 1;
  const number = String(1042 - n).padStart(6, '0');
  return {
    id: idOf(400 + n),
    kind: isCredit ? 'credit_note' : 'invoice',
    number: isCredit ? `CN-${number}` : `INV-${number}`,
    order: namedOrder(n),
    issued_at: ago(n * 190),
    total: money(1763 + n * 100),
    credits: isCredit ? 'INV-001039' : null,
    buyer: n % 7 === 6 ? '' : 'm•••@posteo.example',
  };
}

const STANDS = ['matched', 'differs', 'unread', 'manual', 'failed'] as const;

/** A payout, the n-th from the newest. */
export function listedPayout(n: number, more: Json = {}): Json {
  const stand = STANDS[n % STANDS.length] ?? 'matched';
  const isRead = stand === 'matched' || stand === 'differs';
  return {
    id: idOf(500 + n),
    processor: 'stripe',
    reference: `po_1Qx8mK2eZvKYlo2C${n}a2b3c4d`,
    created_at: ago(n * 1440),
    arrives_at: ago(n * 1440 - 2880),
    status: stand === 'failed' ? 'failed' : n === 0 ? 'coming' : 'paid',
    amount: money(68_112),
    stand,
    sum: isRead ? money(stand === 'differs' ? 67_612 : 68_112) : null,
    fees: money(isRead ? 3_214 : 0),
    orders: isRead ? 41 : 0,
    unmatched: stand === 'differs' ? 2 : 0,
    read_at: isRead ? ago(20) : null,
    ...more,
  };
}

/** One payout with its bookings. */
export function payoutFacts(n: number, more: Json = {}): Json {
  const kinds = ['payment', 'refund', 'dispute', 'other'] as const;
  const entries = Array.from({ length: 8 }, (_, at) => {
    const kind = kinds[at % kinds.length] ?? 'payment';
    const cents = kind === 'payment' ? 1763 : -500;
    return {
      reference: `txn_1Qx8mK2eZvKYlo2C${at}`,
      kind,
      at: ago(2000 + at * 17),
      amount: kind === 'other' ? null : money(Math.abs(cents)),
      fee: money(kind === 'payment' ? 81 : kind === 'dispute' ? 1500 : 0),
      net: money(cents - (kind === 'payment' ? 81 : 0)),
      order: kind === 'other' || at === 4 ? null : namedOrder(at),
      about: kind === 'other' ? null : 'pi_3Qx8mK2eZvKYlo2C1a2b3c4d',
      words: kind === 'other' ? 'Radar for fraud teams' : 'Simport order',
      gap: at === 4 ? 'unknown' : at === 5 ? 'amount' : null,
    };
  });
  return { ...listedPayout(n), entries, next: null, ...more };
}

/** A quarter's return to the one-stop shop; that of a quarter which still runs has no rates yet. */
export function ossReturnFacts(quarter = '2026-Q3'): Json {
  const isRunning = quarter === '2026-Q4';
  const line = (section: string, territory: string | null, bp: number, net: number, period = quarter) => {
    const tax = Math.round((net * bp) / 10_000);
    const euros = (cents: number) => money(Math.round(cents / 1.16), 'EUR');
    const converted = isRunning ? null : { net: euros(net), tax: euros(tax) };
    return {
      section,
      period,
      territory,
      rate_bp: bp,
      euros: converted,
      amounts: [{ net: money(net), tax: money(tax), documents: 12, euros: converted }],
    };
  };
  return {
    quarter,
    home: 'IE',
    lines: [
      line('supplies', 'DE', 1900, 148_200),
      line('supplies', 'FR', 2000, 98_140),
      line('corrections', 'DE', 1900, -1_481, '2026-Q2'),
      line('domestic', 'IE', 2300, 41_300),
      line('elsewhere', 'GB', 2000, 70_020),
      line('untaxed', 'US', 0, 812_400),
    ],
    rates: [
      { currency: 'USD', day: '2026-06-30', per_euro: 1.1404, is_to_come: false },
      {
        currency: 'USD',
        day: isRunning ? '2026-12-31' : '2026-09-30',
        per_euro: isRunning ? null : 1.16,
        is_to_come: isRunning,
      },
    ],
    vat: isRunning ? null : money(40_963, 'EUR'),
  };
}
