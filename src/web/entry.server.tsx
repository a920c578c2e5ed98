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
import { type LoaderContext, type ServerContext, serverContext } from './core/server-context.ts';

/**
 * How the HTTP server renders a page. It comes out of the bundle, because the bundle has its own copy of the context
 * key: only this module can fill the context that the loaders read.
 */
export function createPageRenderer(build: ServerBuild, mode: 'production' | 'development') {
  const handle = createRequestHandler(build, mode);
  return (request: Request, given: ServerContext): Promise<Response> =>
    handle(request, new RouterContextProvider(new Map([[serverContext, given]])));
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
  const { nonce, report } = loading.get(serverContext);
  const page = (
    <NonceContext value={nonce}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
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
  return new Response(body, { status, headers });
}
