import sharp, { type Sharp } from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';

import { brandSchema } from '../../../../src/domain/operators/brand/brand-schema.ts';
import type { VerbName } from '../../../../src/server/admin/registry.ts';
import { type InputOf, type OutputOf, runVerb } from '../../../../src/server/admin/run-verb.ts';
import { invoicePdf } from '../../../../src/server/invoices/invoices-in.ts';
import { invoiceOf } from '../../../../src/server/invoices/issue-invoice.ts';
import { sampleMail } from '../../../../src/server/mail/samples/preview.ts';
import { atCommandLine } from '../../../../src/server/staff/acting.ts';
import { operator } from '../../../support/console/operator.ts';
import { readPdf } from '../../../support/reading/read-pdf.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop({ env: { INSTAGRAM_URL: 'https://www.instagram.com/of-the-environment' } });

const ask = <Name extends VerbName>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>> =>
  runVerb({ deps: shop.deps, by: atCommandLine('test') }, name, input);
const publish = (brand: InputOf<'brand_publish'>['brand'], reason = 'a test') =>
  ask('brand_publish', { brand, reason });
const get = async (path: string) => (await shop.buyer().get<never>(path)).body as Record<string, unknown>;

const png = (width: number, height: number, background = '#ff0000') =>
  sharp({ create: { width, height, channels: 3, background } });
const asText = async (picture: Sharp) => (await picture.png().toBuffer()).toString('base64');

beforeEach(async () => {
  await ask('brand_undo', { version: 0, reason: 'the next test' });
});

