import { generateKeyPairSync } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { checkSender } from '../../../src/server/mail/sender-check.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
const OWN_KEY = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const P = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const SIGNED = { DKIM_DOMAIN: 'shop.test', DKIM_SELECTOR: 'mail2026', DKIM_PRIVATE_KEY: OWN_KEY };

const RIGHT: Record<string, string[][]> = {
  'shop.test': [['other=1'], ['v=spf1 include:provider.test -all']],
  // How DNS stores texts longer than 255 characters.
  'mail2026._domainkey.shop.test': [[`v=DKIM1; k=rsa; p=${P.slice(0, 100)}`, P.slice(100)]],
  '_dmarc.shop.test': [['v=DMARC1; p=quarantine; rua=mailto:me@shop.test']],
};

/** The findings by subject, if DNS has these records beside or instead of the right ones. */
async function found(
  records: Record<string, string[][] | Error> = {},
  settings: Partial<Parameters<typeof checkSender>[0]> = SIGNED,
) {
  const names: Record<string, string[][] | Error> = { ...RIGHT, ...records };
  const readTexts = (name: string) => {
    const answer = names[name] ?? [];
    if (answer instanceof Error) return Promise.reject(answer);
    const none = Object.assign(new Error(`queryTxt ENODATA ${name}`), { code: 'ENODATA' });
    return answer.length > 0 ? Promise.resolve(answer) : Promise.reject(none);
  };
  const asked = {
    MAIL_FROM: 'Shop <hello@shop.test>',
    SMTP_URL: 'smtps://u:w@smtp.provider.test',
    ...settings,
  };
  const told: Record<string, { light: string; found: string; remedy?: string | undefined }> = {};
  for await (const { about, ...rest } of checkSender(asked, readTexts))
    told[about.replace('Mail: ', '')] = rest;
  return told;
}

const lights = (told: Awaited<ReturnType<typeof found>>) =>
  Object.entries(told).map(([name, { light }]) => `${name} ${light}`);

