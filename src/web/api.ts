import { type LoaderContext, serverContext } from './server-context.ts';

/** An answer of the API that is not the wanted one, with its text for people. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = 'ApiFailure';
    this.status = status;
    this.code = code;
  }
}

/** Reads public data while a page is made: inside the server, without the visitor's cookies. */
export function readPublic<Answer>(context: LoaderContext, path: string): Promise<Answer> {
  return answerOf<Answer>(context.get(serverContext).callApi(path));
}

/** Reads the visitor's own data while a page is made. Never for a page that may be cached. */
export function readOwn<Answer>(context: LoaderContext, request: Request, path: string): Promise<Answer> {
  const cookie = request.headers.get('cookie');
  return answerOf<Answer>(context.get(serverContext).callApi(path, { headers: cookie ? { cookie } : {} }));
}

/** Calls the API from the browser, with the visitor's cookies. */
export function callApi<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  return answerOf<Answer>(fetch(path, init));
}

async function answerOf<Answer>(call: Promise<Response>): Promise<Answer> {
  const response = await call;
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body as Answer;
  const { error, code } = (body ?? {}) as { error?: string; code?: string };
  throw new ApiFailure(response.status, code ?? 'internal', error ?? response.statusText);
}
