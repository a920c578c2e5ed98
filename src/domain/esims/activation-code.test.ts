import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  androidInstallLink,
  appleInstallLink,
  InvalidActivation,
  lpaString,
  readActivation,
} from './activation-code.ts';

const activation = { smdpAddress: 'rsp.example.net', matchingId: 'QX-1A2B3C-4D5E6F7' };

describe('lpaString', () => {
  it('joins address and matching ID in GSMA’s format', () => {
    expect(lpaString(activation)).toBe('LPA:1$rsp.example.net$QX-1A2B3C-4D5E6F7');
  });

  it.each([
    'http://rsp.example.net',
    'https://rsp.example.net/',
    ' HTTPS://rsp.example.net// ',
    'RSP.Example.Net',
    'rsp.example.net:443',
    'https://rsp.example.net:443/',
    'rsp.example.net.',
  ])('reduces %j to the bare host', (smdpAddress) => {
    expect(lpaString({ ...activation, smdpAddress })).toBe('LPA:1$rsp.example.net$QX-1A2B3C-4D5E6F7');
  });

  it('flags a confirmation code without revealing it', () => {
    const code = lpaString({ ...activation, confirmationCode: '4711' });
    expect(code).toBe('LPA:1$rsp.example.net$QX-1A2B3C-4D5E6F7$$1');
    expect(readActivation({ ...activation, confirmationCode: ' 4711 ' }).confirmationCode).toBe('4711');
  });

  it.each(['47 11', 'ä4711', '4711ä'])('refuses the confirmation code %j without repeating it', (code) => {
    expect(() => lpaString({ ...activation, confirmationCode: code })).toThrow(
      /^(?!.*4711).*confirmation code/,
    );
  });

  it('takes labels of up to 63 letters', () => {
    const address = (length: number) => `${'a'.repeat(length)}.example.net`;
    expect(lpaString({ ...activation, smdpAddress: address(63) })).toContain(address(63));
    expect(() => lpaString({ ...activation, smdpAddress: address(64) })).toThrow('SM-DP+');
  });

  it('treats an empty confirmation code as none', () => {
    expect(lpaString({ ...activation, confirmationCode: '' })).toBe(lpaString(activation));
  });

  it.each([
    ['', 'SM-DP+'],
    ['localhost', 'SM-DP+'],
    ['rsp.example.net/path', 'SM-DP+'],
    ['rsp.example.net:8443', 'SM-DP+'],
    ['rsp_1.example.net', 'SM-DP+'],
    ['LPA:1$rsp.example.net$X', 'SM-DP+'],
    ['rsp.example.net$X', 'SM-DP+'],
    ['rsp example.net', 'SM-DP+'],
    ['-rsp.example.net', 'SM-DP+'],
    ['rsp..net', 'SM-DP+'],
    ['rsp.exämple.net', 'SM-DP+'],
  ])('refuses the address %j', (smdpAddress, field) => {
    expect(() => lpaString({ ...activation, smdpAddress })).toThrow(InvalidActivation);
    expect(() => lpaString({ ...activation, smdpAddress })).toThrow(field);
  });

  it.each(['', 'A$B', 'A B', 'A\r\nB', 'Ä1', 'A&B', '<b>'])('refuses the matching ID %j', (matchingId) => {
    expect(() => lpaString({ ...activation, matchingId })).toThrow(/matching ID/);
  });

  it.each(['qx-1a2b', 'QX_1A+2B', 'a/b==', 'v1.2:x~y'])(
    'accepts the matching ID %j unchanged',
    (matchingId) => {
      expect(lpaString({ ...activation, matchingId })).toBe(`LPA:1$rsp.example.net$${matchingId}`);
      for (const link of [appleInstallLink, androidInstallLink])
        expect(new URL(link({ ...activation, matchingId })).searchParams.get('carddata')).toBe(
          `LPA:1$rsp.example.net$${matchingId}`,
        );
    },
  );

  it('never repeats a refused matching ID, which is a secret', () => {
    expect(() => lpaString({ ...activation, matchingId: 'S3CR3T!' })).toThrow(/^(?!.*S3CR3T)/);
  });

  it('refuses a code that is too long for phones', () => {
    const most = 'A'.repeat(255 - 'LPA:1$rsp.example.net$'.length);
    expect(lpaString({ ...activation, matchingId: most })).toHaveLength(255);
    expect(() => lpaString({ ...activation, matchingId: `${most}A` })).toThrow(/255/);
  });
});

describe('one-tap links', () => {
  it('contain the unchanged code', () => {
    expect(appleInstallLink(activation)).toBe(
      'https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=LPA:1$rsp.example.net$QX-1A2B3C-4D5E6F7',
    );
    expect(androidInstallLink(activation)).toBe(
      'https://esimsetup.android.com/esim_qrcode_provisioning?carddata=LPA:1$rsp.example.net$QX-1A2B3C-4D5E6F7',
    );
  });
});

const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,8}[a-z0-9])?$/);
const host = fc.array(label, { minLength: 2, maxLength: 4 }).map((labels) => labels.join('.'));
const matchingId = fc.stringMatching(/^[A-Z0-9+_-]{1,40}$/);

describe('every valid activation', () => {
  it('makes a code that splits into its parts again, and a link that contains the code', () => {
    fc.assert(
      fc.property(
        host,
        fc.constantFrom('', 'http://', 'https://'),
        fc.constantFrom('', '/'),
        matchingId,
        (smdpAddress, scheme, slash, matchingId) => {
          const given = { smdpAddress: scheme + smdpAddress + slash, matchingId };
          const code = lpaString(given);
          expect(code.split('$')).toEqual(['LPA:1', smdpAddress, matchingId]);
          expect(new URL(appleInstallLink(given)).searchParams.get('carddata')).toBe(code);
          expect(new URL(androidInstallLink(given)).searchParams.get('carddata')).toBe(code);
        },
      ),
    );
  });

  it('stays the same when read twice', () => {
    fc.assert(
      fc.property(host, matchingId, (smdpAddress, matchingId) => {
        const once = readActivation({ smdpAddress: `https://${smdpAddress}/`, matchingId });
        expect(readActivation(once)).toEqual(once);
      }),
    );
  });
});

/** Something good, or with a piece of anything put into it, or anything at all. */
function spoiled(good: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const anything = fc.oneof(fc.constantFrom('$', '\r\n', '/', ' ', '&', '"'), fc.string({ unit: 'binary' }));
  const spoiledGood = fc
    .tuple(good, anything, fc.nat(20))
    .map(([text, piece, at]) => text.slice(0, at) + piece + text.slice(at));
  return fc.oneof(good, spoiledGood, anything);
}

describe('any input', () => {
  it('is refused, or makes a code of exactly three parts that is safe for phones and mails', () => {
    fc.assert(
      fc.property(spoiled(host), spoiled(matchingId), (smdpAddress, matchingId) => {
        let code: string;
        try {
          code = lpaString({ smdpAddress, matchingId });
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidActivation);
          return;
        }
        expect(code).toMatch(/^LPA:1\$[a-z0-9.-]+\$[A-Za-z0-9+/=_.~:-]+$/);
      }),
    );
  });
});
