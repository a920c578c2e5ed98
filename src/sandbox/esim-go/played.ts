import type { MiddlewareHandler } from 'hono';

import { callNotPlayed, parametersNotPlayed } from '../core/not-played.ts';
import { refusalResponse } from './account/refusal.ts';

const REVOCATION = ['type', 'refundToBalance'];

/** Every call that the sandbox simulates, with its query parameters. */
const CALLS: [method: string, path: RegExp, parameters: string[]][] = [
  [
    'GET',
    /^\/catalogue$/,
    ['description', 'group', 'countries', 'region', 'orderBy', 'direction', 'page', 'perPage'],
  ],
  ['GET', /^\/catalogue\/bundle\/[^/]+$/, []],
  ['GET', /^\/orders$/, ['includeIccids', 'createdAt', 'page', 'limit']],
  ['POST', /^\/orders$/, []],
  ['GET', /^\/orders\/[^/]+$/, []],
  ['GET', /^\/esims$/, ['orderBy', 'direction', 'filterBy', 'filter', 'page', 'perPage']],
  ['PUT', /^\/esims$/, []],
  ['GET', /^\/esims\/assignments$/, ['reference', 'additionalFields']],
  ['GET', /^\/esims\/[^/]+$/, ['additionalFields']],
  ['GET', /^\/esims\/[^/]+\/bundles$/, ['limit', 'includeUsed']],
  ['GET', /^\/esims\/[^/]+\/bundles\/[^/]+$/, []],
  ['DELETE', /^\/esims\/[^/]+\/bundles\/[^/]+$/, [...REVOCATION, 'offerId']],
  ['DELETE', /^\/esims\/[^/]+\/bundles\/[^/]+\/assignments\/[^/]+$/, REVOCATION],
  ['GET', /^\/esims\/[^/]+\/compatible\/[^/]+$/, []],
  ['GET', /^\/esims\/[^/]+\/history$/, []],
  ['GET', /^\/inventory$/, []],
  ['POST', /^\/inventory\/refund$/, []],
  ['GET', /^\/organisation$/, []],
  ['GET', /^\/organisation\/groups$/, []],
  ['GET', /^\/networks$/, ['countries', 'isos', 'returnAll']],
];

/** Refuses what the sandbox does not simulate before it does anything: calls with 404, parameters with 400. */
export const refuseWhatIsNotPlayed: MiddlewareHandler = async (c, next) => {
  const { pathname, searchParams } = new URL(c.req.url);
  const path = pathname.replace(/^\/v2\.[45](?=\/)/, '');
  const played =
    path === pathname
      ? undefined
      : CALLS.find(([method, pattern]) => method === c.req.method && pattern.test(path));
  if (!played) return refusalResponse(404, callNotPlayed(c.req.raw));
  const wrong = parametersNotPlayed(searchParams.keys(), played[2]);
  return wrong === undefined ? next() : refusalResponse(400, wrong);
};
