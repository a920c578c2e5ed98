import { describe, expect, it } from 'vitest';

import { sheetsOf, unbroken } from '../../../scripts/languages.ts';
import {
  type Language,
  LANGUAGE_CODES,
  LANGUAGES,
  pageAddress,
  PSEUDO,
  SOURCE,
} from '../../../src/domain/languages.ts';
import { sitemap } from '../../../src/server/catalog/listings/sitemap.ts';
import { builtLanguages } from '../../../src/server/core/built-languages.ts';
import { ALL_PAGES } from '../../support/browser/public-pages.ts';
import { RULES } from '../../support/languages/rules.ts';
import { englishFinder } from '../../support/languages/vocabulary.ts';
import { strayTexts, visibleTexts } from '../../support/reading/stray-texts.ts';
import { thingsIn } from '../../support/reading/structured-data.ts';
import { useCachedShop } from '../../support/shop/cached-shop.ts';

const shop = useCachedShop();
const ask = (path: string) => fetch(shop.fronted + path, { redirect: 'manual' });
const PREFIX = `/${PSEUDO}`;
const inPseudo = (path: string) => PREFIX + path.replace(/^\/(?=$|[?#])/, '');

/** How many pages of each kind are opened. */
const OF_EACH_KIND = 2;
const kindOf = (path: string) => path.replace(/[?#].*/, '').replace(/(\/(?:country|regional)\/)[^/]+/, '$1*');

const base = () => shop.deps.settings.BASE_URL;

/** What has one address for all languages: files, pictures, calls. */
const SHARED =
  /^\/(?:api|art|assets|flags|pictures|product|social)\/|^\/[\w-]+\.(?:png|svg|webmanifest|css)$/;
const isPage = (address: string) => address === PREFIX || /^\/en-xa[/?#]/.test(address);
/** The shop itself, for search engines: the same in all of its pages. */
const isInPseudo = (address: string) => isPage(address) || SHARED.test(address) || address === '/#shop';

/** All addresses of the shop in a document, from its root: those of links, forms and metadata, but for the list of languages. */
function addressesIn(html: string, origin: string): string[] {
  const tags = [...html.matchAll(/<[a-z][^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/\bhreflang=/i.test(tag));
  const named = tags.flatMap((tag) =>
    [...tag.matchAll(/\s(?:href|src|action|formaction|content|poster)="([^"]*)"/g)].map(([, to = '']) => to),
  );
  const described = JSON.stringify(thingsIn(html)).matchAll(/"(https?:[^"]*)"/g);
  return [...named, ...[...described].map(([, to = '']) => to)]
    .map((to) => to.replaceAll('&amp;', '&').replace(new RegExp(`^${origin}(?=[/?#]|$)`), ''))
    .map((to) => to || '/')
    .filter((to) => /^\/(?!\/)/.test(to));
}

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

  it('leads nowhere outside its language, with scripts or without, and for machines', async () => {
    const found = new Set(ALL_PAGES.map(inPseudo));
    const kinds = new Map<string, number>();
    for (const path of found) {
      const kind = kindOf(path);
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      if ((kinds.get(kind) ?? 0) > OF_EACH_KIND) continue;
      const answer = await ask(path);
      const to = answer.headers.get('location');
      const html = await answer.text();
      const addresses = [...(to === null ? [] : [to]), ...addressesIn(html, base())];
      expect({ path, stray: addresses.filter((address) => !isInPseudo(address)) }).toEqual({
        path,
        stray: [],
      });
      for (const address of addresses) if (isPage(address)) found.add(address.replace(/#.*/, ''));
    }
    // A page of the source would not pass.
    const source = addressesIn(await (await ask('/country/JP')).text(), base());
    for (const stray of ['/', '/browse', '/country/JP'])
      expect(source.filter((to) => !isInPseudo(to))).toContain(stray);
    // It came far: to places, their guides, the checkout of a plan.
    for (const kind of ['/country/*', '/country/*/guide', '/regional/*', '/checkout', '/profile'])
      expect([...kinds.keys()]).toContain(PREFIX + kind);
  });

  it('says of a legal text that the English one prevails, and leads there', async () => {
    for (const path of ['/terms-of-service', '/privacy-policy', '/refund-policy']) {
      const link = new RegExp(`href="${path}" hreflang="en">`, 'i');
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

  it('shares answers with readers of all languages, but for a sentence', async () => {
    const askIn = (language: string, path: string) =>
      fetch(shop.fronted + path, { headers: { 'accept-language': language } });
    for (const path of ['/api/countries/JP', '/api/countries/JP?plan=x', '/api/settings', '/faq']) {
      const [one, other] = await Promise.all(['en', PSEUDO].map((language) => askIn(language, path)));
      expect([path, one?.headers.get('vary')]).toEqual([path, expect.not.stringMatching(/language/i)]);
      expect([path, await one?.text()]).toEqual([path, await other?.text()]);
    }
    const missed = await askIn('en', '/api/countries/XX?plan=x');
    expect([missed.status, missed.headers.get('vary')]).toEqual([
      404,
      expect.stringContaining('accept-language'),
    ]);
  });
});

it('names each version of a page in all sitemaps, and the source as the one for everybody else', () => {
  const languages = LANGUAGE_CODES;
  const entriesOf = (language: Language) =>
    new Map(
      [
        ...sitemap(shop.deps.catalog.current(), base(), language, languages).matchAll(/<url>(.*?)<\/url>/g),
      ].map(([, entry = '']) => {
        const links = entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g);
        return [/<loc>(.*?)</.exec(entry)?.[1] ?? '', [...links].map(([, tag, to]) => [tag, to])] as const;
      }),
    );
  const sitemaps = new Map(languages.map((language) => [LANGUAGES[language].tag, entriesOf(language)]));
  for (const [tag, entries] of sitemaps) {
    expect(entries.size).toBeGreaterThan(400);
    for (const [address, versions] of entries) {
      const named = new Map(versions as [string, string][]);
      expect([...named.keys()]).toEqual([...sitemaps.keys(), 'x-default']);
      expect(named.get(tag)).toBe(address);
      expect(named.get('x-default')).toBe(named.get(LANGUAGES[SOURCE].tag));
      for (const [other, to] of named) {
        const there = sitemaps.get(other === 'x-default' ? LANGUAGES[SOURCE].tag : other)?.get(to);
        expect(there, to).toEqual(versions);
      }
    }
  }
});

describe.each(builtLanguages().filter((one) => one in RULES))('a page in %s', (language) => {
  it('says nothing in English', async () => {
    const englishIn = englishFinder(language as keyof typeof RULES);
    const found = new Map<string, string[]>();
    for (const path of [...ALL_PAGES, '/country/CH', '/regional/global/guide', '/country/XX', '/nowhere'])
      found.set(path, englishIn(await (await fetch(shop.fronted + pageAddress(language, path))).text()));
    expect([...found].filter(([, texts]) => texts.length > 0)).toEqual([]);
  });

  it('ends no line behind a letter and its hyphen', async () => {
    for (const path of ['/faq', '/support', '/privacy-policy']) {
      const html = await (await fetch(shop.fronted + pageAddress(language, path))).text();
      const breaking = visibleTexts(html).filter((text) => /(?<!\p{L})\p{L}-(?=\p{L}{2})|\u2011/u.test(text));
      expect({ path, breaking }).toEqual({ path, breaking: [] });
    }
  });
});

it('holds a hyphen behind a letter alone, and one that was written so', () => {
  expect(unbroken("'Die E-Mail ist im E-Mail-Postfach, am Wi\u2011Fi'")).toBe(
    "'Die E-\u2060Mail ist im E-\u2060Mail-Postfach, am Wi-\u2060Fi'",
  );
  const code = "/[a-z]+[0-9a-f]/; x-- - y; 'ar-u-nu-latn'";
  expect(unbroken(code)).toBe(code);
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
