import { type AddressInfo, createServer, Socket } from 'node:net';

import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { collectReturned } from '../../../src/server/mail/bounces/collect-returned.ts';
import { outboundMailTable } from '../../../src/server/mail/tables.ts';
import { isLong } from '../../support/machine/long.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop({ returnedMail: true });
/** Asked for in several calls. */
const OTHERS = isLong ? 10_000 : 1_200;
const SHORT = { idleMs: 300, sessionMs: 600 };
const LONG = { idleMs: 15_000, sessionMs: 60_000 };

const collect = (patience = LONG, url?: string) => {
  const { settings } = shop.deps;
  return collectReturned(
    { ...shop.deps, settings: { ...settings, RETURNED_MAIL_URL: url ?? settings.RETURNED_MAIL_URL } },
    patience,
  );
};
const warnings = () => shop.logged.filter((line) => line.includes('cannot be read now'));
const left = async () => (await shop.world.ledger()).returned_mails.length;
const post = (raw: string, times = 1) => shop.world.control('mail-post', { raw, times });
const fault = (path: string, effect: 'status' | 'delay' | 'cut-before' | 'cut-after' | 'garbage') =>
  shop.world.fault({
    party: 'mail',
    method: 'IMAP',
    path,
    effect,
    delay_ms: effect === 'delay' ? 600_000 : 0,
  });

/** A mail that the shop sent, and its present state. */
async function sentMail() {
  const paid = await shop.paid('GB');
  await shop.settle();
  const { email: to } = await shop.purchaseOf(paid);
  // Reports are about the newest mail to an address.
  const [{ message_id: messageId } = { message_id: '' }] = await shop.world.mailbox(to);
  const { db } = shop.deps.db;
  const where = eq(outboundMailTable.messageId, messageId);
  return {
    comesBack: () => shop.world.control('mail-return', { to }),
    set: (status: 'queued' | 'sent') =>
      db.update(outboundMailTable).set({ status, bouncedAt: null }).where(where),
    returnedAt: async () => (await db.select().from(outboundMailTable).where(where))[0]?.bouncedAt ?? null,
  };
}

let mail: Awaited<ReturnType<typeof sentMail>>;
beforeAll(async () => void (mail = await sentMail()));
beforeEach(async () => {
  await mail.set('sent');
  shop.logged.length = 0;
});
afterEach(async () => {
  await shop.world.clearFaults();
  expect(await collect()).toBe(0);
});

describe('a report', () => {
  it.each(['/search', '/fetch'])(
    'whose reader was killed before it was recorded (%s) is read again',
    async (path) => {
      await mail.comesBack();
      await fault(path, 'cut-after');
      expect(await collect()).toBe(0);
      expect(await mail.returnedAt()).toBeNull();
      expect(await collect()).toBe(1);
      expect(await mail.returnedAt()).not.toBeNull();
      expect(await left()).toBe(0);
    },
  );

  it.each([
    ['/store', 'cut-before'],
    ['/store', 'status'],
    ['/expunge', 'cut-before'],
    ['/expunge', 'cut-after'],
  ] as const)('whose reader was killed before it was removed (%s, %s) counts once', async (path, effect) => {
    await mail.comesBack();
    await fault(path, effect);
    expect(await collect()).toBe(1);
    const at = await mail.returnedAt();
    shop.passSeconds(300);
    expect(await collect()).toBe(0);
    expect(await mail.returnedAt()).toEqual(at);
  });

  it('counts once if two read the mailbox at the same time', async () => {
    await mail.comesBack();
    const counts = await Promise.all([collect(), collect(), collect()]);
    expect(counts.toSorted()).toEqual([0, 0, 1]);
    expect(await left()).toBe(0);
  });

  it('that overtakes the record of what was sent waits for it', async () => {
    await mail.set('queued');
    await mail.comesBack();
    expect(await collect()).toBe(0);
    expect(await left()).toBe(1);
    await mail.set('sent');
    expect(await collect()).toBe(1);
    expect(await left()).toBe(0);
  });

  it('is found below thousands of other messages, which are looked at once and stay', async () => {
    const before = await left();
    await mail.comesBack();
    await post('Subject: Buy now\r\nContent-Type: text/plain\r\n\r\nBuy!', OTHERS);
    expect(await collect()).toBe(1);
    await fault('/fetch', 'status');
    expect(await collect()).toBe(0);
    expect(warnings()).toEqual([]);
    expect(await left()).toBe(before + OTHERS);
  });
});

