/** The one answer whose `token` is for the page: an ID token. */
const ID_TOKEN_PATH = '/token';

/**
 * An answer of the sign-in library without the value of the session cookie. The library names it `token` in its JSON and
 * in the page that ends Google's window; scripts have no use for it, and it is good for a month.
 */
export async function withoutSessionValue(path: string, answer: Response): Promise<Response> {
  if (path === ID_TOKEN_PATH) return answer;
  const type = answer.headers.get('content-type') ?? '';
  if (type.startsWith('application/json')) {
    return withBody(answer, (text) =>
      JSON.stringify(JSON.parse(text), (key, value: unknown) => (key === 'token' ? undefined : value)),
    );
  }
  // The library's script in the page that opened the window waits for a text by this name.
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
