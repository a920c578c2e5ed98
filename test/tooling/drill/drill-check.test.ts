import { describe, expect, it } from 'vitest';

import { type Fate, keptIn, violations } from '../../../drill/check.ts';
import { ofBase, ofMinor } from '../../../src/domain/money.ts';
import type { Ledger } from '../../support/outside/outside-world.ts';

const ICCID = '8944500000000000001';
const CUSTOMER = {
  email: 'buyer@drill.example',
  step: 'a step',
  way: 'card',
  asksForRefund: false,
  paymentIntent: 'pi_1',
  paypalOrder: null,
  oldEmail: null as string | null,
  isPutRight: false,
  iccid: ICCID,
  code: null as string | null,
  currency: 'USD',
  given: null,
  quoted: new Map([['stripe', ofBase(500)]]),
};

function fate(status: string, changes: object = {}): Fate {
  return { customer: { ...CUSTOMER, ...changes }, order: { status } } as unknown as Fate;
}

function ledger(changes: Partial<Ledger> = {}): Ledger {
  return {
    charges: [
      {
        id: 'ch_1',
        payment_intent: 'pi_1',
        amount: 500,
        currency: 'usd',
        status: 'succeeded',
        refunded: false,
        method: { brand: 'visa', last4: '4242', wallet: null },
        metadata: {},
      },
    ],
    paypal_captures: [],
    refunds: [],
    tax: [],
    provider_refunds: [],
    provider_stock: [],
    returned_mails: [],
    provider_orders: [{ reference: 'o-1', item: 'plan', iccids: [ICCID], total: 3, at: '' }],
    esims: [
      { iccid: ICCID, state: 'Released', bundles: [{ name: 'plan', reference: 'o-1-0', state: 'Queued' }] },
    ],
    mails: [{ message_id: '1', to: CUSTOMER.email, subject: 'Your eSIM for Japan is ready' }],
    ...changes,
  };
}

const REVOKED = [{ name: 'plan', reference: 'o-1-0', state: 'Revoked' }];
const BACK = { message_id: '2', to: CUSTOMER.email, subject: 'Your money is on its way back' };
const refund = (amount: number, currency = 'usd') => ({
  id: 're_1',
  payment_intent: 'pi_1',
  amount,
  currency,
  status: 'succeeded',
});

describe('the drill finds nothing wrong with', () => {
  it('one payment, one eSIM, one mail, however often that was sent', () => {
    const { mails } = ledger();
    expect(violations([fate('ready')], ledger({ mails: [...mails, ...mails] }))).toEqual([]);
  });

  it('an order that never got its eSIM, with all the money back', () => {
    const books = ledger({ provider_orders: [], esims: [], mails: [BACK], refunds: [refund(500)] });
    expect(violations([fate('refunded', { iccid: null })], books)).toEqual([]);
  });

  it.each([
    ['had left', ledger().mails],
    ['had not', []],
  ])('an eSIM that was taken back before its money went, whose codes %s', (_, codes) => {
    const esims = [{ iccid: ICCID, state: 'Released', bundles: REVOKED }];
    const provider_refunds = [{ reference: 'r-1', item: 'plan', quantity: 1, total: 3, at: '' }];
    const refunds = [refund(500)];
    const books = ledger({ esims, mails: [...codes, BACK], refunds, provider_refunds });
    expect(violations([fate('refunded', { asksForRefund: true })], books)).toEqual([]);
  });
});

describe('where a wallet had an old address the drill', () => {
  const OLD = 'old-buyer@drill.example';
  const [mail] = ledger().mails;
  const atOld = { ...mail, message_id: '3', to: OLD, subject: 'Your eSIM for Japan is ready' };
  const wallet = { way: 'wallet', oldEmail: OLD };
  const found = (mails: Ledger['mails'], isPutRight: boolean) =>
    violations([fate('ready', { ...wallet, isPutRight })], ledger({ mails }));

  it('finds nothing wrong with mails that had left, and with the one that came to the right address', () => {
    expect(found([...ledger().mails, atOld], true)).toEqual([]);
    expect(found(ledger().mails, true)).toEqual([]);
    expect(found([atOld], false)).toEqual([]);
  });

  it('sees a mail that came to neither, or only to the old one, or twice', () => {
    const wrongs = (what: string) => [`a step: ${what} (wallet, buyer@drill.example)`];
    expect(found([], false)).toEqual(wrongs('0 mails with an eSIM, ready'));
    expect(found([atOld], true)).toEqual(wrongs('0 mails with an eSIM, ready'));
    expect(found([...ledger().mails, atOld, { ...atOld, message_id: '4' }], true)).toEqual(
      wrongs('2 mails with an eSIM, ready, at the old address'),
    );
  });
});

describe('where an eSIM was replaced the drill', () => {
  const [ready] = ledger().mails;
  const replaced = { ...ready, message_id: '3', subject: 'Your new eSIM for Japan is ready' };
  const found = (mails: unknown[]) =>
    violations([fate('ready', { replacedIccid: '1' })], ledger({ mails: mails as Ledger['mails'] }));

  it('finds nothing wrong with codes of the first eSIM that left before, or never', () => {
    expect(found([ready, replaced])).toEqual([]);
    expect(found([replaced])).toEqual([]);
  });

  it('sees that the new codes are missing, or the first ones left twice', () => {
    expect(found([ready]).join()).toContain('0 mails with a new eSIM');
    expect(found([ready, { ...ready, message_id: '4' }, replaced]).join()).toContain('2 mails with an eSIM');
  });

  it('wants no codes of an eSIM that was taken back when no other could be had, and excuses nothing else', () => {
    const inVain = (status: 'ready' | 'refunded', replacedIccid: string | null) =>
      violations([fate(status, { replacedIccid })], ledger({ mails: [] })).join();
    expect(inVain('refunded', ICCID)).not.toContain('mails with an eSIM');
    expect(inVain('ready', ICCID)).toContain('0 mails with an eSIM');
    expect(inVain('refunded', null)).toContain('0 mails with an eSIM');
  });
});

