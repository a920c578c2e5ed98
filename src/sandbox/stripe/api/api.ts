import { Hono, type Context } from 'hono';

import { callNotPlayed, notPlayed } from '../../core/not-played.ts';
import { API_VERSION, type Account, type Cause } from '../account/account.ts';
import { invalid, StripeFailure } from '../account/failure.ts';
import { newId } from '../account/ids.ts';
import { authorize, presentedKey, type Access } from './authenticate.ts';
import { expand } from './expand.ts';
import { parseForm, type FormObject } from './form.ts';
import { Idempotency, type Reply } from './idempotency.ts';
import { listOf, text } from './params.ts';
import { forBrowser } from './reduced.ts';

/** One authenticated request with its decoded parameters. */
export interface Call {
  form: FormObject;
  /** The object named in the path. */
  id: string;
  /** Sent with a publishable key: it gives access to its own PaymentIntent or SetupIntent and nothing else. */
  clientSecret: string | null;
  cause: Cause;
  /** The sandbox's own origin as the caller knows it. */
  origin: string;
  /** The uploaded file, if any. */
  file: File | null;
}

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  access: Access;
  answer(call: Call): object | Promise<object>;
}

export const CORS = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'request-id' };
const PREFLIGHT = {
  ...CORS,
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'authorization, content-type, stripe-version, idempotency-key',
  'access-control-max-age': '300',
};

/** The REST API under `/v1`. */
export function createApi(account: Account, routes: Route[]): Hono {
  const app = new Hono();
  const idempotency = new Idempotency(account);
  for (const route of routes) {
    app.on(route.method, route.path, async (c) => serve(c, route, account, idempotency));
    if (route.access !== 'secret') app.options(route.path, (c) => c.body(null, 204, PREFLIGHT));
  }
  return app;
}

/** The answer to a call that the sandbox does not simulate. */
export function unknownUrl(request: Request): Response {
  const message = callNotPlayed(request);
  return errorResponse(new StripeFailure(404, { type: 'invalid_request_error', message }, false));
}

/** An error answer from outside a route. */
export function errorResponse(failure: StripeFailure, headers: Record<string, string> = {}): Response {
  const id = newId('req_', 14);
  return Response.json(failureReply(failure, id).body, {
    status: failure.status,
    headers: { 'request-id': id, ...headers },
  });
}

async function serve(
  c: Context,
  route: Route,
  account: Account,
  idempotency: Idempotency,
): Promise<Response> {
  const requestId = newId('req_', 14);
  const idempotencyKey = (route.method === 'POST' && c.req.header('idempotency-key')) || null;
  const { search, origin } = new URL(c.req.url);
  const isUpload = c.req.header('content-type')?.startsWith('multipart/form-data') ?? false;
  const upload = isUpload ? await readUpload(c) : { text: await c.req.text(), file: null };
  const { key: keyField = '', client_secret, ...form } = parseForm(`${search.slice(1)}&${upload.text}`);
  const key = presentedKey(c.req.raw.headers, { key: keyField });
  const clientSecret = typeof client_secret === 'string' ? client_secret : null;
  const headers: Record<string, string> = {
    'request-id': requestId,
    'stripe-version': API_VERSION,
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    ...(key.startsWith('pk_') && route.access !== 'secret' && CORS),
  };
  const run = async (): Promise<Reply> => {
    const { expand: wanted, ...params } = form;
    const paths = wanted === undefined ? [] : listOf(text())(wanted, 'expand');
    const cause = { id: requestId, idempotency_key: idempotencyKey };
    const answer = await route.answer({
      form: params,
      id: c.req.param('id') ?? '',
      clientSecret,
      cause,
      origin,
      file: upload.file,
    });
    const body = expand(account.state, answer, paths);
    return {
      status: 200,
      body: structuredClone(key.startsWith('pk_') ? forBrowser(body) : body),
      kept: true,
    };
  };
  const safeRun = async () => run().catch((error: unknown) => failureReply(error, requestId, key));
  try {
    authorize(key, route.access, clientSecret, c.req.raw.headers);
    checkVersion(c.req.header('stripe-version'));
    if (!idempotencyKey) return send(await safeRun(), headers);
    const call = `${route.method} ${c.req.path}`;
    const reply = await idempotency.once(idempotencyKey, call, JSON.stringify(form), safeRun);
    if (reply.replayed) headers['idempotent-replayed'] = 'true';
    return send(reply, headers);
  } catch (error) {
    return send(failureReply(error, requestId, key), headers);
  }
}

/** The fields of an upload like those of any other call; the file's own field has the file's name. */
async function readUpload(c: Context): Promise<{ text: string; file: File | null }> {
  const fields = new URLSearchParams();
  let file: File | null = null;
  for (const [name, value] of await c.req.formData()) {
    if (value instanceof File) file = value;
    fields.append(name, value instanceof File ? value.name : value);
  }
  return { text: fields.toString(), file };
}

/** Another version has other parameters and answers. */
function checkVersion(asked: string | undefined): void {
  if (asked === undefined || asked === API_VERSION) return;
  throw invalid(`${notPlayed(`Stripe's API version ${asked}`)} It plays ${API_VERSION} alone.`);
}

function send(reply: Reply, headers: Record<string, string>): Response {
  return new Response(JSON.stringify(reply.body, null, 2), {
    status: reply.status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-cache, no-store', ...headers },
  });
}

function failureReply(error: unknown, requestId: string, key = ''): Reply {
  if (!(error instanceof StripeFailure)) throw error;
  const { payment_intent, setup_intent, code, ...body } = error.body;
  const shown = (intent: object) => structuredClone(key.startsWith('pk_') ? forBrowser(intent) : intent);
  return {
    status: error.status,
    kept: error.kept,
    body: {
      error: {
        ...(code && { code, doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` }),
        ...body,
        ...(payment_intent && { payment_intent: shown(payment_intent) }),
        ...(setup_intent && { setup_intent: shown(setup_intent) }),
        request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}`,
      },
    },
  };
}
