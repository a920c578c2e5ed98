import { INVALID, UNPROCESSABLE, type Invalid, type Unprocessable } from '../account/issues.ts';

interface Detail {
  issue: string;
  description: string;
  field?: string;
  value?: string;
  location?: 'body' | 'path' | 'header';
}

interface Link {
  href: string;
  rel: string;
  method?: string;
}

/** An error answer on its way out: `{name, message, debug_id, details, links}`. */
export class PaypalFailure extends Error {
  readonly status: number;
  readonly body: { name: string; message: string; details?: Detail[]; links?: Link[] };

  constructor(status: number, body: PaypalFailure['body']) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

/** A request that does not have the API's form (400). `field` is a JSON pointer. */
export function invalid(issue: Invalid, field: string, value?: unknown): PaypalFailure {
  return new PaypalFailure(400, {
    name: 'INVALID_REQUEST',
    message: 'Request is not well-formed, syntactically incorrect, or violates schema.',
    details: [{ ...at(field, value), issue, description: INVALID[issue] }],
    links: [help(issue)],
  });
}

/** A well-formed request that cannot be carried out (422). */
export function unprocessable(
  issue: Unprocessable,
  more: { field?: string; value?: unknown; links?: Link[] } = {},
): PaypalFailure {
  const place = more.field === undefined ? {} : at(more.field, more.value);
  return new PaypalFailure(422, {
    name: 'UNPROCESSABLE_ENTITY',
    message:
      'The requested action could not be performed, semantically incorrect, or failed business validation.',
    details: [{ ...place, issue, description: UNPROCESSABLE[issue] }],
    links: [help(issue), ...(more.links ?? [])],
  });
}

/** A call (404), or a field or header of one (422), that the sandbox does not simulate. */
export function leftOut(status: 404 | 422, words: string, field?: string): PaypalFailure {
  return new PaypalFailure(status, {
    name: status === 404 ? 'RESOURCE_NOT_FOUND' : 'UNPROCESSABLE_ENTITY',
    message: words,
    details: [
      { ...(field !== undefined && { field }), issue: 'NOT_PLAYED_BY_THE_SANDBOX', description: words },
    ],
  });
}

/** Nothing has that id, or no longer does (404). */
export function missing(): PaypalFailure {
  return new PaypalFailure(404, {
    name: 'RESOURCE_NOT_FOUND',
    message: 'The specified resource does not exist.',
    details: [
      {
        issue: 'INVALID_RESOURCE_ID',
        description: 'Specified resource ID does not exist. Please check the resource ID and try again.',
      },
    ],
    links: [help('INVALID_RESOURCE_ID')],
  });
}

/** Another call with the same PayPal-Request-Id is still running (409). */
export function stillRunning(): PaypalFailure {
  return new PaypalFailure(409, {
    name: 'RESOURCE_CONFLICT',
    message: 'The server has detected a conflict while processing this request.',
    details: [
      {
        issue: 'PREVIOUS_REQUEST_IN_PROGRESS',
        description:
          'A previous request on this resource is currently in progress. Please wait for sometime and try again. It is best to space out the initial and the subsequent request(s) to avoid receiving this error.',
      },
    ],
    links: [help('PREVIOUS_REQUEST_IN_PROGRESS')],
  });
}

const SIMPLE: Record<number, [name: string, message: string]> = {
  400: ['INVALID_REQUEST', 'Request is not well-formed, syntactically incorrect, or violates schema.'],
  401: [
    'AUTHENTICATION_FAILURE',
    'Authentication failed due to invalid authentication credentials or a missing Authorization header.',
  ],
  403: ['NOT_AUTHORIZED', 'Authorization failed due to insufficient permissions.'],
  415: ['UNSUPPORTED_MEDIA_TYPE', "The server does not support the request payload's media type."],
  429: ['RATE_LIMIT_REACHED', 'Too many requests. Blocked due to rate limiting.'],
  503: ['SERVICE_UNAVAILABLE', 'Service Unavailable.'],
};

/** An answer with that status and without details, in PayPal's words. */
export function plainFailure(status: number): PaypalFailure {
  if (status === 404) return missing();
  if (status === 409) return stillRunning();
  if (status === 422) return unprocessable('TRANSACTION_REFUSED');
  const [name, message] = SIMPLE[status] ?? [
    'INTERNAL_SERVER_ERROR',
    'An internal server error has occurred.',
  ];
  return new PaypalFailure(status, { name, message, links: [help(name)] });
}

function at(field: string, value: unknown): Partial<Detail> {
  const shown = typeof value === 'string' || typeof value === 'number' ? { value: String(value) } : {};
  return { field, ...shown, location: 'body' };
}

function help(issue: string): Link {
  return {
    href: `https://developer.paypal.com/api/rest/reference/orders/v2/errors/#${issue}`,
    rel: 'information_link',
    method: 'GET',
  };
}
