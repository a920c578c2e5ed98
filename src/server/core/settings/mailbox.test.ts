import { describe, expect, it } from 'vitest';

import { readMailbox } from './mailbox.ts';

describe('readMailbox', () => {
  it.each(['mia@example.net', "o'brien+trip@example.co.uk", 'Mia@xn--bcher-kva.example'])(
    'accepts %s',
    (address) => {
      expect(readMailbox({ address })).toEqual({ address });
    },
  );

  it('writes a domain in other letters as DNS knows it', () => {
    expect(readMailbox({ address: 'mia@Bücher.example' })).toEqual({ address: 'mia@xn--bcher-kva.example' });
  });

  it.each([
    '',
    'müller@example.de',
    'mia',
    'mia@',
    '@example.net',
    'mia@example.net\r\nBcc: eve@example.net',
    'mia@example.net,eve@example.net',
    'mia@example.net; eve@example.net',
    '<mia@example.net>',
    'Mia <mia@example.net>',
    'mia@example.net\u0000',
    'mia @example.net',
    'mia@eve@example.net',
    `${'m'.repeat(250)}@example.net`,
  ])('refuses %j', (address) => {
    expect(readMailbox({ address })).toBeNull();
  });

  it('keeps a name on one line and drops an empty one', () => {
    expect(readMailbox({ name: 'Mia\r\nX', address: 'mia@example.net' })?.name).toBe('Mia X');
    expect(readMailbox({ name: ' ', address: 'mia@example.net' })).toEqual({ address: 'mia@example.net' });
  });
});
