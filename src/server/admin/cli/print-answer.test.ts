import { expect, it } from 'vitest';

import { printAnswer } from './print-answer.ts';

const amount = (cents: number) => ({ cents, currency: 'USD', text: `$${(cents / 100).toFixed(2)}` });

it('prints facts as lines, and lists as tables of the columns that say something', () => {
  expect(
    printAnswer(
      {
        buyer: { name: 'Mia', email: 'mia@shop.example' },
        at: '2026-11-28T05:00:00.000Z',
        margin_bp: 1250,
        left: amount(450),
        orders: [
          { id: 'a', order: { id: 'x', number: 'SP-1' }, paid: amount(100), via: null, disputed: false },
          { id: 'b', order: null, paid: amount(2000), via: null, disputed: true },
        ],
        next: 'c',
      },
      'after',
    ),
  ).toBe(
    [
      'buyer name   Mia',
      'buyer email  mia@shop.example',
      'at           2026-11-28 05:00:00',
      'margin       12.5%',
      'left         $4.50',
      '',
      'orders',
      'id  order  paid    disputed',
      'a   SP-1   $1.00   no',
      'b          $20.00  yes',
      '',
      'More: --after c',
    ].join('\n'),
  );
});

it('gives a list within a row a line for each of its things', () => {
  const entries = [
    { kind: 'price', postings: [{ account: 'sales' }, { account: 'processor' }] },
    { kind: 'fee', postings: [] },
  ];
  expect(printAnswer({ entries })).toBe(
    ['entries', 'kind   postings account', 'price  sales', '       processor', 'fee'].join('\n'),
  );
});

it('says of an empty list that it is, and of an empty answer that it is done', () => {
  expect(printAnswer({ orders: [], next: null }, 'after')).toBe('orders: none');
  expect(printAnswer({})).toBe('Done.');
});

it('lets nobody’s text steer the terminal', () => {
  const nasty = '\u001b[2J\u202ehi\u0007';
  const printed = printAnswer({ note: nasty, text: `${nasty}\n${nasty}`, rows: [{ note: nasty }] });
  expect(printed).not.toMatch(/[^\P{Cc}\n]|\p{Cf}/u);
});
