import { randomBytes } from 'node:crypto';
import { pathToFileURL } from 'node:url';

import type { Context, Env, Hono, Schema } from 'hono';

import { type Language, languageOf, LANGUAGES, SOURCE } from '../../domain/languages.ts';
import { OWN_LOOK, type PageLook, pageLook } from '../../domain/operators/brand/page-look.ts';
import type { ShownText } from '../../domain/operators/texts/shown-text.ts';
import type { PageName } from '../../domain/operators/texts/texts.ts';
import { ASKED_ANEW, SHARED } from '../../domain/sharing.ts';
import { type BrandInForce, type DressedBrand } from '../brand/brand.ts';
import { builtLanguages, pagesProgram } from '../core/built-languages.ts';
import type { Logger } from '../core/log.ts';
import type { Settings } from '../core/settings/env.ts';
import {
  BARE_POLICY,
  fileHeaders,
  type PolicySettings,
  sealPage,
  securityHeaders,
} from '../http/web-policy.ts';
import { isPersonal } from '../response-cache/addresses.ts';
import { askedBy, finish, isShared } from '../response-cache/finish.ts';
import { addressAtHome } from '../response-cache/home-address.ts';
import { SUMMARY } from '../texts/kind.ts';
import type { Texts } from '../texts/texts.ts';
import { asMarkdown, pageBehind } from './as-markdown.ts';
import { rightSpelling } from './right-spelling.ts';
import { WebFiles } from './web-files.ts';
import { plainWords } from './words.ts';

export type WebSettings = PolicySettings & Pick<Settings, 'BASE_URL'>;

/** The exports of the built pages; see the server entry of the web bundle. */
export interface PageModule {
  createPageRenderer(
    build: unknown,
    mode: 'production' | 'development',
    styles?: ReadonlyMap<string, string>,
  ): PageRenderer;
}

export type PageRenderer = (
  request: Request,
  given: {
    callApi: (request: Request) => Promise<Response>;
    baseUrl: string;
    artVersion: string;
    look: PageLook;
    textOf: (page: PageName) => Promise<ShownText | null>;
    nonce: string;
    /** The languages whose pages are built, in the order in which they are offered. */
    languages: readonly Language[];
    report: (error: unknown) => void;
  },
) => Promise<Response>;

/** The pages in each language that is built; they are read when a language is first asked for. */
type Renderers = Partial<Record<Language, () => Promise<PageRenderer>>>;

interface PageServer {
  settings: WebSettings;
  log: Logger;
  artVersion: string;
  renderers: Renderers;
  /** What operators published of its looks; without it, it has its own. */
  brand?: Pick<BrandInForce, 'current' | 'draft'>;
  /** What operators published of its pages' texts; without it, it has its own. */
  texts?: Texts;
  /** The short names of custom properties in a language's styles; none where they have their long ones. */
  propertiesOf?: (language: Language) => ReadonlyMap<string, string>;
  /** Served from the sources, with hot reload. */
  dev?: boolean;
}

/**
 * Serves the built pages and files at every address that is not the API's.
 * Mount it last. Throws if the build is missing.
 */
export async function mountWeb<E extends Env, S extends Schema, B extends string>(
  app: Hono<E, S, B>,
  {
    buildDir,
    log,
    settings,
    brand,
    texts,
  }: { buildDir: string; log: Logger; settings: WebSettings; brand: BrandInForce; texts: Texts },
): Promise<void> {
  const files = new WebFiles(buildDir);
  const renderers: Renderers = {};
  for (const language of builtLanguages(buildDir)) {
    let reading: Promise<PageRenderer> | undefined;
    renderers[language] = () =>
      (reading ??= readPages(pagesProgram(language, buildDir), files.styles(language)));
  }
  // A shop without its pages must not start.
  await renderers[SOURCE]?.();
  mountFiles(app, files, settings);
  mountPages(app, {
    settings,
    log,
    artVersion: files.artVersion,
    renderers,
    brand,
    texts,
    propertiesOf: (language) => files.properties(language),
  });
}

async function readPages(program: string, styles: ReadonlyMap<string, string>): Promise<PageRenderer> {
  const build = (await import(pathToFileURL(program).href)) as { entry: { module: PageModule } };
  return build.entry.module.createPageRenderer(build, 'production', styles);
}

