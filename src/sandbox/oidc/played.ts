import { callNotPlayed, parametersNotPlayed } from '../core/not-played.ts';

const NONE: string[] = [];

/** Every call that the sandbox simulates, with its parameters in the address or the form. */
const CALLS: [method: string, path: RegExp, parameters: string[]][] = [
  ['GET', /^\/\.well-known\/openid-configuration$/, NONE],
  ['GET', /^\/oauth2\/v3\/certs$/, NONE],
  [
    'GET',
    /^\/o\/oauth2\/v2\/auth$/,
    [
      'client_id',
      'code_challenge',
      'code_challenge_method',
      'nonce',
      'prompt',
      'redirect_uri',
      'response_type',
      'scope',
      'state',
    ],
  ],
  ['GET', /^\/o\/oauth2\/v2\/auth\/[\w-]+$/, NONE],
  [
    'POST',
    /^\/token$/,
    ['client_id', 'client_secret', 'code', 'code_verifier', 'grant_type', 'redirect_uri'],
  ],
  ['GET', /^\/v1\/userinfo$/, NONE],
  ['POST', /^\/v1\/userinfo$/, NONE],
];

/** What of a request the sandbox does not simulate, in words and with a status; undefined if it simulates all of it. */
export async function whatIsNotPlayed(
  request: Request,
): Promise<{ status: 400 | 404; why: string } | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  const played = CALLS.find(([method, path]) => method === request.method && path.test(pathname));
  if (!played) return { status: 404, why: callNotPlayed(request) };
  const form = new URLSearchParams(request.method === 'POST' ? await request.clone().text() : '');
  const why = parametersNotPlayed([...searchParams.keys(), ...form.keys()], played[2]);
  return why === undefined ? undefined : { status: 400, why };
}
