import { Socket } from 'node:net';

import type { FetchQueryObject, ImapFlow } from 'imapflow';

import type { ImapServer } from '../../core/settings/imap-url.ts';

/** Messages are named by their UIDs, which stay theirs for good. */
export interface ReturnedMailbox {
  /** This mailbox among all others; another one if the server numbered its messages anew. */
  id: string;
  /** Every message, the newest first. */
  list(): Promise<number[]>;
  /** The heads of those that are still there. */
  heads(uids: readonly number[]): AsyncIterable<Read>;
  /** The first 512 KiB of those that are still there. */
  read(uids: readonly number[]): AsyncIterable<Read>;
  /** Removes these messages and no others. */
  remove(uids: readonly number[]): Promise<void>;
}

interface Read {
  uid: number;
  /** Its bytes, each as one letter. */
  text: string;
}

export interface Patience {
  /** How long a server may say nothing. */
  idleMs: number;
  /** How long a session may last, even if the server always says something. */
  sessionMs: number;
}

const PATIENCE: Patience = { idleMs: 15_000, sessionMs: 60_000 };
const HEAD_BYTES = 32 * 1024;
const TEXT_BYTES = 512 * 1024;

/** Opens the INBOX while `work` runs. @throws if it cannot be reached, refuses or takes too long */
export async function withMailbox<T>(
  { host, port, secure, user, pass }: ImapServer,
  work: (mailbox: ReturnedMailbox) => Promise<T>,
  { idleMs, sessionMs }: Patience = PATIENCE,
): Promise<T> {
  // Loaded here, as most shops have no such mailbox and need not keep it in memory.
  const { ImapFlow: Client } = await import('imapflow');
  const client = new Client({
    host,
    port,
    secure,
    // Without TLS it is on this machine.
    doSTARTTLS: false,
    auth: { user, pass },
    logger: false,
    disableAutoIdle: true,
    disableCompression: true,
    disableAutoEnable: true,
    connectionTimeout: idleMs,
    greetingTimeout: idleMs,
    socketTimeout: idleMs,
    // No server can make the shop keep more than this.
    maxLineLength: 4 * 1024 * 1024,
    maxLiteralSize: TEXT_BYTES,
    maxResponseSize: 8 * 1024 * 1024,
  });
  // What breaks between two calls also fails the next one.
  client.on('error', () => undefined);
  const end = setTimeout(() => client.close(), sessionMs);
  try {
    const connecting = client.connect();
    // The library stops listening to its socket before that has closed, and an error in between would end the process.
    const socket: unknown = Reflect.get(client, 'socket');
    if (socket instanceof Socket) socket.on('error', () => undefined);
    await connecting;
    const { uidValidity } = await client.mailboxOpen('INBOX');
    const done = await work(mailboxOf(client, `${user}@${host}:${port} ${uidValidity}`));
    await client.logout();
    return done;
  } catch (error) {
    throw inWords(error);
  } finally {
    clearTimeout(end);
    client.close();
  }
}

function mailboxOf(client: ImapFlow, id: string): ReturnedMailbox {
  async function* fetch(uids: readonly number[], query: FetchQueryObject) {
    if (uids.length === 0) return;
    for await (const { uid, headers, source } of client.fetch([...uids], query, { uid: true })) {
      const bytes = source ?? headers;
      if (bytes) yield { uid, text: bytes.toString('latin1') };
    }
  }
  return {
    id,
    async list() {
      const uids = await client.search({ deleted: false }, { uid: true });
      return done(uids, 'SEARCH').toReversed();
    },
    heads: (uids) => fetch(uids, { bodyParts: [{ key: 'HEADER', maxLength: HEAD_BYTES }] }),
    read: (uids) => fetch(uids, { source: { maxLength: TEXT_BYTES } }),
    async remove(uids) {
      if (uids.length === 0) return;
      // Without UIDPLUS an EXPUNGE would also take what somebody else only marked: then a mark is all they get.
      const isExact = client.capabilities.has('UIDPLUS') || client.capabilities.has('IMAP4rev2');
      const range = [...uids];
      if (isExact) done(await client.messageDelete(range, { uid: true }), 'EXPUNGE');
      else done(await client.messageFlagsAdd(range, ['\\Deleted'], { uid: true }), 'STORE');
    },
  };
}

/** @throws if the library says that a command failed */
function done<T>(answer: T | false | undefined, command: string): T {
  if (answer === false || answer === undefined)
    throw new Error(`the mailbox of returned mail refuses ${command}`);
  return answer;
}

/** The library's errors say what happened beside their message; some of them repeat a command. */
function inWords(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code, responseText } = error as Error & { code?: unknown; responseText?: unknown };
  if (code === undefined && responseText === undefined) return error;
  const words = [error.message, code, responseText].filter((word) => typeof word === 'string');
  return new Error(`the mailbox of returned mail: ${words.join(', ').slice(0, 300)}`);
}
