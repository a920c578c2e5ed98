import type { ClientResponse } from 'hono/client';
import type { SuccessStatusCode } from 'hono/utils/http-status';

import { LANGUAGE } from '../../domain/language-words.ts';
import { readJson } from '../core/reader-prices.ts';
import { type LoaderContext, serverContext } from '../core/server-context.ts';
import { apiAt, type ShopApi } from './caller.ts';
import { failureWords } from './words.ts';

/** Reads public data during rendering: inside the server, without the visitor's cookies. */
export function publicApi(context: LoaderContext): ShopApi {
  const { callApi } = context.get(serverContext);
  // The call does not leave the process, so the origin does not matter.
  return apiAt('http://shop.internal/api', {
    language: LANGUAGE,
    fetch: (address, init) => callApi(new Request(address, init)),
  });
}

/** A failed call to the API, with its text for people. Status 0: there was no usable answer. */
export class ApiFailure extends Error {
  readonly status: number;
  /** The API's error code; `offline` if no answer came, `garbled` if it was not the shop's. */
  readonly code: string;
  /** The whole answer, if it contains more than a message. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    code: string,
    message: string,
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = 'ApiFailure';
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** The session has expired, or there was none: nothing was done. */
export function isSignedOut(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.code === 'unauthorized';
}

type Wanted<Response> = Response extends ClientResponse<infer Body, SuccessStatusCode, 'json'> ? Body : never;

/** The body of a successful answer; throws {@link ApiFailure} for an error or no answer. */
export async function answerOf<Response extends ClientResponse<unknown>>(
  call: Promise<Response>,
): Promise<Wanted<Response>> {
  const cut = () => {
    throw new ApiFailure(0, 'offline', failureWords.offline);
  };
  const response = await call.catch(cut);
  // A truncated answer, or one that is not the shop's, must not be read as data.
  if (response.ok) return readAnswer(await response.text().catch(cut)) as Wanted<Response>;
  const body: unknown = await response.json().catch(() => null);
  const details = (body ?? {}) as Record<string, unknown>;
  const { error, code } = details as { error?: string; code?: string };
  throw new ApiFailure(response.status, code ?? 'internal', error ?? failureWords.wrong, details);
}

function readAnswer(text: string): unknown {
  try {
    return readJson(text);
  } catch {
    throw new ApiFailure(0, 'garbled', failureWords.offline);
  }
}
