import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer as createNetServer } from 'node:net';
import { join } from 'node:path';

import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, Hono, Next, Schema } from 'hono';
import type { InlineConfig, ViteDevServer } from 'vite';

import { type Language, LANGUAGE_CODES, languageOf, SOURCE } from '../../domain/languages.ts';
import type { BrandInForce } from '../brand/brand.ts';
import type { Logger } from '../core/log.ts';
import type { Texts } from '../texts/texts.ts';
import { type ConsoleSettings, mountConsolePages } from './console.ts';
import { mountOffline, type OfflineSettings } from './offline.ts';
import { WebFiles } from './web-files.ts';
import { mountFiles, mountPages, type PageModule, type WebSettings } from './web.ts';

/**
 * Serves pages straight from the sources with hot reload. Development only: a running shop does not contain Vite. Returns a
 * function that ends it.
 */
export async function mountWebDev<E extends { Bindings: HttpBindings }, S extends Schema, B extends string>(
  app: Hono<E, S, B>,
  {
    root,
    log,
    settings,
    brand,
    texts,
  }: {
    root: string;
    log: Logger;
    settings: WebSettings & ConsoleSettings & OfflineSettings;
    brand: BrandInForce;
    texts: Texts;
  },
): Promise<() => Promise<void>> {
  const { createServer } = await import('vite');
  const serverOf = async (config: InlineConfig = {}) => {
    const server = { middlewareMode: true, hmr: { port: await freePort() } };
    return createServer({ root, server, appType: 'custom', ...config });
  };
  // A language is read when it is first asked for.
  const servers = new Map<Language, Promise<ViteDevServer>>();
  const viteIn = (language: Language) => {
    const known = servers.get(language);
    if (known) return known;
    // The configuration reads it when the server starts.
    process.env['SHOP_LANGUAGE'] = language;
    const made = serverOf();
    servers.set(language, made);
    return made;
  };
  await viteIn(SOURCE);
  const viteOfConsole = await serverOf({ configFile: join(root, 'vite.operate.config.ts') });
  const files = new WebFiles(join(root, 'build'));
  app.use('/operate/assets/*', askFirst(viteOfConsole));
  mountConsolePages(app, { settings, code: CONSOLE_SOURCES, dev: true });
  // A worker has no hot reload: it is there if it was built.
  if (existsSync(join(root, 'build', 'offline')))
    mountOffline(app, { buildDir: join(root, 'build'), settings, brand });
  app.use('*', async (c, next) =>
    c.req.path.startsWith('/api/')
      ? next()
      : askFirst(await viteIn(languageOf(c.req.path).language))(c, next),
  );
  mountFiles(app, files, settings);
  mountPages(app, {
    settings,
    log,
    artVersion: files.artVersion,
    brand,
    texts,
    dev: true,
    renderers: Object.fromEntries(
      LANGUAGE_CODES.map((language) => [
        language,
        async () => {
          const vite = await viteIn(language);
          const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as {
            entry: { module: PageModule };
          };
          return build.entry.module.createPageRenderer(build, 'development');
        },
      ]),
    ),
  });
  return async () => {
    const vites = await Promise.all(servers.values());
    await Promise.all([...vites, viteOfConsole].map((vite) => vite.close()));
  };
}

/** The scripts of the console on the development server. */
const CONSOLE_SOURCES = {
  scripts: ['/operate/assets/@vite/client', '/operate/assets/src/web/operate/main.tsx'],
  styles: [],
};

/** Requests unknown to the development server go on to the next handler. */
function askFirst({ middlewares }: ViteDevServer) {
  return async <E extends { Bindings: HttpBindings }>(c: Context<E>, next: Next) => {
    const passed = await new Promise<boolean>((done) => {
      c.env.outgoing.once('close', () => done(false));
      middlewares(c.env.incoming, c.env.outgoing, () => done(true));
    });
    return passed ? next() : RESPONSE_ALREADY_SENT;
  };
}

/** The reload socket gets its own port, so that two shops can be developed at once. */
async function freePort(): Promise<number> {
  const probe = createNetServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
