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
import { fileOf, StyleContext, type WrittenStyle } from './core/page-style.tsx';
import { type LoaderContext, type ServerContext, serverContext } from './core/server-context.ts';
import { startLate } from './core/start-late.ts';
import { structuredData } from './routes/structured-data.ts';

/**
 * How the HTTP server renders a page. It comes out of the bundle, because the bundle has its own copy of the context
 * key: only this module can fill the context that the loaders read.
 */
export function createPageRenderer(
  build: ServerBuild,
  mode: 'production' | 'development',
  /** Style by the addresses of its files: what is here is written into the page, what is not is fetched by it. */
  styles: ReadonlyMap<string, string> = new Map(),
) {
  const { routes } = build.assets;
  const handle = createRequestHandler(
    { ...build, assets: { ...build.assets, routes: unlinked(routes, styles) } },
    mode,
  );
  const styleOf = (ids: readonly string[]): WrittenStyle | null => {
    const all = ids.flatMap((id) => routes[id]?.css ?? []).map(fileOf);
    const files = [...new Set(all)].filter((file) => styles.has(file));
    return files.length === 0 ? null : { files, text: files.map((file) => styles.get(file)).join('') };
  };
  return (request: Request, given: Omit<ServerContext, 'styleOf'>): Promise<Response> =>
    handle(request, new RouterContextProvider(new Map([[serverContext, { ...given, styleOf }]])));
}

type Routes = ServerBuild['assets']['routes'];

/** The routes without the files whose style is written into the page. */
function unlinked(routes: Routes, styles: ReadonlyMap<string, string>): Routes {
  const entries = Object.entries(routes).map(([id, route]) => {
    const css = route?.css?.filter((file) => !styles.has(fileOf(file)));
    return [id, route && css ? Object.assign({}, route, { css }) : route] as const;
  });
  return Object.fromEntries(entries);
}

export type PageRenderer = ReturnType<typeof createPageRenderer>;

/** Expected answers (404 and the like) are thrown as responses and never come here. */
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
  const { nonce, report, styleOf } = loading.get(serverContext);
  const style = styleOf(context.staticHandlerContext.matches.map(({ route }) => route.id));
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
    // What is long would otherwise stand behind its placeholder until a script puts it there.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: report,
  });
  // The policy names the hashes of the page's inline scripts, so nothing leaves before all is written.
  await body.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  const data = structuredData(context.staticHandlerContext.loaderData, new URL(request.url));
  const html = (await new Response(body).text()).replace('</head>', (end) => data + end);
  // The development server's own script has to run before all others.
  return new Response(import.meta.env.DEV ? html : startLate(html, nonce), { status, headers });
}
