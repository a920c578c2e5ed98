import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  addressComplaint,
  addressKey,
  asciiAddress,
  isSameAddress,
  lettersComplaint,
} from './email-address.ts';
import { emailSchema } from './email-schema.ts';

describe('an address', () => {
  it.each([
    [' mia.larsen+trip@posteo.example ', 'mia.larsen+trip@posteo.example'],
    ["o'brien_{x}@a-b.example", "o'brien_{x}@a-b.example"],
    ['user..name@docomo.example', 'user..name@docomo.example'],
    ['name.@ezweb.example', 'name.@ezweb.example'],
    ['a...b..@docomo.example', 'a...b..@docomo.example'],
    ['Mia@Posteo.Example', 'Mia@posteo.example'],
    ['user@b\u00FCcher.example', 'user@xn--bcher-kva.example'],
    ['user@bu\u0308cher.example', 'user@xn--bcher-kva.example'],
    ['user@B\u00DCCHER.example', 'user@xn--bcher-kva.example'],
    ['user@xn--bcher-kva.example', 'user@xn--bcher-kva.example'],
    ['mia@пример.рф', 'mia@xn--e1afmkfd.xn--p1ai'],
    ['mia@例え。テスト', 'mia@xn--r8jz45g.xn--zckzah'],
  ])('%j is read as the mail system knows it', (typed, ascii) => {
    expect(asciiAddress(typed)).toBe(ascii);
    expect(addressComplaint(typed)).toBeNull();
  });

  it.each([
    '',
    'mia',
    'mia@',
    'mia@example',
    '@example.com',
    'mia@exa mple.com',
    'mia @example.com',
    '.a@example.com',
    '..@example.com',
    'mia@example.c',
    'mia@.example',
    'mia@example.com.',
    'mia@-example.com',
    'mia@127.0.0.1',
    'mia@[::1]',
    'mia@example.com:25',
    'mia@example.com/x',
    'mia@exa%6Dple.com',
    'mia@eve@example.com',
    'mia@example.net\u0000',
    'Mia <mia@example.com>',
    `${'m'.repeat(65)}@example.com`,
    `mia@${'a.'.repeat(130)}example`,
  ])('%j is none', (typed) => {
    expect(asciiAddress(typed)).toBeNull();
    expect(addressComplaint(typed)).toBe('Please enter a valid email address');
    expect(lettersComplaint(typed)).toBeNull();
  });

  it.each(['müller@example.com', '小明@example.com', 'почта@пример.рф'])(
    'with other letters before its at-sign is refused with its own sentence: %s',
    (typed) => {
      expect(asciiAddress(typed)).toBeNull();
      expect(addressComplaint(typed)).toMatch(/only plain letters \(a to z\) before the @ sign/);
    },
  );

  it('is the same however it is written', () => {
    expect(isSameAddress('Mia@Bücher.example', ' mia@xn--bcher-kva.EXAMPLE ')).toBe(true);
    expect(isSameAddress('mia@bücher.example', 'mia@bucher.example')).toBe(false);
    expect(addressKey('User@Bücher.example')).toBe('user@xn--bcher-kva.example');
    expect(addressKey(' No Address ')).toBe('no address');
  });
});

describe('for any input', () => {
  const part = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.string({ unit: fc.constantFrom(...Array.from('ab.-_+ü例@ 1')), maxLength: 8 }),
  );
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.tuple(part, part).map(([local, domain]) => `${local}@${domain}.example`),
    fc.emailAddress(),
  );

  it('the server’s schema accepts and refuses the same, with the same message', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const read = emailSchema.safeParse(text);
        expect(read.data ?? null).toBe(asciiAddress(text));
        expect(read.error?.issues[0]?.message ?? null).toBe(addressComplaint(text));
      }),
    );
  });

  it('an address is plain ASCII, and reading it again changes nothing', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const address = asciiAddress(text);
        if (address === null) return;
        expect(address).toMatch(/^[!-~]+@[a-z0-9.-]+$/);
        expect(asciiAddress(address)).toBe(address);
        expect(isSameAddress(text, address)).toBe(true);
      }),
    );
  });
});
