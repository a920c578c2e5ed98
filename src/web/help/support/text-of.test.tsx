import { expect, it } from 'vitest';

import { faqGroups } from './faq-groups.tsx';
import { textOf } from './text-of.ts';

it('reads the words of an answer with links in it', () => {
  const answer = (
    <>
      Within {24} hours. The details are in the <a href="/refund-policy">Refund Policy</a>.
    </>
  );
  expect(textOf(answer)).toBe('Within 24 hours. The details are in the Refund Policy.');
  expect(textOf(null)).toBe('');
});

it('finds words in every answer', () => {
  const answers = faqGroups({ feePolicy: 'added', paypal: null }).flatMap(({ questions }) => questions);
  expect(answers.length).toBeGreaterThan(15);
  for (const { question, answer } of answers) expect(textOf(answer).length, question).toBeGreaterThan(40);
});
