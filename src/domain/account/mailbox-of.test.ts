import { expect, test } from 'vitest';

import { mailboxOf } from './mailbox-of.ts';

test.each([
  ['Mia.Larsen@Example.com', 'mia.larsen@example.com'],
  ['mia+japan@example.com', 'mia@example.com'],
  ['m.i.a+1@googlemail.com', 'mia@gmail.com'],
  ['mia@gmail.com', 'mia@gmail.com'],
])('%s goes to %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
