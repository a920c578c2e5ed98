import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Context, Env, Hono, Schema } from 'hono';

import type { Settings } from '../core/settings/env.ts';
import {
  BARE_POLICY,
  fileHeaders,
  permissions,
  type PolicySettings,
  REPORTS_PATH,
  securityHeaders,
} from '../http/web-policy.ts';
import { type Asked, askedBy, finish } from '../response-cache/finish.ts';
import { escape } from './escape.ts';
import { Folder, FOREVER } from './web-files.ts';

export type ConsoleSettings = PolicySettings & Pick<Settings, 'BRAND_NAME'>;

/** The document's scripts and styles, by address. */
interface ConsoleCode {
  scripts: readonly string[];
  styles: readonly string[];
}

interface ConsolePages {
  settings: ConsoleSettings;
  code: ConsoleCode;
  /** Served from the sources, with hot reload. */
  dev?: boolean;
}

/** The folder of the console's build, and its entry there. */
const FOLDER = 'operate';
const ENTRY = 'src/web/operate/main.tsx';

/** An entry of the bundler's manifest. */
interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** Serves the built console. Mount it before the pages. Throws if the build is missing. */
export function mountConsole<E extends Env, S extends Schema, B extends string>(
  app: Hono<E, S, B>,
  { buildDir, settings }: { buildDir: string; settings: ConsoleSettings },
): void {
  const folder = join(buildDir, FOLDER);
  const manifest = readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8');
  const files = new Folder(folder);
  app.get('/operate/assets/:name', async (c) => {
    const file = await files.answer(`assets/${c.req.param('name')}`, FOREVER, askedBy(c));
    const headers = fileHeaders(settings);
    for (const [name, value] of Object.entries(headers)) file.headers.set(name, value);
    return file;
  });
  mountConsolePages(app, { settings, code: codeIn(JSON.parse(manifest) as Record<string, Chunk>) });
}

/** Every address below `/operate` serves the same document: the console's own router chooses the page. */
export function mountConsolePages<E extends Env, S extends Schema, B extends string>(
  app: Hono<E, S, B>,
  pages: ConsolePages,
): void {
  const headers = headersOf(pages);
  const answer = (c: Context): Promise<Response> => {
    if (['GET', 'HEAD'].includes(c.req.method)) return send(200, documentOf(pages), headers, askedBy(c));
    const refused = { ...headers, 'content-security-policy': BARE_POLICY, allow: 'GET, HEAD' };
    const plain = { ...refused, 'content-type': 'text/plain; charset=utf-8' };
    return send(405, 'This address can only be read.\n', plain, askedBy(c));
  };
  app.all('/operate', answer);
  app.all('/operate/*', answer);
}

function send(status: number, text: string, headers: Record<string, string>, asked: Asked) {
  return finish({ status, headers: new Headers(headers), body: Buffer.from(text) }, asked);
}

/** The entry's own file, and the styles of everything it imports. */
function codeIn(manifest: Record<string, Chunk>): ConsoleCode {
  const read = new Set<string>();
  const styles: string[] = [];
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || read.has(name)) return;
    read.add(name);
    for (const needed of chunk.imports ?? []) visit(needed);
    styles.push(...(chunk.css ?? []));
  };
  visit(ENTRY);
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`The console's build has no ${ENTRY}.`);
  return { scripts: [`/operate/${entry.file}`], styles: styles.map((file) => `/operate/${file}`) };
}

function headersOf({ settings, dev = false }: ConsolePages): Record<string, string> {
  return {
    ...securityHeaders(settings),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'permissions-policy': permissions({ passkeys: '(self)' }),
    // An address may contain a search.
    'referrer-policy': 'no-referrer',
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      // The development server puts styles into the page, and talks to it over a socket.
      `style-src 'self'${dev ? " 'unsafe-inline'" : ''}`,
      `connect-src 'self'${dev ? ' ws://localhost:* ws://127.0.0.1:*' : ''}`,
      "img-src 'self' data:",
      "font-src 'self'",
      // Emails with sample data, sandboxed.
      "frame-src 'self'",
      "form-action 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      `report-uri ${REPORTS_PATH}`,
    ].join(';'),
  };
}

function documentOf({ settings, code }: ConsolePages): string {
  const brand = escape(settings.BRAND_NAME);
  return `<!DOCTYPE html>
<html lang="en" data-fonts data-brand="${brand}">
<head>
<meta charset="utf-8">
<title>${brand} console</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${code.styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('\n')}
${code.scripts.map((file) => `<script type="module" src="${file}"></script>`).join('\n')}
</head>
<body>
<div id="console"></div>
<noscript><p>The console needs JavaScript. Allow it for this site, or use the command line.</p></noscript>
</body>
</html>
`;
}