export function mountFiles<E extends Env, S extends Schema, B extends string>(
  app: Hono<E, S, B>,
  files: WebFiles,
  settings: WebSettings,
): void {
  app.get('*', async (c, next) => {
    const isFile = !c.req.path.startsWith('/api/') && !isText(c.req.path);
    const file = isFile ? await files.find(c.req.path, askedBy(c)) : null;
    if (!file) return next();
    const headers = fileHeaders(settings);
    for (const [name, value] of Object.entries(headers)) file.headers.set(name, value);
    return file;
  });
}

export function mountPages<E extends Env, S extends Schema, B extends string>(
  app: Hono<E, S, B>,
  pages: PageServer,
): void {
  app.all('*', (c, next) => {
    if (c.req.path === '/api' || c.req.path.startsWith('/api/')) return next();
    // Pages accept no data: forms post to the API.
    if (!['GET', 'HEAD'].includes(c.req.method))
      return refuse(pages, 405, plainWords.readOnly, { allow: 'GET, HEAD' });
    if (!isReadable(new URL(c.req.url).pathname)) return refuse(pages, 400, plainWords.impossible);
    const ask = (request: Request) => Promise.resolve(app.fetch(request, c.env));
    const source = pageBehind(c.req.path);
    return source === null ? answerPage(c, pages, ask) : answerText(c, pages, source, ask);
  });
}

function refuse(
  { settings }: PageServer,
  status: number,
  words: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(`${words}\n`, {
    status,
    headers: { ...bareHeaders(settings), ...headers, 'cache-control': 'no-store' },
  });
}

/** Whether it is the text of a page, or another spelling of its address. */
function isText(path: string): boolean {
  if (!path.toLowerCase().endsWith('.md')) return false;
  return pageBehind(path) !== null || (isReadable(path) && rightSpelling(path) !== null);
}

