import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { readDkim, refusalsOfDkim } from './dkim.ts';
import { readSettings, WrongSettings } from './env.ts';

const pem = (bits: number) =>
  generateKeyPairSync('rsa', { modulusLength: bits })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();
const KEY = pem(2048);
const SIGNED = { DKIM_DOMAIN: 'shop.example', DKIM_SELECTOR: 'mail2026', DKIM_PRIVATE_KEY: KEY };

const folder = mkdtempSync(join(tmpdir(), 'simport-dkim-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the settings that sign mails', () => {
  it('accept a key as PEM, on one line, or from a file', () => {
    const file = join(folder, 'key.pem');
    writeFileSync(file, KEY);
    for (const key of [KEY, KEY.replaceAll('\n', '\\n'), file]) {
      expect(readDkim({ ...SIGNED, DKIM_PRIVATE_KEY: key })).toEqual({
        domainName: 'shop.example',
        keySelector: 'mail2026',
        privateKey: KEY,
      });
    }
  });

  it('write a domain in other letters as DNS does', () => {
    expect(readDkim({ ...SIGNED, DKIM_DOMAIN: 'Bücher.example' })?.domainName).toBe('xn--bcher-kva.example');
  });

  it('may be left out only together', () => {
    expect(readDkim({})).toBeUndefined();
    for (const name of Object.keys(SIGNED)) {
      const refused = [...refusalsOfDkim({ ...SIGNED, [name]: undefined })];
      expect(refused).toEqual([
        [name, 'is missing: DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY go together'],
      ]);
    }
  });

  it.each([
    ['DKIM_DOMAIN', 'shop'],
    ['DKIM_DOMAIN', 'https://shop.example'],
    ['DKIM_SELECTOR', 'mail 2026'],
    ['DKIM_SELECTOR', '_domainkey;'],
    ['DKIM_PRIVATE_KEY', 'no-such-file.pem'],
    ['DKIM_PRIVATE_KEY', KEY.slice(0, 200)],
    ['DKIM_PRIVATE_KEY', pem(512)],
    [
      'DKIM_PRIVATE_KEY',
      generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    ],
  ])('refuse %s as %j, and never print a key', (name, value) => {
    const given = { ...SIGNED, [name]: value };
    expect([...refusalsOfDkim(given)].map(([refused]) => refused)).toEqual([name]);
    expect(() => readSettings(given)).toThrow(WrongSettings);
    expect(() => readSettings(given)).toThrow(expect.not.stringContaining('BEGIN') as never);
  });

  it('keep a shop from starting if signing is only half configured', () => {
    expect(() => readSettings({ DKIM_DOMAIN: 'shop.example' })).toThrow(/DKIM_SELECTOR is missing/);
    expect(readSettings(SIGNED).DKIM_SELECTOR).toBe('mail2026');
  });
});
