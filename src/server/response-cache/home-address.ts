const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * For a shop at localhost, 127.0.0.1 is the same machine but another origin, where nothing could be bought. Returns the address
 * under the shop's own name, null if the visitor already uses it.
 */
export function addressAtHome(address: string, baseUrl: string): string | null {
  const [here, home] = [new URL(address), new URL(baseUrl)];
  const alias = LOOPBACK.has(here.hostname) && LOOPBACK.has(home.hostname) && here.hostname !== home.hostname;
  return alias && here.port === home.port ? `${home.origin}${here.pathname}${here.search}` : null;
}
