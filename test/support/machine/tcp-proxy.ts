import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** `refuse`: hangs up on everybody; `silence`: accepts every connection and all data, and answers nothing. */
type Mode = 'pass' | 'refuse' | 'silence';

export interface TcpProxy {
  /** The server's address, by way of the proxy. */
  url: string;
  /** Connections that were begun since the mode was set. */
  begun: number;
  /** Connections that are open now. */
  readonly open: number;
  set(mode: Mode): void;
  /** New connections go to another server, as behind an address that moves; open ones stay where they are. */
  lead(serverUrl: string): void;
  close(): Promise<void>;
}

/**
 * A proxy between the shop and a TCP server.
 * @param listen called for each connection; what it returns gets everything that the shop sends on it
 */
export async function startTcpProxy(
  serverUrl: string,
  listen?: () => (chunk: Uint8Array) => void,
): Promise<TcpProxy> {
  let server = new URL(serverUrl);
  const pairs = new Set<{ near: Socket; far: Socket | null }>();
  let mode: Mode = 'pass';
  const proxy = createServer((near) => {
    state.begun++;
    near.on('error', () => {});
    if (mode === 'refuse') return near.destroy();
    const far = mode === 'pass' ? connect(Number(server.port), server.hostname) : null;
    const pair = { near, far };
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      near.destroy();
      far?.destroy();
    };
    near.on('close', end);
    far?.on('close', end).on('error', () => {});
    const read = listen?.();
    near.on('data', (chunk) => {
      if (mode !== 'pass') return;
      read?.(chunk);
      far?.write(chunk);
    });
    far?.on('data', (chunk) => mode === 'pass' && near.write(chunk));
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const url = new URL(serverUrl);
  url.port = String((proxy.address() as AddressInfo).port);
  url.hostname = '127.0.0.1';
  const state: TcpProxy = {
    url: url.href,
    begun: 0,
    get open() {
      return pairs.size;
    },
    set(next) {
      mode = next;
      state.begun = 0;
      if (next === 'refuse') for (const { near } of pairs) near.destroy();
    },
    lead(next) {
      server = new URL(next);
    },
    async close() {
      for (const { near } of pairs) near.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
  return state;
}