describe('the sender’s domain', () => {
  it('is green if DNS has all three records', async () => {
    expect(lights(await found())).toEqual(['SPF green', 'DKIM green', 'DMARC green']);
  });

  it('is queried in DNS spelling', async () => {
    const told = await found(
      { 'xn--mnchen-3ya.test': [['v=spf1 mx -all']], '_dmarc.xn--mnchen-3ya.test': [['v=DMARC1; p=none']] },
      { MAIL_FROM: 'hello@münchen.test' },
    );
    expect(lights(told)).toEqual(['SPF green', 'DKIM green', 'DMARC green']);
  });

  it('without SPF gets the missing record, complete for the shop’s own mail server', async () => {
    const none = { 'shop.test': [] };
    expect((await found(none)).SPF).toEqual({
      light: 'amber',
      found: 'shop.test does not say who may send for it',
      remedy:
        'Have this TXT record in DNS: shop.test "v=spf1 include:<what the provider of smtp.provider.test names> -all"',
    });
    const own = await found(none, { SMTP_URL: 'smtps://u:w@mail.shop.test' });
    expect(own.SPF?.remedy).toContain('shop.test "v=spf1 a:mail.shop.test -all"');
    const another = await found({ 'shop.test': [['v=spf10 mx -all']] });
    expect(another.SPF?.found).toBe('shop.test does not say who may send for it');
  });

  it.each([
    [
      [['v=spf1 mx -all'], ['v=spf1 include:provider.test -all']],
      'shop.test has 2 records',
      'Join them into one',
    ],
    [[['v=spf1 mx +all']], 'lets anybody send: v=spf1 mx +all', 'and end in -all'],
    [[['v=spf1 mx ALL ']], 'lets anybody send: v=spf1 mx ALL', 'and end in -all'],
    [[['v=spf1 mx ?all exp=why.test']], 'lets anybody send: v=spf1 mx ?all', 'and end in -all'],
    [[['v=spf1 -all']], 'lets nobody send: v=spf1 -all', 'Change it'],
    [[['v=spf1']], 'lets nobody send: v=spf1', 'Change it'],
    [[['v=spf1 -mx ?a ~include:provider.test -all']], 'lets nobody send', 'Change it'],
    [[['v=spf1 -all mx redirect=provider.test']], 'lets nobody send', 'Change it'],
  ])('with %j for SPF is amber, and told to add to it', async (records, words, remedy) => {
    const { SPF } = await found({ 'shop.test': records });
    expect(SPF).toMatchObject({ light: 'amber', found: expect.stringContaining(words) as string });
    expect(SPF?.remedy).toContain(remedy);
    expect(SPF?.remedy).toContain(
      'include:<what the provider of smtp.provider.test names> stands right after v=spf1',
    );
    expect(SPF?.remedy).not.toContain('Have this TXT record');
  });

  it.each(['+a/24', 'ip6:2001:db8::/32', 'exists:%{i}.provider.test', 'MX', 'redirect=provider.test'])(
    'with %s for SPF is green',
    async (term) => {
      const { SPF } = await found({ 'shop.test': [[`v=spf1 ${term}`]] });
      expect(SPF).toEqual({ light: 'green', found: `v=spf1 ${term}` });
    },
  );

  it.each([
    [[], 'mail2026._domainkey.shop.test is not there'],
    [[['v=DKIM1; k=rsa; p=']], 'mail2026._domainkey.shop.test has another key than DKIM_PRIVATE_KEY'],
    [
      [[`v=DKIM1; k=rsa; p=${P.slice(1)}`]],
      'mail2026._domainkey.shop.test has another key than DKIM_PRIVATE_KEY',
    ],
  ])('with %j for DKIM is amber, and told its record', async (records, words) => {
    expect((await found({ 'mail2026._domainkey.shop.test': records })).DKIM).toEqual({
      light: 'amber',
      found: words,
      remedy: `Have this TXT record in DNS: mail2026._domainkey.shop.test "v=DKIM1; k=rsa; p=${P}"`,
    });
  });

  it('must be DKIM’s domain, or above or below it, as its DMARC allows', async () => {
    const signedFor = async (DKIM_DOMAIN: string, records: Record<string, string[][]> = {}) =>
      (await found(records, { ...SIGNED, DKIM_DOMAIN })).DKIM;
    const below = 'mail.shop.test';
    const key = RIGHT['mail2026._domainkey.shop.test'] ?? [];
    const there = { [`mail2026._domainkey.${below}`]: key };
    expect(await signedFor('Shop.test')).toMatchObject({ light: 'green' });
    expect(await signedFor(below, there)).toMatchObject({ light: 'green' });
    expect(await signedFor(below, { ...there, '_dmarc.shop.test': [] })).toMatchObject({ light: 'green' });
    const above = await found({}, { ...SIGNED, MAIL_FROM: `hello@${below}` });
    expect(above.DKIM).toMatchObject({ light: 'green' });

    const apart = {
      light: 'amber',
      found: `DKIM_DOMAIN is ${below}, mails come from shop.test: DMARC may not count the signature`,
      remedy: 'Set DKIM_DOMAIN to shop.test, and have the key in DNS there.',
    };
    const strict = { ...there, '_dmarc.shop.test': [['v=DMARC1; p=reject; adkim=s']] };
    expect(await signedFor(below, strict)).toEqual(apart);
    for (const other of ['provider.test', 'workshop.test'])
      expect(await signedFor(other, { [`mail2026._domainkey.${other}`]: key })).toMatchObject({
        light: 'amber',
        found: `DKIM_DOMAIN is ${other}, mails come from shop.test: DMARC may not count the signature`,
      });
  });

  it('needs no DKIM record if somebody else signs its mails', async () => {
    const { DKIM } = await found({}, {});
    expect(DKIM).toEqual({
      light: 'green',
      found: 'mails are signed by the mail server, or not: their headers tell',
    });
  });

  it('without DMARC gets the missing record; one of a parent domain counts', async () => {
    const remedy = 'Have this TXT record in DNS: _dmarc.shop.test "v=DMARC1; p=quarantine"';
    for (const records of [
      [],
      [['v=DMARC1; rua=mailto:me@shop.test']],
      [['v=DMARC1; p=none'], ['v=DMARC1; p=none']],
    ])
      expect((await found({ '_dmarc.shop.test': records })).DMARC).toMatchObject({ light: 'amber', remedy });
    const below = await found({}, { MAIL_FROM: 'hello@mail.shop.test' });
    expect(below.DMARC).toMatchObject({
      light: 'green',
      found: expect.stringMatching(/^_dmarc\.shop\.test: /) as string,
    });
  });

  it('is unknown if DNS does not answer', async () => {
    const down = Object.assign(new Error('queryTxt ETIMEOUT shop.test'), { code: 'ETIMEOUT' });
    expect((await found({ 'shop.test': down })).SPF).toEqual({
      light: 'amber',
      found: 'is not known: queryTxt ETIMEOUT shop.test',
      remedy: 'Let this machine ask DNS, then look again.',
    });
  });
});
