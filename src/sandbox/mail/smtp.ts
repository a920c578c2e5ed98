import type { AddressInfo, Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

import type { Fault } from '../core/party.ts';

/** Where mail goes: `fault` is called once per message, `receive` stores it or throws. */
export interface MailDrop {
  fault(): Fault | undefined;
  late(delayMs: number): Promise<void>;
  receive(raw: Buffer, recipients: string[]): Promise<unknown>;
}

export interface Smtp {
  port: number;
  close(): Promise<void>;
}

const MAX_BYTES = 10 * 1024 * 1024;
const FAMILIES = ['127.0.0.1', '::1'];
const NO_SUCH_FAMILY = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);
/** The only password that is refused, whatever the login. */
const WRONG_PASSWORD = 'wrong';
const GARBAGE = '%%% \u0001\u0002 this is no SMTP\r\n';

/**
 * Accepts mail by plain SMTP on both loopback families at one port (0: any free one), with or without a login; on IPv4 alone if
 * the machine has no IPv6. Throws if the port is in use.
 */
export async function listenSmtp(port: number, drop: MailDrop): Promise<Smtp> {
  for (let attempt = 1; ; attempt += 1) {
    const family: Smtp[] = [];
    try {
      for (const host of FAMILIES) {
        const bound = await bind(family[0]?.port ?? port, host, drop);
        if (bound) family.push(bound);
      }
      const [first] = family;
      if (!first) throw new Error('This machine has no loopback address');
      return {
        port: first.port,
        close: async () => void (await Promise.all(family.map((one) => one.close()))),
      };
    } catch (error) {
      await Promise.all(family.map((one) => one.close()));
      // A port that is free in one family may be in use in the other; with port 0, try another one.
      if (port !== 0 || attempt === 5) throw error;
    }
  }
}

async function bind(port: number, host: string, drop: MailDrop): Promise<Smtp | undefined> {
  const sockets = new Map<string, Socket>();
  const server = new SMTPServer({
    banner: 'Simport sandbox',
    size: MAX_BYTES,
    authOptional: true,
    allowInsecureAuth: true,
    // Without it, two dots in a row are refused even in quotes, where RFC 5321 allows them.
    lenientAddressParsing: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (auth, _session, done) =>
      auth.password === WRONG_PASSWORD
        ? done(reply(535, 'Authentication failed'))
        : done(null, { user: auth.username ?? 'anybody' }),
    onData(stream, session, done) {
      const cut = () => void sockets.get(peer(session))?.destroy();
      const gibber = () => void sockets.get(peer(session))?.end(GARBAGE);
      void answer(take(drop, stream, session, { cut, gibber }), done);
    },
  });
  server.server.on('connection', (socket: Socket) => {
    const key = `${socket.remoteAddress} ${socket.remotePort}`;
    sockets.set(key, socket);
    socket.once('close', () => sockets.delete(key));
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (host === '::1' && NO_SUCH_FAMILY.has(error.code ?? '')) resolve(undefined);
      else reject(error);
    });
    server.listen(port, host, () => {
      // A client that hangs up in the middle must not end the process.
      server.on('error', () => undefined);
      resolve({
        port: (server.server.address() as AddressInfo).port,
        close: async () => {
          const closed = new Promise<void>((done) => server.close(done));
          for (const socket of sockets.values()) socket.destroy();
          await closed;
        },
      });
    });
  });
}

async function answer(taken: Promise<void>, done: (error: Error | null) => void): Promise<void> {
  let refused: Error | null = null;
  try {
    await taken;
  } catch (error) {
    refused = error as Error;
  }
  done(refused);
}

function peer(session: SMTPServerSession): string {
  return `${session.remoteAddress} ${session.remotePort}`;
}

interface Line {
  cut(): void;
  /** Sends an answer that no client understands, and hangs up. */
  gibber(): void;
}

async function take(
  drop: MailDrop,
  stream: SMTPServerDataStream & Readable,
  session: SMTPServerSession,
  line: Line,
): Promise<void> {
  const raw = await buffer(stream);
  if (stream.sizeExceeded) throw reply(552, `Message exceeds ${MAX_BYTES} bytes`);
  const fault = drop.fault();
  if (fault?.effect === 'status') {
    await drop.late(fault.delay_ms);
    throw reply(smtpCode(fault.status), 'Forced by the sandbox, try again later');
  }
  if (fault?.effect !== 'cut-before') await store(drop, raw, session);
  if (!fault) return;
  await drop.late(fault.delay_ms);
  if (fault.effect === 'garbage') line.gibber();
  else if (fault.effect !== 'delay') line.cut();
}

async function store(drop: MailDrop, raw: Buffer, session: SMTPServerSession): Promise<void> {
  try {
    await drop.receive(
      raw,
      session.envelope.rcptTo.map(({ address }) => address),
    );
  } catch (error) {
    throw reply(554, `Unreadable message: ${(error as Error).message}`);
  }
}

// A fault's status is one of HTTP by default; anything that is no SMTP refusal becomes the temporary one.
function smtpCode(status: number): number {
  return (status >= 420 && status < 460) || (status >= 550 && status < 560) ? status : 451;
}

function reply(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
