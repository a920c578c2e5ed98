import { randomBytes } from 'node:crypto';

import { Hono, type Context } from 'hono';

import { notPlayed, parametersNotPlayed } from '../../core/not-played.ts';
import type { Account } from '../account/account.ts';
import type { Made } from '../account/state.ts';
import { authorize, UnknownToken } from './access.ts';
import { invalid, leftOut, PaypalFailure, plainFailure } from './failure.ts';
import { Idempotency } from './idempotency.ts';
import { mockedFailure } from './mock-response.ts';
import { showMade } from './show.ts';

/** One authenticated request. */
export interface Call {
  /** The resource named in the path. */
  id: string;
  /** The JSON body; undefined if there is none. */
  body: unknown;
  query: URLSearchParams;
}

/** A route that answers JSON, or 204 without a body if `answer` returns null. */
export interface Route {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  /** The query parameters it may have. */
  parameters?: string[];
  status?: 200 | 202;
  answer(call: Call): object | null;
}

/** A route that makes something, once per PayPal-Request-Id. */
export interface MakingRoute {
  path: string;
  /** How long a request id is remembered. */
  keptSeconds: number;
  make(call: Call): Made;
}

/** The REST API. */
export function createApi(account: Account, routes: Route[], making: MakingRoute[]): Hono {
  const app = new Hono();
  const idempotency = new Idempotency(account);
  for (const route of routes) {
    app.on(route.method, route.path, (c) =>
      serve(account, c, (call) => {
        const wrong = parametersNotPlayed(call.query.keys(), route.parameters ?? []);
        if (wrong !== undefined) throw leftOut(422, wrong);
        const body = route.answer(call);
        return body === null ? { status: 204 } : { status: route.status ?? 200, body };
      }),
    );
  }
  for (const route of making) {
    app.post(route.path, (c) =>
      serve(account, c, async (call) => {
        const wrong = parametersNotPlayed(call.query.keys(), []);
        if (wrong !== undefined) throw leftOut(422, wrong);
        const mocked = mockedFailure(c.req.header('paypal-mock-response'));
        if (mocked) throw mocked;
        const { made, repeated } = await idempotency.once(
          c.req.header('paypal-request-id'),
          `POST ${c.req.path}`,
          route.keptSeconds,
          () => route.make(call),
        );
        const isWhole = /\breturn=representation\b/.test(c.req.header('prefer') ?? '');
        return { status: repeated ? 200 : 201, body: showMade(account, made, isWhole) };
      }),
    );
  }
  return app;
}

/** An error answer from outside a route, or one that a control forced. */
export function errorResponse({ world }: Account, failure: PaypalFailure): Response {
  return respond(world.now(), failure.status, bodyOf(failure, debugId()));
}

interface Reply {
  status: number;
  body?: object;
}

async function serve(
  account: Account,
  c: Context,
  answer: (call: Call) => Reply | Promise<Reply>,
): Promise<Response> {
  try {
    authorize(account, c.req.raw.headers);
    if (c.req.header('paypal-auth-assertion') !== undefined)
      throw leftOut(422, notPlayed('the header PayPal-Auth-Assertion'));
    const call = {
      id: c.req.param('id') ?? '',
      body: await readBody(c),
      query: new URL(c.req.url).searchParams,
    };
    const { status, body } = await answer(call);
    return respond(account.world.now(), status, body);
  } catch (error) {
    if (error instanceof PaypalFailure) return errorResponse(account, error);
    throw error;
  }
}

async function readBody(c: Context): Promise<unknown> {
  if (c.req.method === 'GET') return undefined;
  // The API demands the JSON content type even if there is no body.
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) throw plainFailure(415);
  const text = await c.req.text();
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw invalid('MALFORMED_REQUEST_JSON', '/');
  }
}

function bodyOf(failure: PaypalFailure, id: string): object {
  const { name, message, details, links } = failure.body;
  if (failure instanceof UnknownToken) return { error: name, error_description: message };
  return { name, ...(details && { details }), message, debug_id: id, ...(links && { links }) };
}

function respond(now: number, status: number, body: object | undefined): Response {
  const id = body && 'debug_id' in body ? String(body.debug_id) : debugId();
  const headers = {
    date: new Date(now).toUTCString(),
    'paypal-debug-id': id,
    'cache-control': 'max-age=0, no-cache, no-store, must-revalidate',
  };
  return body === undefined
    ? new Response(null, { status, headers })
    : Response.json(body, { status, headers });
}

function debugId(): string {
  return randomBytes(7).toString('hex').slice(0, 13);
}