describe('a message of the worst bytes', () => {
  const HEAD = 'Content-Type: multipart/report; report-type=delivery-status; boundary="B"\r\n';
  const BIG = 60_000;
  it.each([
    ['letters that end a literal', `${HEAD}\r\n{99999999}\r\n)\r\n* BYE\r\nA1 OK\r\n`],
    [
      'all bytes',
      `${HEAD}\r\n${String.fromCharCode(...Array.from({ length: 256 }, (_, at) => at)).repeat(234)}`,
    ],
    ['nothing', ''],
    ['a head without an end', HEAD + 'X: y\r\n'.repeat(BIG / 6)],
    ['a head in one line', `Content-Type: multipart/report;${' '.repeat(BIG)}report-type=delivery-status`],
    ['folds', `${HEAD}X:${'\r\n '.repeat(BIG / 3)}\r\n\r\n`],
    ['only boundaries', `${HEAD}\r\n${'\r\n--B'.repeat(BIG / 5)}`],
    ['more than is read', `${HEAD}\r\n${'ü'.repeat(600_000)}`],
  ])('(%s) stays, and the report below it is read', async (_, raw) => {
    const before = await left();
    await mail.comesBack();
    await post(raw);
    expect(await collect()).toBe(1);
    expect(await left()).toBe(before + 1);
    expect(warnings()).toEqual([]);
  });
});

describe('a mailbox that', () => {
  it.each([
    ['hangs up', 'cut-before'],
    ['says nothing more', 'delay'],
    ['refuses', 'status'],
    ['says nonsense', 'garbage'],
  ] as const)('%s, whenever it does, is read the next time', async (_, effect) => {
    await mail.comesBack();
    for (const path of ['/authenticate', '/select', '/search', '/fetch']) {
      await fault(path, effect);
      const found = await collect(SHORT);
      await shop.world.clearFaults();
      expect([path, found, warnings().length]).toEqual([path, 0, 1]);
      shop.logged.length = 0;
    }
    expect(await collect()).toBe(1);
  });

  it('is away, or refuses the password, which no log repeats', async () => {
    const url = new URL(shop.deps.settings.RETURNED_MAIL_URL ?? '');
    const wrong = url.href.replace(':imap@', ':wrong@');
    expect(await collect(LONG, wrong)).toBe(0);
    url.port = '9';
    expect(await collect(LONG, url.href)).toBe(0);
    expect(warnings()).toEqual([
      expect.stringContaining('Authentication failed'),
      expect.stringContaining('ECONNREFUSED'),
    ]);
    expect(warnings().join('')).not.toMatch(/:wrong@|"wrong"|:imap@/);
  });

  it('talks without an end is left after a while', async () => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.write('* OK hello\r\n');
      const talk = setInterval(() => socket.write('* OK one moment\r\n'), 20);
      socket.once('close', () => clearInterval(talk));
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as AddressInfo;
    expect(await collect(SHORT, `imap://shop:imap@127.0.0.1:${port}`)).toBe(0);
    expect(warnings()).toHaveLength(1);
    await new Promise((closed) => server.close(closed));
  });

  it('sends more than it was asked for is left', async () => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.write('* OK hello\r\n* OK ');
      const more = () =>
        void (socket.destroyed || socket.write('x'.repeat(1 << 20), () => setImmediate(more)));
      more();
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as AddressInfo;
    expect(await collect(LONG, `imap://shop:imap@127.0.0.1:${port}`)).toBe(0);
    expect(warnings()).toEqual([expect.stringContaining('LineTooLarge')]);
    await new Promise((closed) => server.close(closed));
  });

  it('breaks the connection off as the shop leaves it ends no process', async () => {
    // oxlint-disable-next-line typescript/unbound-method -- it is called for the socket that leaves
    const { destroy } = Socket.prototype;
    const { port } = new URL(shop.deps.settings.RETURNED_MAIL_URL ?? '');
    const leave = vi.spyOn(Socket.prototype, 'destroy').mockImplementation(function (this: Socket, error) {
      if (this.remotePort === Number(port))
        process.nextTick(() => this.emit('error', new Error('read ECONNRESET')));
      return destroy.call(this, error);
    });
    await mail.comesBack();
    expect(await collect()).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    expect(leave).toHaveBeenCalled();
    leave.mockRestore();
  });
});
