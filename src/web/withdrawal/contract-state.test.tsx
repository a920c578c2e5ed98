import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';

import { planFactsOf } from '../../domain/catalog/plan-facts.ts';
import type { Withdrawable, WithdrawalState } from '../../domain/withdrawal/withdrawal-schema.ts';
import { NotWithdrawable, Withdrawn } from './contract-state.tsx';
import { notWithdrawableWords } from './words.ts';

const dollars = (minor: number) => ({ minor, currency: 'USD' });

const FACTS = { groups: ['Standard Fixed'], description: null, speed: ['5G'] };
const contract: Withdrawable = {
  number: 'SP-7F3K-92QD',
  plan: {
    bundle_name: 'esim_1GB_7D_JP_V2',
    country_code: 'JP',
    countryCode: 'JP',
    country: 'Japan',
    type: 'fixed',
    isUnlimited: false,
    duration: 7,
    data_amount: 1000,
    finalPrice: 2.94,
    auto_start: true,
    ...FACTS,
    truth: planFactsOf({ dailyAllowance: null, autostart: true, ...FACTS }),
  },
  amount: dollars(337),
  before: dollars(0),
  is_top_up: false,
  name: 'Mia Larsen',
  email: 'mia@posteo.example',
  until: null,
  why_not: null,
  withdrawal: null,
};

function rendered(Component: () => React.ReactNode): string {
  const Page = createRoutesStub([{ path: '/', Component }]);
  return renderToStaticMarkup(<Page />)
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ');
}

function withdrawn(state: Partial<WithdrawalState>, change: Partial<Withdrawable> = {}): string {
  const received = { received_at: '2026-11-22T21:04:00.000Z', status: 'refunding', refused: null } as const;
  return rendered(() => (
    <Withdrawn contract={{ ...contract, ...change }} state={{ ...received, ...state }} />
  ));
}

describe('a contract that was withdrawn from', () => {
  it.each([
    ['undelivered', 'Your eSIM is being ordered right now.'],
    ['received', 'The network isn’t answering right now.'],
    ['asked', 'Please don’t use it until then.'],
    ['refunding', 'Your money is on its way back.'],
    ['refunded', 'Your money went back to how you paid.'],
  ] as const)('that is %s says what comes next, and how much comes back', (status, text) => {
    expect(withdrawn({ status })).toContain(text);
    expect(withdrawn({ status })).toContain('You’ll get $3.37 back, which is everything you paid.');
  });

  it('shows earlier refunds beside the new one', () => {
    const part = { amount: dollars(237), before: dollars(100) };
    expect(withdrawn({}, part)).toContain(
      'You’ll get $2.37 back. With the $1.00 that went back before, that’s everything you paid.',
    );
    const all = { amount: dollars(0), before: dollars(337) };
    expect(withdrawn({ status: 'refunded' }, all)).toContain('The $3.37 you paid had gone back before.');
  });

  it('promises no money if a person decides about it', () => {
    const words = withdrawn({ status: 'refused', refused: 'used' }, { is_top_up: true });
    expect(words).toContain(
      'This plan has been activated or used, so it can no longer be refunded. There’s no automatic refund',
    );
    expect(words).not.toContain('$');
  });
});

it.each([
  ['not_paid', 'SP-7F3K-92QD: This order hasn’t been paid'],
  ['returned', 'nothing left to withdraw from'],
  ['too_late', 'The time to withdraw from this'],
] as const)('a contract that cannot be withdrawn from says why: %s', (why, text) => {
  const words = rendered(() => <NotWithdrawable why={why} number={contract.number} />);
  expect(words).toContain(notWithdrawableWords[why]);
  expect(words).toContain(text);
});
