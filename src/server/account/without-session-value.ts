/** The only answer whose `token` is meant for the page: an ID token. */
const ID_TOKEN_PATH = '/token';

/**
 * Removes the session cookie's value from an answer of the sign-in library. The library calls it `token` in its JSON and in the
 * page that closes Google's window; scripts have no use for it, and it is valid for a month.
 */
export async function withoutSessionValue(path: string, answer: Response): Promise<Response> {
  if (path === ID_TOKEN_PATH) return answer;
  const type = answer.headers.get('content-type') ?? '';
  if (type.startsWith('application/json')) {
    return withBody(answer, (text) =>
      JSON.stringify(JSON.parse(text), (key, value: unknown) => (key === 'token' ? undefined : value)),
    );
  }
  // The library's script in the opener expects a text with this name.
  if (type.startsWith('text/html')) {
    return withBody(answer, (page) => page.replaceAll(/"token":"[^"]*"/g, '"token":"in the cookie"'));
  }
  return answer;
}

async function withBody(answer: Response, change: (text: string) => string): Promise<Response> {
  const text = await answer.text();
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  return new Response(text === '' ? text : change(text), { status: answer.status, headers });
}