describe('a published brand', () => {
  it('is in pages, manifest, mails and invoices at once, and an undo brings the old one back', async () => {
    const before = [
      await get('/api/settings'),
      await (await fetch(`${shop.baseUrl}/site.webmanifest`)).text(),
    ];
    const old = await sampleMail(shop.deps, 'verify_address', 0);
    const done = await publish({
      name: 'Roamwell',
      colour: '#FFB020',
      social: { linkedin: 'https://www.linkedin.com/company/roamwell' },
    });
    expect(done.published).toBe(true);
    expect(await get('/api/settings')).toMatchObject({
      brand: 'Roamwell',
      social: {
        linkedin: 'https://www.linkedin.com/company/roamwell',
        instagram: 'https://www.instagram.com/of-the-environment',
      },
    });
    expect(await get('/site.webmanifest')).toMatchObject({ name: 'Roamwell', short_name: 'Roamwell' });
    const mail = await sampleMail(shop.deps, 'verify_address', 0);
    expect(mail.html).toContain('Roamwell');
    expect(mail.html.toLowerCase()).toContain('#ffb020');
    expect(mail.html.toLowerCase()).not.toContain('#c8f250');
    expect(old.html.toLowerCase()).toContain('#c8f250');

    const { version } = await ask('brand', {});
    expect(await ask('brand_undo', { version: 0, reason: 'back' })).toEqual({
      version: version + 1,
      published: true,
    });
    expect([
      await get('/api/settings'),
      await (await fetch(`${shop.baseUrl}/site.webmanifest`)).text(),
    ]).toEqual(before);
    expect((await sampleMail(shop.deps, 'verify_address', 0)).html).toBe(old.html);
    expect((await ask('brand_history', { limit: 2 })).versions).toMatchObject([
      { version: version + 1, why: 'back', by: null },
      { version, why: 'a test' },
    ]);
  });

  it('names the shop on the invoices of its time, and colours all of them', async () => {
    await publish({ name: 'Roamwell', colour: '#ffb020' });
    const bought = await shop.paid('JP');
    await shop.settle();
    const { id } = await shop.purchaseOf(bought);
    const invoice = await invoiceOf(shop.deps, id);
    if (!invoice) throw new Error('there is an invoice');
    const of = async () => invoicePdf(shop.deps, invoice);
    const [branded, text] = [await of(), (await readPdf(await of())).text];
    expect(text).toContain('Roamwell');
    expect(text).not.toContain('Simport\n');
    await ask('brand_undo', { version: 0, reason: 'back' });
    const plain = await of();
    expect((await readPdf(plain)).text).toBe(text);
    expect(plain.equals(branded)).toBe(false);
  });

  it('is followed by another process', async () => {
    const twin = await shop.twin();
    try {
      await publish({ name: 'Two of them', colour: '#ffb020' });
      await expect.poll(() => twin.deps.settings.BRAND_NAME).toBe('Two of them');
      expect(twin.deps.brand.current().colours?.signal).toBe('#ffb020');
    } finally {
      await twin.close();
    }
  });

  it('never replaces what the environment sets, and says so', async () => {
    await publish({ social: { instagram: 'https://www.instagram.com/published' } });
    expect(await get('/api/settings')).toMatchObject({
      social: { instagram: 'https://www.instagram.com/of-the-environment' },
    });
    const shown = await ask('brand', {});
    expect(shown.environment).toEqual([{ path: 'social.instagram', setting: 'INSTAGRAM_URL' }]);
    expect(shown.brand.social.instagram).toBe('https://www.instagram.com/published');
  });

  it('is published once by two who saw the same version, and is in the audit with what changed', async () => {
    const [ada, bob] = [await operator(shop, 'owner'), await operator(shop, 'owner')];
    const { newest } = await ask('brand', {});
    const told = await Promise.all(
      [ada, bob].map((who, at) =>
        who.tell<{ reason: string }>('brand_publish', {
          brand: { name: `Name ${at}` },
          reason: 'a race',
          seen: newest,
        }),
      ),
    );
    expect(new Set(told.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const { acts } = await ask('audit', { what: 'brand published', limit: 1 });
    expect(acts).toMatchObject([
      { why: 'a race', before: { version: newest, name: '' }, after: { version: newest + 1 } },
    ]);
    expect((await ask('brand_compare', { from: newest, to: newest + 1 })).changes).toEqual([
      { path: 'name', before: '', after: shop.deps.settings.BRAND_NAME },
    ]);
    expect(await publish(brandSchema.parse({ name: shop.deps.settings.BRAND_NAME }))).toMatchObject({
      published: false,
    });
  });

  it('is the owner’s alone, with a reason', async () => {
    for (const role of ['manager', 'support', 'finance', 'viewer'] as const) {
      const who = await operator(shop, role);
      expect((await who.tell('brand_publish', { brand: {}, reason: 'no' })).status).toBe(403);
      expect((await who.ask('brand')).status).toBe(403);
    }
    await expect(ask('brand_publish', { brand: {}, reason: '' })).rejects.toThrow('Please give a reason.');
    await expect(ask('brand_undo', { version: 99_999, reason: 'x' })).rejects.toThrow('no such version');
  });
});

describe('a brand that makes no sense', () => {
  it.each([
    [
      'a dark colour',
      { colour: '#123456' },
      /contrast of 1\.\d.*The nearest colour that works is #[\da-f]{6}/,
    ],
    ['white', { colour: '#ffffff' }, /would look like the page/],
    ['no colour', { colour: 'url(javascript:1)' }, /six digits/],
    ['a script for an address', { social: { linkedin: 'javascript:alert(1)' } }, /begins with https/],
    ['an address with a name and a password', { social: { linkedin: 'https://a:b@evil.example/' } }, /https/],
    [
      'another origin that looks like a path',
      { header: [{ names: { en: 'x' }, to: '//evil.example' }] },
      /begins with https:\/\/, or with \//,
    ],
    ['half a headline', { hero: { de: { title: 'Nur oben', lead: '' } } }, /both the headline/],
    ['a section twice', { sections: ['how', 'how'] }, /each section once/],
    ['no section', { sections: [] }, /each section once/],
    ['a link without a name', { header: [{ names: {}, to: '/x' }] }, /name in English/],
    ['a picture that nobody uploaded', { pictures: { logo: 'a'.repeat(32) } }, /upload it again/],
    ['60 KB of a name', { name: 'x'.repeat(60_000) }, /at most 60/],
  ])('is refused: %s', async (_, brand, words) => {
    const owner = await operator(shop, 'owner');
    const { status, body } = await owner.tell<{ error: string }>('brand_publish', { brand, reason: 'x' });
    expect([status, body.error]).toEqual([400, expect.stringMatching(words)]);
    expect(shop.deps.settings.BRAND_NAME).toBe('Simport');
  });
});

describe('an uploaded picture', () => {
  const upload = (kind: InputOf<'brand_picture'>['kind'], picture: string) =>
    ask('brand_picture', { kind, picture });
  const refusal = (kind: InputOf<'brand_picture'>['kind'], bytes: Buffer) =>
    upload(kind, bytes.toString('base64')).then(
      () => 'taken',
      (error: unknown) => (error as Error).message,
    );

  it('becomes icons at their well-known addresses, the logo of mails, and leaves with an undo', async () => {
    const icon = await upload('icon', await asText(png(512, 512)));
    const logo = await upload('logo', await asText(png(400, 100, '#00ff00')));
    const answers = async () =>
      Promise.all(
        ['favicon.svg', 'favicon.ico', 'icon-192.png', 'apple-touch-icon.png'].map(async (name) => {
          const answer = await fetch(`${shop.baseUrl}/${name}`);
          return [name, answer.status, answer.headers.get('content-type')];
        }),
      );
    const before = await answers();
    await publish({ pictures: { icon: icon.id, logo: logo.id }, logo_has_name: true });
    expect(await answers()).toEqual([
      ['favicon.svg', 200, 'image/svg+xml'],
      ['favicon.ico', 200, 'image/x-icon'],
      ['icon-192.png', 200, 'image/png'],
      ['apple-touch-icon.png', 200, 'image/png'],
    ]);
    const served = await fetch(shop.baseUrl + logo.src);
    expect(served.headers.get('content-security-policy')).toContain('sandbox');
    expect(await sharp(Buffer.from(await served.arrayBuffer())).metadata()).toMatchObject({ format: 'png' });
    const mail = await sampleMail(shop.deps, 'verify_address', 0);
    expect(mail.html).toContain('alt="Simport"');
    expect(mail.attachments[0]?.content.equals(shop.deps.brand.current().logo?.png ?? Buffer.alloc(0))).toBe(
      true,
    );
    await ask('brand_undo', { version: 0, reason: 'back' });
    expect(await answers()).toEqual(before);
  });

  it('is encoded anew, without what a camera wrote into it', async () => {
    const secret = 'GPS of my home';
    const photo = await png(1300, 700)
      .withExif({ IFD0: { ImageDescription: secret } })
      .jpeg()
      .toBuffer();
    expect(photo.includes(secret)).toBe(true);
    const { src } = await upload('hero', photo.toString('base64'));
    const kept = Buffer.from(await (await fetch(shop.baseUrl + src)).arrayBuffer());
    expect(kept.includes(secret)).toBe(false);
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 1300 });
  });

  it('is refused by what it is, whatever it calls itself', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect(await refusal('logo', svg)).toContain('An SVG can carry scripts');
    expect(await refusal('logo', Buffer.from('<html><script>'))).toContain('JPEG, PNG or WebP');
    const whole = await png(512, 512).png().toBuffer();
    expect(await refusal('icon', whole.subarray(0, 60))).toContain('can’t be read');
    expect(await refusal('icon', await png(600, 512).png().toBuffer())).toContain('a square');
    expect(await refusal('social', await png(600, 315).png().toBuffer())).toContain('1200 by 630');
    expect(await refusal('hero', Buffer.alloc(9_000_000, 1))).toContain('8 MB');
  });

  it('of 100 MB is refused before it is read', async () => {
    const owner = await operator(shop, 'owner');
    const { status, body } = await owner.tell<{ error: string }>('brand_picture', {
      kind: 'hero',
      picture: 'A'.repeat(100_000_000),
    });
    expect([status, body.error]).toEqual([413, expect.stringContaining('too large')]);
  });
});

