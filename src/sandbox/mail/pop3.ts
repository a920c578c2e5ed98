import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

import type { Stored } from '../core/party.ts';
import type { Returned } from './returned.ts';

export interface Pop3 {
  port: number;
  close(): Promise<void>;
}

/** The only password that is refused, whatever the login. */
const WRONG_PASSWORD = 'wrong';

/** The mailbox of returned mail, by POP3 on the loopback address (0: any free port); any login opens it. */
export function listenPop3(port: number, returned: Stored<Returned[]>): Promise<Pop3> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
    serve(socket, returned);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () =>
      resolve({
        port: (server.address() as AddressInfo).port,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            for (const socket of sockets) socket.destroy();
          }),
      }),
    );
  });
}

function serve(socket: Socket, returned: Stored<Returned[]>): void {
  /** As it was when the session began: numbers stay the same if more mail arrives. */
  const messages = [...returned.value];
  const removed = new Set<string>();
  let isIn = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const tell = (lines: string[]) => {
    say('+OK');
    for (const line of lines) say(line.startsWith('.') ? `.${line}` : line);
    say('.');
  };
  say('+OK Simport sandbox');
  createInterface({ input: socket }).on('line', (line) => {
    const [word = '', ...more] = line.trim().split(' ');
    const verb = word.toUpperCase();
    const message = messages[Number(more[0]) - 1];
    if (verb === 'USER') return say('+OK');
    if (verb === 'PASS') {
      isIn = more.join(' ') !== WRONG_PASSWORD;
      return say(isIn ? '+OK' : '-ERR Authentication failed');
    }
    if (verb === 'QUIT') {
      returned.value = returned.value.filter(({ uid }) => !removed.has(uid));
      returned.save();
      say('+OK');
      return socket.end();
    }
    if (!isIn) return say('-ERR Sign in first');
    const numbered = (value: (one: Returned) => string) =>
      messages.flatMap((one, at) => (removed.has(one.uid) ? [] : [`${at + 1} ${value(one)}`]));
    switch (verb) {
      case 'LIST':
        return tell(numbered(({ raw }) => String(raw.length)));
      case 'UIDL':
        return tell(numbered(({ uid }) => uid));
      case 'TOP':
        return message
          ? tell(message.raw.split('\r\n\r\n', 1)[0]?.split('\r\n') ?? [])
          : say('-ERR No such message');
      case 'RETR':
        return message ? tell(message.raw.split('\r\n')) : say('-ERR No such message');
      case 'DELE':
        if (message) removed.add(message.uid);
        return say(message ? '+OK' : '-ERR No such message');
      default:
        return say('-ERR Not played');
    }
  });
}
