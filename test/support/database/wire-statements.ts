/** The first bytes of a connection are about it, and have no letter before their length. */
const IS_STARTUP = 0;

/**
 * Reads what a client of PostgreSQL sends over one connection, piece by piece, and tells each statement that it has carried
 * out, by its text; one that was prepared before is told each time.
 * @param hasBegun the connection was made before
 */
export function readStatements(
  tell: (text: string) => void,
  { hasBegun = false } = {},
): (piece: Uint8Array) => void {
  const prepared = new Map<string, string>();
  let isOpen = hasBegun;
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