describe('a draft', () => {
  it('is shown in mails and on an invoice, to nobody else', async () => {
    const { id } = await ask('brand_preview', { brand: { name: 'Perhaps', colour: '#ffb020' } });
    const mail = await ask('mail_preview', { template: 'delivered', sample: 0, brand_draft: id });
    expect(mail.html).toContain('Perhaps');
    expect(mail.html.toLowerCase()).toContain('#ffb020');
    expect((await ask('mail_preview', { template: 'delivered', sample: 0 })).html).not.toContain('Perhaps');
    const pdf = async (draft?: string) => {
      const drawn = await ask('brand_invoice', draft === undefined ? {} : { brand_draft: draft });
      return (await readPdf(Buffer.from(drawn.pdf, 'base64'))).text;
    };
    expect(await pdf(id)).toContain('Perhaps');
    expect(await pdf()).not.toContain('Perhaps');
    const owner = await operator(shop, 'owner');
    const page = await owner.browser.ask(
      `/api/operate/mail_preview.html?template=delivered&brand_draft=${id}`,
    );
    expect(await page.text()).toContain('Perhaps');
    await expect(pdf('guessed')).rejects.toThrow('preview the brand again');
  });

  it('changes nothing for anybody else, and is gone after a day', async () => {
    const { id, changes } = await ask('brand_preview', { brand: { name: 'Perhaps' } });
    expect(changes).toEqual([{ path: 'name', before: '', after: 'Perhaps' }]);
    expect(shop.deps.settings.BRAND_NAME).toBe('Simport');
    expect(await shop.deps.brand.draft(id)).toMatchObject({ version: null, brand: { name: 'Perhaps' } });
    expect(await shop.deps.brand.draft('guessed')).toBe(null);
    shop.passSeconds(25 * 3600);
    expect(await shop.deps.brand.draft(id)).toBe(null);
  });
});
