import { expect, it } from 'vitest';

import { documentedIssues } from '../../../../test/support/outside/paypal-issues.ts';
import { paypalWords } from '../../../domain/problems/paypal-words.ts';
import { KNOWN_ISSUES, refusalOf } from './paypal-refusals.ts';

const DOCUMENTED = [...documentedIssues('capture').keys(), ...documentedIssues('authorize').keys()];

it('knows every issue that PayPal documents for capturing and authorising', () => {
  expect(new Set(DOCUMENTED).size).toBe(91);
  expect(DOCUMENTED.filter((issue) => !KNOWN_ISSUES.includes(issue))).toEqual([]);
  expect(new Set(KNOWN_ISSUES).size).toBe(KNOWN_ISSUES.length);
});

it('knows few others: for an order that is gone, and for the account that gets the money', () => {
  const others = KNOWN_ISSUES.filter((issue) => !DOCUMENTED.includes(issue));
  expect(others).toHaveLength(7);
  expect(
    others.every((issue) => /^(INVALID_RESOURCE_ID|RESOURCE_NOT_FOUND|PAYEE_ACCOUNT_\w+)$/.test(issue)),
  ).toBe(true);
});

it.each([...KNOWN_ISSUES, 'SOMETHING_NEW', 'constructor'])(
  '%s: whole sentences tell people that no money moved and what to do',
  (issue) => {
    const words = paypalWords({ issue, ...refusalOf(issue) });
    expect(words).toMatch(/^[A-Z][^.;]*\. Nothing was charged( now)?\. .*(Please|please|can) .*\.$/);
    expect(words).not.toMatch(/[A-Z]{2,}_|payer|payee|instrument|transaction|order/i);
  },
);

it('treats an unknown issue as one for us to fix', () => {
  expect(refusalOf('SOMETHING_NEW')).toMatchObject({ advice: 'ours', isKnown: false });
  expect(refusalOf('constructor')).toMatchObject({ advice: 'ours', isKnown: false });
  expect(refusalOf('PAYER_CANNOT_PAY')).toMatchObject({ advice: 'pay-by-card', isKnown: true });
});