describe('of what was given back to the wholesaler the drill', () => {
  const esims = [{ iccid: ICCID, state: 'Released', bundles: REVOKED }];
  const books = { esims, mails: [BACK], refunds: [refund(500)] };
  const late = [fate('refunded', { iccid: null })];
  const back = { reference: 'r-1', item: 'plan', quantity: 1, total: 3, at: '' };

  it('finds nothing wrong with an order for nobody that was taken back', () => {
    expect(violations(late, ledger({ ...books, provider_refunds: [back] }))).toEqual([]);
    expect(violations(late, ledger({ ...books, provider_stock: [{ item: 'plan', remaining: 1 }] }))).toEqual(
      [],
    );
  });

  it('sees what was lost, or came back twice', () => {
    const lost = '1 of plan bought: 0 on eSIMs, 0 paid back, 0 in stock';
    expect(violations(late, ledger(books))).toEqual([lost]);
    const twice = ledger({ ...books, provider_refunds: [back, back] });
    expect(violations(late, twice)).toEqual(['1 of plan bought: 0 on eSIMs, 2 paid back, 0 in stock']);
  });
});

describe('the drill sees', () => {
  const [order] = ledger().provider_orders;
  const [charge] = ledger().charges;
  const [ready] = ledger().mails;
  if (!order || !charge || !ready) throw new Error('the books are empty');

  it.each<[string, Fate, Ledger]>([
    ['still processing', fate('processing'), ledger()],
    ['nothing was charged', fate('ready'), ledger({ charges: [] })],
    ['charged $5.00, told $4.50', fate('ready', { quoted: new Map([['stripe', ofBase(450)]]) }), ledger()],
    [
      'charged $5.00, told ¥500',
      fate('ready', { quoted: new Map([['stripe', ofMinor(500, 'JPY')]]) }),
      ledger(),
    ],
    ['charged in USD instead of EUR', fate('ready', { currency: 'EUR' }), ledger()],
    ['paid in USD, refunded in EUR', fate('refunded'), ledger({ refunds: [refund(500, 'eur')] })],
    ['2 charges', fate('ready'), ledger({ charges: [charge, { ...charge, id: 'ch_2' }] })],
    ['has an eSIM for 0 payments', fate('ready'), ledger({ refunds: [refund(500)] })],
    ['another sum came back than went', fate('ready'), ledger({ refunds: [refund(200)] })],
    ['is refunded in our records only', fate('refunded'), ledger()],
    ['refunded with an eSIM that works', fate('refunded'), ledger({ refunds: [refund(500)] })],
    ['ready without an eSIM', fate('ready', { iccid: null }), ledger()],
    ['asked for the money back and has it not', fate('ready', { asksForRefund: true }), ledger()],
    [
      'provider order o-2 belongs to nobody',
      fate('ready'),
      ledger({ provider_orders: [order, { ...order, reference: 'o-2', iccids: ['1'] }] }),
    ],
    ['2 mails with an eSIM', fate('ready'), ledger({ mails: [ready, { ...ready, message_id: '3' }] })],
    ['1 mails about 0 refunds', fate('ready'), ledger({ mails: [...ledger().mails, BACK] })],
  ])('%s', (sentence, one, books) => {
    expect(violations([one], books).join()).toContain(sentence);
  });

  it('a code that lowered more prices than it may', () => {
    const charges = [charge, { ...charge, id: 'ch_2', payment_intent: 'pi_2' }];
    const one = fate('ready', { code: 'DRILL-7-1-1' });
    const two = fate('ready', { code: 'DRILL-7-1-1', email: 'other@drill.example', paymentIntent: 'pi_2' });
    expect(violations([one, two], ledger({ charges })).join()).toContain('DRILL-7-1-1 was used 2 times');
    const unpaid = fate('refunded', { code: 'DRILL-7-1-1', paymentIntent: 'pi_3', iccid: null });
    expect(violations([one, unpaid], ledger()).join()).not.toContain('was used');
  });

  it('what the processors keep, in each currency', () => {
    const yen = { ...charge, payment_intent: 'pi_2', amount: 700, currency: 'jpy' };
    const capture = { id: '1', order: 'o', amount: 900, currency: 'EUR', status: 'COMPLETED', refunded: 0 };
    const books = ledger({
      charges: [charge, yen],
      paypal_captures: [{ ...capture, custom_id: 'c' }],
      refunds: [refund(200), { ...refund(900, 'eur'), payment_intent: 'o' }],
    });
    expect(keptIn(books)).toEqual(
      new Map([
        ['USD', 300],
        ['JPY', 700],
        ['EUR', 0],
      ]),
    );
  });

  it('one eSIM in the hands of two', () => {
    const two = [fate('ready'), fate('ready', { email: 'other@drill.example', paymentIntent: 'pi_2' })];
    expect(violations(two, ledger()).join()).toContain('shares its eSIM with another buyer');
  });
});
