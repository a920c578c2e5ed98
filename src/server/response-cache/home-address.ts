const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * A shop at localhost is the same machine by another name at 127.0.0.1, but not the same origin: nothing could be bought
 * there. Returns the address under the shop's own name, null where the visitor is right already.
 */
export function addressAtHome(address: string, baseUrl: string): string | null {
  const [here, home] = [new URL(address), new URL(baseUrl)];
  const alias = LOOPBACK.has(here.hostname) && LOOPBACK.has(home.hostname) && here.hostname !== home.hostname;
  return alias && here.port === home.port ? `${home.origin}${here.pathname}${here.search}` : null;
}