/** The router uses an undecodable path unchanged, and prints it. */
function isReadable(path: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** For answers that are not pages. */
function bareHeaders(settings: WebSettings): Record<string, string> {
  return { ...securityHeaders(settings), 'content-security-policy': BARE_POLICY };
}

type CallApi = Parameters<PageRenderer>[1]['callApi'];

async function answerPage(c: Context, pages: PageServer, callApi: CallApi): Promise<Response> {
  const { settings, log, artVersion, renderers, texts } = pages;
  const bare = bareHeaders(settings);
  const home = addressAtHome(c.req.url, settings.BASE_URL);
  if (home) return new Response(null, { status: 307, headers: { ...bare, location: home } });
  const right = rightSpelling(new URL(c.req.url).pathname);
  if (right !== null) {
    const location = right + new URL(c.req.url).search;
    const caching = isPersonal(new URL(c.req.url).searchParams) ? 'private, no-store' : SHARED;
    return new Response(null, { status: 308, headers: { ...bare, location, 'cache-control': caching } });
  }
  const nonce = randomBytes(16).toString('base64url');
  let isBroken = false;
  // An address in a language that is not built is an unknown one of the source.
  const { language } = languageOf(c.req.path);
  const shown = renderers[language] ? language : SOURCE;
  const render = (await renderers[shown]?.()) as PageRenderer;
  const asked = new URL(c.req.url).searchParams;
  const draftId = asked.get(DRAFT);
  const draft = (draftId !== null && (await pages.brand?.draft(draftId))) || null;
  const textDraft = asked.get(TEXT_DRAFT);
  const isDraft = draft !== null || (textDraft !== null && (await texts?.hasDraft(textDraft)) === true);
  const response = await render(asGet(c.req.raw), {
    callApi,
    baseUrl: settings.BASE_URL,
    artVersion,
    look: await withTexts(lookOf(pages, draft ?? pages.brand?.current() ?? null, shown), texts, shown),
    textOf: async (page) =>
      (await texts?.shown(page, shown, { draft: textDraft, version: asked.get(VERSION) })) ?? null,
    nonce,
    languages: (Object.keys(renderers) as Language[]).filter(
      (one) => LANGUAGES[one].stage === 'offered' || one === language,
    ),
    // Only the kind of page: the rest of an address may open somebody's order.
    report: (error) => {
      isBroken = true;
      const page = c.req.path.split('/', 2).join('/').slice(0, 100);
      if (isRefusal(error)) log.info({ err: error, page }, 'a page was refused');
      else log.error({ err: error, page }, 'a page failed');
    },
  });
  const headers = new Headers(response.headers);
  // A page may be stricter than the rest: an order's page sends its address to nobody.
  for (const [name, value] of Object.entries(bare)) if (!headers.has(name)) headers.set(name, value);
  // A page not marked as the same for everybody is private; an incomplete page must not be cached.
  const isOwn = isPersonal(new URL(c.req.url).searchParams);
  if (isOwn || isBroken || !isForAll(response.status) || !headers.has('cache-control'))
    headers.set('cache-control', 'private, no-store');
  // A page that hears of a change fetches its data: it must not get an older copy from a cache.
  else if (isShared(headers) && c.req.path.endsWith('.data')) headers.set('cache-control', ASKED_ANEW);
  // Wait for the whole page: its policy lists the hashes of its scripts.
  let raw = Buffer.from(await response.arrayBuffer());
  const type = headers.get('content-type') ?? '';
  if (type.startsWith('text/html')) {
    const rendered = withoutIdleMarks(raw.toString('utf8'));
    const { html, policy, permissions } = sealPage(rendered, nonce, settings, {
      dev: pages.dev,
      framed: isDraft,
    });
    raw = Buffer.from(html);
    headers.set('content-security-policy', policy);
    headers.set('permissions-policy', permissions);
    if (isDraft || asked.has(VERSION)) headers.set('x-robots-tag', 'noindex');
  }
  if (raw.length === 0)
    return new Response(response.status < 400 ? null : `${plainWords.broken}\n`, {
      status: response.status,
      headers,
    });
  return finish({ status: response.status, headers, body: raw }, askedBy(c));
}

/** In the address of a page, the id of a look that an operator wants to see before publishing it. */
const DRAFT = 'brand-draft';
/** The same of a page's text. */
const TEXT_DRAFT = 'text-draft';
/** An earlier text of a page. */
const VERSION = 'version';

const looks = new WeakMap<DressedBrand, Map<Language, PageLook>>();

/** What a page of this language shows of a brand, made once for each. */
function lookOf({ propertiesOf }: PageServer, dressed: DressedBrand | null, language: Language): PageLook {
  if (!dressed || dressed.version === 0) return OWN_LOOK;
  const known = looks.get(dressed) ?? new Map<Language, PageLook>();
  looks.set(dressed, known);
  const made = known.get(language) ?? withDraft(dressed, language, propertiesOf?.(language) ?? new Map());
  known.set(language, made);
  return made;
}

/** What each document carries of texts: the pages that have one. */
async function withTexts(look: PageLook, texts: Texts | undefined, language: Language): Promise<PageLook> {
  const own = texts?.own().filter((page) => page !== SUMMARY) ?? [];
  if (!texts || own.length === 0) return look;
  const changed = await texts.changed(language);
  const site = { ...look.site, texts: own, ...(changed.length > 0 && { changed }) };
  return { ...look, site };
}

/** A draft also brings the settings that it would change. */
function withDraft(dressed: DressedBrand, language: Language, short: ReadonlyMap<string, string>): PageLook {
  const look = pageLook(dressed.brand, language, dressed.sizes, short);
  const { version, settings } = dressed;
  if (version !== null || !settings) return look;
  const { BRAND_NAME: brand, HOME_EXTRAS: homeExtras } = settings;
  const social = {
    linkedin: settings.LINKEDIN_URL ?? null,
    instagram: settings.INSTAGRAM_URL ?? null,
    facebook: settings.FACEBOOK_URL ?? null,
    youtube: settings.YOUTUBE_URL ?? null,
  };
  return { ...look, site: { ...look.site, draft: { brand, homeExtras, social } } };
}

/** A page as text, made of the public version of the page. */
async function answerText(
  c: Context,
  { settings }: PageServer,
  path: string,
  ask: CallApi,
): Promise<Response> {
  const address = new URL(path, settings.BASE_URL);
  const text = await asMarkdown(await ask(new Request(address)), bareHeaders(settings), address);
  return finish(text, askedBy(c));
}

/** Whether the status is the same for everybody: pages, redirects and unknown countries. */
function isForAll(status: number): boolean {
  return status < 400 || status === 404;
}

/** The router's error about a wrong address or call: an answer with a status. */
function isRefusal(error: unknown): boolean {
  const { status } = (error ?? {}) as { status?: unknown };
  return !(error instanceof Error) && typeof status === 'number' && status >= 400 && status < 500;
}

/** HEAD promises the headers of GET, and some of them depend on the page itself. */
function asGet(request: Request): Request {
  if (request.method !== 'HEAD') return request;
  return new Request(request.url, { headers: request.headers, signal: request.signal });
}

/** Where nothing is sold in another currency, no reader needs to know which price is which. */
function withoutIdleMarks(html: string): string {
  return /^<!doctype html><html[^>]* data-sold=/i.test(html)
    ? html
    : html.replaceAll(/ data-price="[^"]*"/g, '');
}
