import { describe, expect, it } from 'vitest';

import { verblessStart } from '../../../../test/support/reading/first-sentence.ts';
import { COMPATIBILITY } from '../../../domain/help/compatibility.ts';
import { termsOfBuying } from '../articles/terms-of-buying-words.tsx';
import { faqGroups } from './faq-words.tsx';
import { supportEntries } from './support-words.ts';
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
  const answers = faqGroups({ feePolicy: 'added', paypal: false, chargesTax: true }).flatMap(
    ({ questions }) => questions,
  );
  expect(answers.length).toBeGreaterThan(15);
  for (const { question, answer } of answers) expect(textOf(answer).length, question).toBeGreaterThan(40);
});

it('every answer begins with a whole sentence', () => {
  const asked = faqGroups({ feePolicy: 'included', paypal: false, chargesTax: true }).flatMap(
    ({ questions }) => questions,
  );
  const answers = [
    ...asked.map(({ answer }) => textOf(answer)),
    ...supportEntries('24 hours').map(({ answer }) => answer),
    ...COMPATIBILITY.map(({ answer }) => answer),
  ];
  expect(answers.map(verblessStart).filter((start) => start !== null)).toEqual([]);
  expect(verblessStart('In an email to the address you gave.')).not.toBeNull();
  expect(verblessStart('Before you leave, on Wi-Fi. Installing doesn’t start it.')).not.toBeNull();
});

describe.each(['added', 'included'] as const)('FAQ and terms with fees that are %s', (feePolicy) => {
  const told = (chargesTax: boolean) => {
    const asked = faqGroups({ feePolicy, paypal: true, chargesTax }).flatMap(({ questions }) => questions);
    const sections = termsOfBuying({
      brand: 'Simport',
      legalName: 'Simport Inc.',
      legalAddress: null,
      supportEmail: 'support@simport.example',
      refundHours: 24,
      withdrawal: false,
      feePolicy,
      chargesTax,
    });
    return [...asked.map(({ answer }) => textOf(answer)), ...sections.map(({ body }) => textOf(body))];
  };
  const saying = (texts: string[], words: RegExp) => texts.filter((text) => words.test(text)).length;

  it('say that taxes are in the price only where the shop charges one', () => {
    expect(saying(told(true), /Taxes are included\./)).toBe(2);
    expect(saying(told(true), /No VAT or sales tax/)).toBe(0);
    expect(saying(told(false), /No VAT or sales tax is charged\./)).toBe(2);
    expect(saying(told(false), /tax(es)?,? (are )?included/i)).toBe(0);
  });
});
