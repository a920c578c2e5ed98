import { renderToReadableStream } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';

import { NonceContext } from './core/nonce.ts';
import { fileOf, StyleContext, withoutUnusedParts, type WrittenStyle } from './core/page-style.tsx';
import { PART_MARK } from './core/part-mark.ts';
import { type LoaderContext, type ServerContext, serverContext } from './core/server-context.ts';
import { startLate } from './core/start-late.ts';
import { structuredData } from './routes/structured-data.ts';

/**
 * Renders pages for the HTTP server. It must come from the bundle, which has its own copy of the context key: only this module
 * can set the context that the loaders read.
 */
export function createPageRenderer(
  build: ServerBuild,
  mode: 'production' | 'development',
  /** CSS by file address: these files are inlined into pages, all others are linked. */
  styles: ReadonlyMap<string, string> = new Map(),
) {
  const { routes } = build.assets;
  const handle = createRequestHandler(
    { ...build, assets: { ...build.assets, routes: unlinked(routes, styles) } },
    mode,
  );
  const styleOf = (ids: readonly string[]): WrittenStyle | null => {
    const all = ids.flatMap((id) => routes[id]?.css ?? []);
    const files = [...new Set(all.map(fileOf))].filter((file) => styles.has(file));
    if (files.length === 0) return null;
    const everywhere = new Set(all.filter((file) => !file.includes(PART_MARK)).map(fileOf));
    const textOf = (file: string) => styles.get(file) ?? '';
    const parts = files.filter((file) => !everywhere.has(file)).map((file) => [file, textOf(file)] as const);
    return { files, text: files.map(textOf).join(''), parts: new Map(parts) };
  };
  return (request: Request, given: Omit<ServerContext, 'styleOf'>): Promise<Response> =>
    handle(request, new RouterContextProvider(new Map([[serverContext, { ...given, styleOf }]])));
}

/** The development server's style sheets are links, which stay. */
function withLook(style: WrittenStyle | null, own: string): WrittenStyle | null {
  if (own === '') return style;
  return style ? { ...style, text: style.text + own } : { text: own, files: [] };
}

type Routes = ServerBuild['assets']['routes'];

/** The routes without the CSS files that are inlined. */
function unlinked(routes: Routes, styles: ReadonlyMap<string, string>): Routes {
  const entries = Object.entries(routes).map(([id, route]) => {
    const css = route?.css?.filter((file) => !styles.has(fileOf(file)));
    return [id, route && css ? Object.assign({}, route, { css }) : route] as const;
  });
  return Object.fromEntries(entries);
}

export type PageRenderer = ReturnType<typeof createPageRenderer>;

/** Expected errors (404 and the like) are thrown as responses and do not reach this. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(serverContext).report(error);
};

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loading: LoaderContext,
): Promise<Response> {
  const { nonce, report, styleOf, look } = loading.get(serverContext);
  const style = withLook(
    styleOf(context.staticHandlerContext.matches.map(({ route }) => route.id)),
    look.style,
  );
  const page = (
    <NonceContext value={nonce}>
      <StyleContext value={style}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </StyleContext>
    </NonceContext>
  );
  const body = await renderToReadableStream(page, {
    signal: request.signal,
    nonce,
    // Otherwise long content would stay behind its placeholder until a script moves it into place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: report,
  });
  // The policy needs the hashes of all inline scripts, so nothing is sent before the page is complete.
  await body.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  const data = structuredData(context.staticHandlerContext.loaderData, new URL(request.url));
  const whole = withoutUnusedParts(await new Response(body).text(), style?.parts);
  const html = whole.replace('</head>', (end) => data + end);
  // The development server's own script must run before all others.
  return new Response(import.meta.env.DEV ? html : startLate(html, nonce), { status, headers });
}
