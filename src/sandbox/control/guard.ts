const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Only people and tests on this machine may use the controls. Refuses a page of another origin, and a foreign name that points to
 * this address. Returns the refusal, or undefined if the request is fine.
 */
export function refuseForeign(request: Request): Response | undefined {
  const url = new URL(request.url);
  const host = request.headers.get('host') ?? url.host;
  if (!LOOPBACK.has(host.replace(/:\d+$/, ''))) return refusal(`Host ${host} is not this machine`);
  const origin = request.headers.get('origin');
  if (origin === null) return undefined;
  const ours = URL.canParse(origin) && isOurs(new URL(origin), url.port);
  return ours ? undefined : refusal(`Origin ${origin} may not use the sandbox's controls`);
}

function isOurs(origin: URL, port: string): boolean {
  return origin.protocol === 'http:' && LOOPBACK.has(origin.hostname) && origin.port === port;
}

function refusal(error: string): Response {
  return Response.json({ error }, { status: 403 });
}
