import { expect, it } from 'vitest';

import { asText, ofText } from './page-text.ts';

it('restores the value, and returns the same object while the text is the same', () => {
  const value = { plans: [{ price: 2.25, groups: [], note: null, name: 'Łódź </script> "x"' }] };
  const text = asText(value);
  const sent = structuredClone(text);
  expect(ofText(sent)).toEqual(value);
  expect(ofText(sent)).toBe(ofText(sent));
  expect(ofText(structuredClone(text))).not.toBe(ofText(sent));
});

it('leaves out what is loaded later', () => {
  const plan = { price: 2.25, description: 'eSIM, 1GB' };
  expect(ofText(asText({ plans: [plan] }, ['description']))).toEqual({
    plans: [{ ...plan, description: null }],
  });
});
