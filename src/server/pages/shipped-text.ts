import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import { type Language, pageAddress, prefixOf } from '../../domain/languages.ts';
import { OWN_LOOK } from '../../domain/operators/brand/page-look.ts';
import { type PageName, type PageText, TEXT_PAGES } from '../../domain/operators/texts/texts.ts';
import { pagesProgram } from '../core/built-languages.ts';
import type { Deps } from '../deps.ts';
import { settingsRoutes } from '../http/settings-routes.ts';
import { toMarkdown } from './to-markdown.ts';
import type { PageModule } from './web.ts';

/** The shop's own text of a page. */
export type ShippedText = Pick<PageText, 'title' | 'lead' | 'text'>;

const NAMES = {
  BRAND_NAME: '{shop}',
  LEGAL_NAME: '{legal_name}',
  LEGAL_ADDRESS: '{legal_address}',
  SUPPORT_EMAIL: '{support_email}',
};

/**
 * The text that the shop comes with, for its settings, as Markdown with placeholders where it names the shop and its company.
 * Null if the pages in this language are not built.
 */
export async function shippedText(
  deps: Pick<Deps, 'settings' | 'catalog' | 'news' | 'processors' | 'switches' | 'log'>,
  name: PageName,
  language: Language,
): Promise<ShippedText | null> {
  const program = pagesProgram(language);
  if (!existsSync(program)) return null;
  const build = (await import(pathToFileURL(program).href)) as { entry: { module: PageModule } };
  const api = settingsRoutes({ ...deps, settings: { ...deps.settings, ...NAMES } });
  const origin = deps.settings.BASE_URL;
  const page = await build.entry.module.createPageRenderer(build, 'production')(
    new Request(origin + pageAddress(language, TEXT_PAGES[name].path)),
    {
      callApi: async (request) => api.request(new URL(request.url).pathname.replace(/^\/api/, '')),
      baseUrl: origin,
      artVersion: '',
      look: OWN_LOOK,
      textOf: async () => null,
      nonce: '',
      languages: [language],
      report: (error) => deps.log.error({ err: error, page: name }, 'the text of a page cannot be read'),
    },
  );
  return partsOf(await page.text(), origin, language);
}

function partsOf(html: string, origin: string, language: Language): ShippedText {
  const article = html.slice(html.indexOf('<main'));
  const head = inside('header', article);
  const textIn = (part: string) => tidy(toMarkdown(`<main>${part}</main>`, origin), origin, language);
  // Both are lines without links.
  const line = (part: string) =>
    textIn(part)
      .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
      .replace(/\\(?=[^\w\s])/g, '');
  return {
    title: line(inside('h1', head)),
    lead: line(head.includes('</h1><p') ? inside('p', head.slice(head.indexOf('</h1>'))) : ''),
    text: textIn(article.replace(head, '')),
  };
}

/** What is in the first element of a kind. */
function inside(name: string, html: string): string {
  const from = html.indexOf('>', html.indexOf(`<${name}`)) + 1;
  return html.includes(`<${name}`) ? html.slice(from, html.indexOf(`</${name}>`, from)) : '';
}

/** With links as operators write them, and placeholders as they are. */
function tidy(markdown: string, origin: string, language: Language): string {
  return markdown
    .replaceAll(`](${origin}${prefixOf(language)}/`, '](/')
    .replaceAll(`](${origin}/`, '](/')
    .replace(/%7B(\w+)%7D/g, '{$1}')
    .replace(/\{(\w+(?:\\_\w+)*)\}/g, (name) => name.replaceAll('\\', ''))
    .trim();
}
