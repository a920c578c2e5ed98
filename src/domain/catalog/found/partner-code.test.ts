import { expect, it } from 'vitest';

import { asPartnerCode, OWN_CODES } from './partner-code.ts';

it.each([
  ['blog-42', 'blog-42'],
  ['Travel.Blog_7', 'travel.blog_7'],
  ['x'.repeat(40), 'x'.repeat(40)],
  ['x'.repeat(41), null],
  ['', null],
  ['mia@example.com', null],
  ['<script>', null],
  ['two words', null],
  ['line\n', null],
  ['caf\u00e9', null],
  ['\u0000', null],
  [['blog'], null],
  [7, null],
  [null, null],
  [undefined, null],
])('takes %j as %j', (via, code) => {
  expect(asPartnerCode(via)).toBe(code);
});

it('accepts the shop’s own codes unchanged', () => {
  for (const code of Object.values(OWN_CODES)) expect(asPartnerCode(code)).toBe(code);
});
