import type { Context } from 'hono';

import { NAME_MAX } from '../../domain/account/split-name.ts';
import { asciiAddress, lettersComplaint } from '../../domain/email-address.ts';
import { Problem } from '../../domain/problems/problem.ts';

export type AuthBody = Record<string, unknown>;

/** Where to send the user afterwards; our own addresses are far shorter. */
const ADDRESS_MAX = 500;
/** Any other text: Google's answer in the redirect is the longest. */
const TEXT_MAX = 4_000;
const IS_ADDRESS = /(url|redirectto|origin)$/i;

/**
 * Reads the body of a sign-in call and leaves it readable for the library. Refuses body and query values that their fields cannot
 * hold: the library copies what it refuses, and the database's refusals, into its log.
 */
export async function readAuthCall(c: Context): Promise<AuthBody> {
  for (const [name, values] of Object.entries(c.req.queries())) refuseUnfit(name, values);
  return c.req.method === 'POST' ? readBody(c) : {};
}

async function readBody(c: Context): Promise<AuthBody> {
  const type = c.req.header('content-type');
  // The library also accepts forms, and the account in one would not have been counted.
  if (type !== undefined && !/^application\/json\s*(;|$)/i.test(type)) throw notJson();
  const text = await c.req.raw.clone().text();
  const read: unknown = text === '' ? {} : parsed(text);
  if (typeof read !== 'object' || read === null || Array.isArray(read)) throw notJson();
  const body = read as AuthBody;
  for (const [name, value] of Object.entries(body)) refuseUnfit(name, [value]);
  const { name, image } = body;
  if (name !== undefined && (typeof name !== 'string' || name.length > NAME_MAX)) {
    throw new Problem('name_too_long', { max: NAME_MAX });
  }
  if (image !== undefined) throw new Problem('no_picture');
  return { ...body, ...readEmail(body['email']) };
}

/** Uses an account's address as the mail system knows it, so that two spellings are one account. */
function readEmail(email: unknown): AuthBody {
  if (typeof email !== 'string') return {};
  if (lettersComplaint(email) !== null) throw new Problem('other_letters');
  return { email: asciiAddress(email) ?? email };
}

/** The call as the library should see it: with the address of {@link readAuthCall}. */
export function withBody(request: Request, body: AuthBody): Request {
  if (typeof body['email'] !== 'string') return request;
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  return new Request(request.url, { method: request.method, headers, body: JSON.stringify(body) });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw notJson();
  }
}

function notJson(): Problem {
  return new Problem('not_json');
}

function refuseUnfit(name: string, values: unknown[]): void {
  // Databases can neither store it nor search for it.
  if (values.some((value) => typeof value === 'string' && value.includes('\0')))
    throw new Problem('malformed');
  const max = IS_ADDRESS.test(name) ? ADDRESS_MAX : TEXT_MAX;
  if (values.some((value) => typeof value === 'object' && value !== null))
    throw new Problem('no_plain_field');
  if (name.length > ADDRESS_MAX || values.some((value) => typeof value === 'string' && value.length > max))
    throw new Problem('field_too_long', { max });
}
