import { describe, expect, it } from 'vitest';

import { sheetsOf } from '../../../scripts/languages.ts';
import { LANGUAGES, pageAddress, PSEUDO } from '../../../src/domain/languages.ts';
import { builtLanguages } from '../../../src/server/core/built-languages.ts';
import { ALL_PAGES } from '../../support/browser/public-pages.ts';
import { RULES } from '../../support/languages/rules.ts';
import { englishFinder } from '../../support/languages/vocabulary.ts';
import { strayTexts } from '../../support/reading/stray-texts.ts';
import { useCachedShop } from '../../support/shop/cached-shop.ts';

const shop = useCachedShop();
const ask = (path: string) => fetch(shop.fronted + path, { redirect: 'manual' });
const PREFIX = `/${PSEUDO}`;
const inPseudo = (path: string) => PREFIX + path.replace(/^\/(?=$|[?#])/, '');

describe('a page in another language', () => {
  it('says nothing that its words do not say', async () => {
    const stray = new Map<string, string[]>();
    for (const path of ALL_PAGES) stray.set(path, strayTexts(await (await ask(inPseudo(path))).text()));
    expect([...stray].filter(([, texts]) => texts.length > 0)).toEqual([]);
  });

  it('names its language, and itself as the page to find', async () => {
    for (const path of ALL_PAGES) {
      const html = await (await ask(inPseudo(path))).text();
      expect(html).toContain(`<html lang="${LANGUAGES[PSEUDO].tag}"`);
      const canonical = /rel="canonical" href="([^"]*)"/.exec(html)?.[1];
      const source = /rel="canonical" href="([^"]*)"/.exec(await (await ask(path)).text())?.[1];
      const { origin, pathname } = new URL(source ?? shop.deps.settings.BASE_URL);
      if (source) expect(canonical).toBe(origin + inPseudo(pathname));
    }
  });

  it('leads to no page in another language, with scripts or without', async () => {
    for (const path of ALL_PAGES) {
      const html = await (await ask(inPseudo(path))).text();
      const links = [...html.matchAll(/<(?:a|form)\b[^>]*?\s(?:href|action)="(\/[^"]*)"[^>]*>/g)];
      const stray = links
        .filter(([tag]) => !/\bhreflang=/i.test(tag))
        .map(([, to = '']) => to)
        .filter((to) => to !== PREFIX && !/^\/[\w-]+(?:[/?#]|$)/.exec(to)?.[0].startsWith(PREFIX));
      expect({ path, stray: stray.filter((to) => !/^\/(?:flags|art|assets)\//.test(to)) }).toEqual({
        path,
        stray: [],
      });
    }
  });

  it('says of a legal text that the English one prevails, and leads there', async () => {
    for (const path of ['/terms-of-service', '/privacy-policy', '/refund-policy']) {
      const link = new RegExp(`href="${path}" hreflang="en" class=`, 'i');
      expect(await (await ask(inPseudo(path))).text()).toMatch(link);
      expect(await (await ask(path)).text()).not.toMatch(link);
    }
  });

  it('has one right spelling, in its own language', async () => {
    const spellings = {
      [`${PREFIX}/`]: PREFIX,
      '/EN-XA/faq': `${PREFIX}/faq`,
      [`${PREFIX}/country/jp`]: `${PREFIX}/country/JP`,
      [`${PREFIX}/faq/`]: `${PREFIX}/faq`,
    };
    for (const [path, right] of Object.entries(spellings)) {
      const { status, headers } = await ask(path);
      expect([path, status, headers.get('location')]).toEqual([path, 308, right]);
    }
  });

  it('is found again at its home page from an unknown address', async () => {
    for (const [path, home] of [
      [`${PREFIX}/nowhere`, `${PREFIX}#lost`],
      // No language is called so.
      ['/xx/faq', '/#lost'],
    ] as const) {
      const { status, headers } = await ask(path);
      expect([path, status, headers.get('location')]).toEqual([path, 302, home]);
    }
  });

  it('is cached apart from the same page in the source’s', async () => {
    for (const path of ['/', '/faq', '/country/JP', '/faq.md']) {
      const [source, other] = await Promise.all(
        [path, inPseudo(path)].map(async (at) => (await ask(at)).text()),
      );
      expect(other).not.toBe(source);
      expect(await (await ask(inPseudo(path))).text()).toBe(other);
      expect(shop.asked.filter((call) => call.path === inPseudo(path))).toHaveLength(1);
    }
  });

  it('gets the names of places in its language, and the source’s API keeps its own', async () => {
    const named = async (query: string) => {
      const answer = await fetch(`${shop.fronted}/api/countries/JP${query}`);
      return ((await answer.json()) as { country: { name: string } }).country.name;
    };
    expect(await named('')).toBe('Japan');
    expect(await named(`?language=${PSEUDO}`)).toBe('«Japan»');
    expect((await fetch(`${shop.fronted}/api/countries/JP?language=xx`)).status).toBe(400);
  });
});

describe.each(builtLanguages().filter((one) => one in RULES))('a page in %s', (language) => {
  it('says nothing in English', async () => {
    const englishIn = englishFinder(language as keyof typeof RULES);
    const found = new Map<string, string[]>();
    for (const path of [...ALL_PAGES, '/country/CH', '/regional/global/guide', '/country/XX', '/nowhere'])
      found.set(path, englishIn(await (await fetch(shop.fronted + pageAddress(language, path))).text()));
    expect([...found].filter(([, texts]) => texts.length > 0)).toEqual([]);
  });
});

it.each(builtLanguages())(
  'only a page whose language needs it has a further style sheet: %s',
  async (language) => {
    const html = await (await ask(pageAddress(language, '/faq'))).text();
    const { more } = sheetsOf(LANGUAGES[language].tag);
    expect(html.includes('hyphens:auto')).toBe(more.includes('scripts/latin.css'));
  },
);

describe('the languages that are offered', () => {
  it('leave out the one that is for tests only', async () => {
    const html = await (await ask('/')).text();
    expect(html).not.toContain(PSEUDO);
    expect(await (await ask('/robots.txt')).text()).not.toContain(PSEUDO);
    expect((await ask(`${PREFIX}/sitemap.xml`)).status).not.toBe(200);
  });
});
