import { expect, it } from 'vitest';

import { findEntries } from './find-entries.ts';

const refund = { question: 'Can I get my money back?', answer: 'Within 24 hours.', category: 'Payment' };
const phone = { question: 'Does my phone work?', answer: 'If it has an eSIM.', category: 'Compatibility' };

it.each([
  ['the question', 'MONEY back', [refund]],
  ['the answer', 'esim', [phone]],
  ['the category', 'payMENT', [refund]],
  ['all of them', 'o', [refund, phone]],
  ['none', 'roaming', []],
])('looks through %s', (_where, typed, found) => {
  expect(findEntries([refund, phone], typed)).toEqual(found);
});

it.each(['l’eSIM', "l'esim", 'e-mail', 'E‑MAIL', 'reseau', 'réseau'])(
  'finds %s however it is typed',
  (typed) => {
    const lost = {
      question: 'Où est l’eSIM ?',
      answer: 'Dans l’e\u2011mail, même sans réseau.',
      category: 'Aide',
    };
    expect(findEntries([refund, lost], typed)).toEqual([lost]);
  },
);

it('gives every entry while nothing is typed', () => {
  expect(findEntries([refund, phone], '  ')).toEqual([refund, phone]);
});
