import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

import type { Stored, World } from '../core/party.ts';
import type { Returned, ReturnedMail } from './returned.ts';

export interface Imap {
  port: number;
  close(): Promise<void>;
}

/** The one password that is refused, with any login. */
const WRONG_PASSWORD = 'wrong';
const GARBAGE = '%%% \u0001\u0002 this is no IMAP\r\n';
const CAPABILITIES = 'CAPABILITY IMAP4rev1 AUTH=PLAIN SASL-IR UIDPLUS';

/**
 * The mailbox of returned mail, by IMAP on the loopback address (0: any free port), with any login. It plays what a reader needs:
 * a login, INBOX, UID SEARCH (all but the deleted), FETCH of heads and texts, STORE of \Deleted, UID EXPUNGE. Faults are ordered with
 * method `IMAP` and meet commands: path `/login`, `/select`, `/search`, `/fetch`, `/store`, `/expunge` and so on.
 */
export function listenImap(
  port: number,
  world: Pick<World, 'takeFault' | 'late'>,
  returned: Stored<ReturnedMail>,
): Promise<Imap> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
    void serve(socket, world, returned);
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

async function serve(
  socket: Socket,
  world: Pick<World, 'takeFault' | 'late'>,
  returned: Stored<ReturnedMail>,
): Promise<void> {
  const say = (line: string) => void socket.write(`${line}\r\n`, 'latin1');
  socket.setEncoding('latin1');
  say(`* OK [${CAPABILITIES}] Simport sandbox`);
  let isIn = false;
  /** The tag of a login whose password comes on the next line. */
  let awaited = '';
  for await (const line of createInterface({ input: socket })) {
    const [tag, verb, rest] = awaited ? [awaited, 'AUTHENTICATE', `PLAIN ${line}`] : commandOf(line);
    awaited = '';
    const name = verb.split(' ').at(-1)?.toLowerCase() ?? '';
    const fault = world.takeFault('mail', 'IMAP', `/${name}`);
    if (fault?.effect === 'cut-before') return void socket.destroy();
    const answer: string[] =
      fault?.effect === 'status' ? ['NO Forced by the sandbox'] : respond(verb, rest, { isIn, returned });
    if (fault) await world.late(fault.delay_ms);
    if (fault?.effect === 'cut-after') return void socket.destroy();
    if (fault?.effect === 'garbage') return void socket.end(GARBAGE);
    const end = answer.at(-1) ?? '';
    for (const one of answer.slice(0, -1)) say(one);
    if (end === '+') awaited = tag;
    if (/^(LOGIN|AUTHENTICATE)$/.test(verb)) isIn = end.startsWith('OK');
    say(end === '+' ? '+ ' : `${tag} ${end}`);
    if (verb === 'LOGOUT') return void socket.end();
  }
}

/** `UID` belongs to the verb, as in UID FETCH. */
function commandOf(line: string): [tag: string, verb: string, rest: string] {
  const [, tag = '', verb = '', rest = ''] = /^(\S+) +((?:UID +)?\S+) *(.*)$/i.exec(line) ?? [];
  return [tag, verb.toUpperCase(), rest];
}

/** The lines of an answer, the last of which gets the command's tag. */
function respond(
  verb: string,
  rest: string,
  { isIn, returned }: { isIn: boolean; returned: Stored<ReturnedMail> },
): string[] {
  switch (verb) {
    case 'CAPABILITY':
      return [`* ${CAPABILITIES}`, 'OK'];
    case 'NOOP':
      return ['OK'];
    case 'LOGOUT':
      return ['* BYE', 'OK'];
    case 'LOGIN':
      return signIn(/("[^"]*"|\S+)$/.exec(rest)?.[1]?.replaceAll('"', '') ?? '');
    case 'AUTHENTICATE': {
      const given = rest.split(' ')[1];
      return given ? signIn(Buffer.from(given, 'base64').toString().split('\0')[2] ?? '') : ['+'];
    }
  }
  if (!isIn) return ['NO Sign in first'];
  const { messages, nextUid } = returned.value;
  switch (verb) {
    case 'LIST':
    case 'LSUB':
      return [rest.endsWith(' ""') ? `* ${verb} (\\Noselect) "/" ""` : `* ${verb} () "/" INBOX`, 'OK'];
    case 'SELECT':
      return [
        '* FLAGS (\\Deleted)',
        `* ${messages.length} EXISTS`,
        '* OK [PERMANENTFLAGS (\\Deleted)]',
        '* OK [UIDVALIDITY 1]',
        `* OK [UIDNEXT ${nextUid}]`,
        'OK [READ-WRITE]',
      ];
    case 'UID SEARCH': {
      const found = messages.filter(({ isDeleted }) => !isDeleted);
      return [`* SEARCH${found.map(({ uid }) => ` ${uid}`).join('')}`, 'OK'];
    }
    case 'UID FETCH':
      return [...inSet(messages, rest).map(([one, at]) => fetched(one, at, rest)), 'OK'];
    case 'UID STORE': {
      const marked = inSet(messages, rest);
      for (const [one] of marked) one.isDeleted = true;
      returned.save();
      return [...marked.map(([{ uid }, at]) => `* ${at} FETCH (UID ${uid} FLAGS (\\Deleted))`), 'OK'];
    }
    case 'UID EXPUNGE': {
      const gone = inSet(messages, rest).filter(([{ isDeleted }]) => isDeleted);
      const uids = new Set(gone.map(([{ uid }]) => uid));
      returned.value.messages = messages.filter(({ uid }) => !uids.has(uid));
      returned.save();
      // Each number is that of a mailbox from which the ones before are gone.
      return [...gone.toReversed().map(([, at]) => `* ${at} EXPUNGE`), 'OK'];
    }
    default:
      return ['BAD Not played'];
  }
}

function signIn(password: string): string[] {
  return [password === WRONG_PASSWORD ? 'NO [AUTHENTICATIONFAILED] Authentication failed' : 'OK'];
}

/** The messages of a set like 1:4,9,12:*, with their numbers. */
function inSet(messages: Returned[], rest: string): [one: Returned, at: number][] {
  const ranges = (rest.split(' ', 1)[0] ?? '').split(',').map((range) => {
    const [from = 0, to = from] = range.split(':').map((uid) => (uid === '*' ? Infinity : Number(uid)));
    return [from, to] as const;
  });
  return messages.flatMap((one, at) =>
    ranges.some(([from, to]) => from <= one.uid && one.uid <= to) ? [[one, at + 1]] : [],
  );
}

/** What a FETCH asked for: the head or the whole text, or so many bytes of its beginning. */
function fetched({ uid, raw }: Returned, at: number, rest: string): string {
  const [, section = '', most] = /BODY\.PEEK\[(\w*)\](?:<0\.(\d+)>)?/i.exec(rest) ?? [];
  const end = raw.indexOf('\r\n\r\n');
  const whole = section && end >= 0 ? raw.slice(0, end + 4) : raw;
  const text = most ? whole.slice(0, Number(most)) : whole;
  return `* ${at} FETCH (UID ${uid} BODY[${section}]${most ? '<0>' : ''} {${text.length}}\r\n${text})`;
}
