import { startTcpProxy, type TcpProxy } from '../machine/tcp-proxy.ts';

export type DatabaseProxy = TcpProxy;

/**
 * A proxy between the shop and a PostgreSQL server.
 * @param hear called with the text of each statement that passes, each time it is executed
 */
export function startDatabaseProxy(
  serverUrl: string,
  hear?: (statement: string) => void,
): Promise<DatabaseProxy> {
  return startTcpProxy(serverUrl, hear && (() => readStatements(hear)));
}

/** The first bytes of a connection are about it, and have no letter before their length. */
const IS_STARTUP = 0;

/**
 * Reads what a client of PostgreSQL sends over one connection, piece by piece, and tells each statement that it has carried
 * out, by its text; one that was prepared before is told each time.
 */
function readStatements(tell: (text: string) => void): (piece: Uint8Array) => void {
  const prepared = new Map<string, string>();
  let isOpen = false;
  let rest = Buffer.alloc(0);

  function read(letter: number, body: Buffer): void {
    const words = () => body.toString('utf8').split('\0');
    if (letter === 'Q'.charCodeAt(0)) tell(words()[0] ?? '');
    if (letter === 'P'.charCodeAt(0)) prepared.set(words()[0] ?? '', words()[1] ?? '');
    // Bound to values, it is carried out at once; its name stands behind that of the portal.
    if (letter === 'B'.charCodeAt(0)) tell(prepared.get(words()[1] ?? '') ?? '');
  }

  return (piece) => {
    rest = Buffer.concat([rest, piece]);
    for (;;) {
      const head = isOpen ? 1 : 0;
      if (rest.length < head + 4) return;
      const end = head + rest.readInt32BE(head);
      if (rest.length < end) return;
      read(isOpen ? (rest[0] ?? IS_STARTUP) : IS_STARTUP, rest.subarray(head + 4, end));
      isOpen = true;
      rest = rest.subarray(end);
    }
  };
}
