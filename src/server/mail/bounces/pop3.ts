import { connect as connectTcp } from 'node:net';
import { connect as connectTls } from 'node:tls';

import type { Pop3Server } from '../../core/settings/pop3-url.ts';

/** The part of POP3 needed to read a mailbox (RFC 1939, with TOP and UIDL). */
export interface Pop3Mailbox {
  /** Every message by its number in this session, with a permanent id. */
  list(): Promise<{ number: number; uid: string; bytes: number }[]>;
  /** Only the head of a message. */
  head(number: number): Promise<string>;
  read(number: number): Promise<string>;
  /** Takes effect once the session ends normally. */
  remove(number: number): Promise<void>;
}

const IDLE_MS = 15_000;
/** The most bytes kept, whatever a server sends. */
const MOST_BYTES = 2 * 1024 * 1024;

/** Opens a mailbox while `work` runs. @throws if it cannot be reached, or refuses */
export async function withPop3<T>(
  { host, port, secure, user, pass }: Pop3Server,
  work: (mailbox: Pop3Mailbox) => Promise<T>,
): Promise<T> {
  const socket = secure ? connectTls({ host, port, servername: host }) : connectTcp({ host, port });
  socket.setTimeout(IDLE_MS, () => socket.destroy(new Error('the mailbox of returned mail does not answer')));
  socket.setEncoding('latin1');
  const chunks = socket[Symbol.asyncIterator]() as AsyncIterator<string>;
  let kept = '';

  async function until(end: string): Promise<string> {
    for (;;) {
      const at = kept.indexOf(end);
      if (at >= 0) {
        const text = kept.slice(0, at);
        kept = kept.slice(at + end.length);
        return text;
      }
      if (kept.length > MOST_BYTES) throw new Error('the mailbox of returned mail sends too much');
      const { value, done } = await chunks.next();
      if (done) throw new Error('the mailbox of returned mail hung up');
      kept += value;
    }
  }
  async function status(): Promise<string> {
    const line = await until('\r\n');
    if (!line.startsWith('+OK'))
      throw new Error(`the mailbox of returned mail refuses: ${line.slice(0, 200)}`);
    return line;
  }
  async function say(line: string): Promise<string> {
    if (/[\r\n]/.test(line)) throw new TypeError('a line of POP3 is one line');
    socket.write(`${line}\r\n`);
    return status();
  }
  async function sayForLines(line: string): Promise<string> {
    await say(line);
    // The end mark needs a line of its own, even if nothing precedes it.
    kept = `\r\n${kept}`;
    return (await until('\r\n.\r\n')).slice(2).replaceAll(/^\.\./gm, '.');
  }
  async function numbers(line: string): Promise<Map<number, string>> {
    const rows = (await sayForLines(line)).split('\r\n').map((row) => row.split(' '));
    return new Map(rows.flatMap(([number, value]) => (value ? [[Number(number), value] as const] : [])));
  }

  try {
    await status();
    await say(`USER ${user}`);
    await say(`PASS ${pass}`);
    const done = await work({
      async list() {
        const sizes = await numbers('LIST');
        const uids = await numbers('UIDL');
        return [...sizes].map(([number, bytes]) => ({
          number,
          uid: uids.get(number) ?? '',
          bytes: Number(bytes),
        }));
      },
      head: (number) => sayForLines(`TOP ${number} 0`),
      read: (number) => sayForLines(`RETR ${number}`),
      remove: async (number) => void (await say(`DELE ${number}`)),
    });
    await say('QUIT');
    return done;
  } finally {
    socket.destroy();
  }
}
