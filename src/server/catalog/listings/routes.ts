import { type Context, Hono } from 'hono';

import { pageAddress, prefixOf, SOURCE } from '../../../domain/languages.ts';
import { PAGES } from '../../../domain/pages.ts';
import { offeredLanguages } from '../../core/built-languages.ts';
import type { Deps } from '../../deps.ts';
import { BARE_POLICY, securityHeaders } from '../../http/web-policy.ts';
import { shareAnswers } from '../../response-cache/share-answers.ts';
import { readCountry, readRegion } from '../answers.ts';
import { countryText, llmsText, regionText } from './markdown.ts';
import { sitemap } from './sitemap.ts';

/** Days until the file expires; RFC 9116 advises less than a year. */
const CONTACT_DAYS = 180;

const TEXT = 'text/plain; charset=utf-8';
const MARKDOWN = 'text/markdown; charset=utf-8';

/** Files for machines, each made from the catalogue and the settings. */
export function listingRoutes({ catalog, settings, now }: Pick<Deps, 'catalog' | 'settings' | 'now'>): Hono {
  const { BASE_URL: base } = settings;
  const headers = { ...securityHeaders(settings), 'content-security-policy': BARE_POLICY };
  const text = (c: Context, body: string | null, type: string) =>
    body === null
      ? c.body('Not found\n', 404, { ...headers, 'content-type': TEXT })
      : c.body(body, 200, { ...headers, 'content-type': type });
  const personal = PAGES.filter(({ isPersonal }) => isPersonal).map(({ path }) => path.replace(/:.*/, ''));
  const languages = offeredLanguages();
  const barred = [
    '/api/',
    ...languages.flatMap((language) => personal.map((path) => pageAddress(language, path))),
  ]
    .map((path) => `Disallow: ${path}\n`)
    .join('');
  const sitemaps = languages.map((language) => `${prefixOf(language)}/sitemap.xml` as const);
  const robots = `User-agent: *\n${barred}\n${sitemaps.map((path) => `Sitemap: ${base}${path}\n`).join('')}`;

  const app = new Hono();
  for (const path of [
    '/robots.txt',
    ...sitemaps,
    '/llms.txt',
    '/country/:file{.+\\.md}',
    '/regional/:file{.+\\.md}',
  ])
    app.use(path, shareAnswers);
  for (const [at, path] of sitemaps.entries())
    app.get(path, (c) => {
      const body = sitemap(catalog.current(), base, languages[at] ?? SOURCE, languages);
      return text(c, body, 'text/xml; charset=utf-8');
    });
  return app
    .get('/robots.txt', (c) => text(c, robots, TEXT))
    .get('/llms.txt', (c) => text(c, llmsText(catalog.current(), settings), TEXT))
    .get('/country/:file{[A-Z-]+\\.md}', (c) => {
      const country = readCountry(catalog.current(), c.req.param('file').slice(0, -3));
      return text(c, country && countryText(country, settings), MARKDOWN);
    })
    .get('/regional/:file{[a-z0-9-]+\\.md}', (c) => {
      const region = readRegion(catalog.current(), c.req.param('file').slice(0, -3));
      return text(c, region && regionText(region, settings), MARKDOWN);
    })
    .get('/.well-known/security.txt', (c) => {
      const expires = new Date(now().getTime() + CONTACT_DAYS * 86_400_000).toISOString();
      const contact = `Contact: mailto:${settings.SUPPORT_EMAIL}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${base}/.well-known/security.txt\n`;
      return c.body(contact, 200, {
        ...headers,
        'content-type': TEXT,
        'cache-control': 'public, max-age=3600',
      });
    });
}
