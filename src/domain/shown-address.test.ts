import { domainToASCII, domainToUnicode } from 'node:url';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { asciiAddress } from './email-address.ts';
import { shownAddress } from './shown-address.ts';

describe('a displayed address', () => {
  it.each([
    ['mia@xn--bcher-kva.example', 'mia@bücher.example'],
    ['Mia@mail.xn--e1afmkfd.xn--p1ai', 'Mia@mail.пример.рф'],
    ['mia@xn--fsqu00a.xn--fiqs8s', 'mia@例子.中国'],
    ['mia@xn--ls8h.example', 'mia@💩.example'],
    ['mia@xn--mgba3gch31f060k.example', 'mia@نامه‌ای.example'],
    ['mia@xn--maana-pta.example', 'mia@mañana.example'],
  ])('has the letters of its domain: %s', (address, shown) => {
    expect(shownAddress(address)).toBe(shown);
    expect(asciiAddress(shown)).toBe(address);
  });

  it.each([
    'mia@example.com',
    'mia@bücher.example',
    'xn--bcher-kva@example.com',
    '',
    'nobody',
    // Labels that stand for no letters, for too large ones, or for letters that would be written otherwise.
    'mia@xn--.example',
    'mia@xn--a.example',
    'mia@xn--99999999.example',
    'mia@xn--bcher-.example',
    'mia@xn--BCHER-KVA@example.com',
    'mia@xn--example-.com',
  ])('stays unchanged if there is no readable form: %s', (address) => {
    expect(shownAddress(address)).toBe(address);
  });

  it('reads every domain as Node.js does, and back', () => {
    const letters = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(letters, letters, (one, other) => {
        const domain = domainToASCII(`${one}.${other}.example`);
        const address = `mia@${domain}`;
        fc.pre(asciiAddress(address) === address);
        expect(shownAddress(address)).toBe(`mia@${domainToUnicode(domain)}`);
        expect(asciiAddress(shownAddress(address))).toBe(address);
      }),
      { numRuns: 1000 },
    );
  });
});
