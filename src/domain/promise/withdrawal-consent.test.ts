import { expect, test } from 'vitest';

import { CONSENT_VERSION, consentText } from './withdrawal-consent.ts';

test('every agreed version stays known, and nothing else counts as one', () => {
  expect(consentText(CONSENT_VERSION)).not.toBeNull();
  expect(consentText('2026-11')).toEqual({
    begin: 'I ask you to deliver my plan at once, before the 14 days in which I may withdraw are over.',
    ends: 'I know that my right to withdraw ends as soon as the plan has been activated or used.',
  });
  for (const unknown of ['', 'toString', '2026-10']) expect(consentText(unknown)).toBeNull();
});
