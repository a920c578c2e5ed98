import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';

import { type InputOf, runVerb } from '../../../src/server/admin/run-verb.ts';
import { atCommandLine } from '../../../src/server/staff/acting.ts';
import { useCachedShop } from '../../support/shop/cached-shop.ts';

type Brand = InputOf<'brand_publish'>['brand'];

const shop = useCachedShop();
const call = () => ({ deps: shop.deps, by: atCommandLine('test') });
const publish = (brand: Brand) => runVerb(call(), 'brand_publish', { brand, reason: 'a test' });
const read = async (path: string) => {
  const answer = await fetch(shop.fronted + path);
  return { headers: answer.headers, html: await answer.text() };
};
/** The headings of the sections in the order of the page. */
const sectionsIn = (html: string) =>
  [...html.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, title = '']) => title.replaceAll('&#x27;', '’'));

afterEach(async () => {
  await runVerb(call(), 'brand_undo', { version: 0, reason: 'the next test' });
});

describe('a page', () => {
  it('follows what is published at once, and is as before after an undo', async () => {
    const before = await read('/');
    await publish({ name: 'Roamwell', colour: '#ffb020', fonts: 'system' });
    const { html, headers } = await read('/');
    expect(html).toContain('Roamwell');
    const [, style = ''] = /<style data-page="">([^]*?)<\/style>/.exec(html) ?? [];
    expect(style).toMatch(/:root\{[^}]*--\w+:#ffb020/);
    // Under the names of the build.
    expect(style).not.toContain('--signal');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    await runVerb(call(), 'brand_undo', { version: 0, reason: 'back' });
    expect((await read('/')).html).toBe(before.html);
  });

  it('has the sections that were chosen, in their order, the hidden ones too', async () => {
    const usual = sectionsIn((await read('/')).html);
    await publish({ sections: ['number', 'why', 'active', 'popular'] });
    const { html } = await read('/');
    const chosen = sectionsIn(html);
    expect(chosen[0]).toContain('Keep your messaging number');
    expect(chosen.findIndex((title) => title.includes('Every light'))).toBeGreaterThan(0);
    expect(chosen.at(-1)).toBe(usual[0]);
    expect(usual.join()).not.toContain('Keep your messaging number');
  });

  it('says the words of its language as text, and has the links that were chosen', async () => {
    await publish({
      hero: { en: { title: '<img src=x onerror=alert(1)>', lead: 'A & B' } },
      header: [{ place: 'faq' }, { names: { en: 'Blog', de: 'Neues' }, to: 'https://blog.roamwell.test/' }],
      foot: {
        plans: [{ place: 'trip' }],
        company: [{ place: 'about' }, { names: { en: 'Jobs' }, to: '/jobs' }],
      },
    });
    const { html } = await read('/');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;</h1>');
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('A &amp; B</p>');
    const [, header = ''] = /<header[^>]*>([^]*?)<\/header>/.exec(html) ?? [];
    expect([...header.matchAll(/<li><a[^>]*href="([^"]+)"/g)].map(([, to]) => to)).toEqual([
      '/faq',
      'https://blog.roamwell.test/',
    ]);
    const [, footer = ''] = /<footer[^>]*>([^]*?)<\/footer>/.exec(html) ?? [];
    expect(footer).toMatch(/href="\/jobs"[^>]*>Jobs</);
    // The legal pages stay.
    expect(footer).toContain('href="/terms-of-service"');
    expect((await read('/faq')).html).toContain('https://blog.roamwell.test/');
  });

  it('shows the pictures, whose files are served for ever', async () => {
    const picture = async (kind: 'logo' | 'hero' | 'social', width: number, height: number) => {
      const png = await sharp({ create: { width, height, channels: 3, background: '#336699' } })
        .png()
        .toBuffer();
      return runVerb(call(), 'brand_picture', { kind, picture: png.toString('base64') });
    };
    const [logo, hero, social] = [
      await picture('logo', 300, 100),
      await picture('hero', 1600, 900),
      await picture('social', 1200, 630),
    ];
    await publish({ pictures: { logo: logo.id, hero: hero.id, social: social.id }, logo_has_name: true });
    const { html } = await read('/');
    expect(html).toMatch(new RegExp(`<img src="${logo.src}"[^>]*alt="Simport"`));
    expect(html).toContain(`<img src="${hero.src}"`);
    const file = await fetch(shop.fronted + hero.src);
    expect([file.status, file.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    const preview = Buffer.from(await (await fetch(`${shop.fronted}/social/home.png`)).arrayBuffer());
    expect(await sharp(preview).stats()).toMatchObject({ dominant: { r: 56, g: 104, b: 152 } });
    expect((await fetch(`${shop.fronted}/brand/${'0'.repeat(32)}/logo.png`)).status).toBe(404);
  });
});

describe('a draft', () => {
  it('is on any page for whoever has its id, framed by the shop alone, and stored nowhere', async () => {
    const own = (await read('/')).html;
    const { id } = await runVerb(call(), 'brand_preview', {
      brand: { name: 'Perhaps', colour: '#ffb020', sections: ['number'] },
    });
    for (const path of ['/', '/country/JP', '/faq']) {
      const { html, headers } = await read(`${path}?brand-draft=${id}`);
      expect(html).toContain('Perhaps');
      expect(html).toMatch(/--\w+:#ffb020/);
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    }
    expect((await read('/')).html).toBe(own);
    const guessed = await read('/?brand-draft=guessed');
    expect(guessed.html).not.toContain('Perhaps');
    expect(guessed.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });
});
