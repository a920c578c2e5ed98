import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { describe, expect, it } from 'vitest';

import { createLog, SECRET_FIELDS, writeLine } from './log.ts';

/** What one call would write to the log file. */
function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  let line = '';
  write(createLog('trace', { write: (text) => (line += text) }));
  return line;
}

const SECRET = 'hush-hush-8f3a';

describe('a logged object', () => {
  it.each(SECRET_FIELDS)('never shows its %s, at the top or below', (name) => {
    for (const object of [
      { [name]: SECRET },
      { purchase: { [name]: SECRET } },
      { request: { body: { [name]: SECRET } } },
      { purchases: [{ [name]: SECRET }] },
      {
        request: new (class {
          readonly [name] = SECRET;
        })(),
      },
    ]) {
      const line = logged((log) => log.info(object, 'something happened'));
      expect(line).not.toContain(SECRET);
      expect(line).toContain('[secret]');
    }
  });

  it('hides whole objects under such a name', () => {
    const line = logged((log) => log.info({ codes: { iccid: '89', matchingId: SECRET } }, 'something'));
    expect(line).not.toContain(SECRET);
  });

  it('leaves the object itself unchanged, and shows the rest of it', () => {
    const given = { purchase: { id: 'p1', email: SECRET, at: new Date(0) } };
    const line = logged((log) => log.info(given, 'something'));
    expect(JSON.parse(line)).toMatchObject({
      purchase: { id: 'p1', email: '[secret]', at: '1970-01-01T00:00:00.000Z' },
    });
    expect(given.purchase.email).toBe(SECRET);
  });

  it('shows what helps: ids, states and addresses of our own', () => {
    const line = logged((log) => log.info({ purchaseId: 'p1', state: 'paid', url: 'http://localhost' }, 'x'));
    expect(JSON.parse(line)).toMatchObject({ purchaseId: 'p1', state: 'paid', url: 'http://localhost' });
  });
});

describe('a line', () => {
  it('never shows an eSIM’s full number; its last digits tell eSIMs apart', () => {
    for (const iccid of ['894447860000456789', '8944478600004567899', '8944478600004567899012']) {
      const line = logged((log) =>
        log.warn({ what: iccid, deep: { list: [`x${iccid}`] } }, `eSIM ${iccid}:`),
      );
      expect(line).not.toContain(iccid);
      expect(JSON.parse(line)).toMatchObject({ msg: `eSIM [iccid ${iccid.slice(-4)}]:` });
    }
  });

  it('keeps times and short numbers', () => {
    const line = logged((log) => log.info({ at: 1790000000000, id: '12345678901234567' }, 'x'));
    expect(JSON.parse(line)).toMatchObject({ at: 1790000000000, id: '12345678901234567' });
  });
});

describe('a logged error', () => {
  const messageOf = (message: string) =>
    logged((log) => log.error({ err: new Error(message, { cause: new Error(message) }) }, 'it failed'));

  it.each([
    ['activation codes', 'cannot use LPA:1$rsp.example.net$QX-1A2B3C-4D5E6F7', 'QX-1A2B3C'],
    ['client secrets', 'no intent pi_3abc_secret_Xy12Z34 here', 'Xy12Z34'],
    ['API keys', 'Invalid API Key provided: sk_live_51HxQ2abc', '51HxQ2abc'],
    ['webhook secrets', 'bad signature for whsec_abcDEF123', 'abcDEF123'],
    ['e-mail addresses', '550 no mailbox mia.larsen+x@mail.example.com here', 'mia.larsen'],
    ['passwords in addresses', 'cannot reach postgres://shop:pa55word@localhost:5432/shop', 'pa55word'],
    ['addresses in any script', '550 no mailbox míia.larsen@bücher.example here', 'larsen'],
    ['addresses that a cut left without their end', 'no mailbox mia.larsen@mail', 'larsen'],
    ['addresses in a query', 'cannot follow /x?email=mia.larsen@mail.example&y=1', 'larsen'],
    ['numbers of eSIMs', 'access to eSIM 8944478600004567899 denied', '89444786'],
    [
      'values of a failed query',
      'Failed query: insert into purchase values ($1, $2)\nparams: Mia Larsen,\n1 Road',
      'Larsen',
    ],
  ])('shows no %s, in message, stack or cause', (_, message, secret) => {
    const line = messageOf(message);
    expect(line).not.toContain(secret);
    expect(line).toContain(message.split(' ')[0]);
  });

  it('keeps its name, message and place, but no attached data', () => {
    const error = Object.assign(new TypeError('went wrong'), { response: { body: SECRET }, email: SECRET });
    const line = logged((log) => log.error({ err: error }, 'it failed'));
    expect(line).not.toContain(SECRET);
    const { err } = JSON.parse(line) as { err: { name: string; message: string; stack: string } };
    expect(err).toMatchObject({ name: 'TypeError', message: 'went wrong' });
    expect(err.stack).toContain('log.test.ts');
  });

  it('may be any thrown value', () => {
    const told = (err: unknown) => JSON.parse(logged((log) => log.error({ err }, 'it failed'))) as object;
    class Refusal {
      readonly status = 405;
      readonly statusText = 'Method Not Allowed';
      readonly data = 'no action for mia.larsen@mail.example';
    }
    expect(told('just words')).toMatchObject({ err: 'just words' });
    expect(told(new Refusal())).toMatchObject({
      err: 'Refusal 405 Method Not Allowed no action for [address]',
    });
    expect(told({ email: SECRET, code: 7 })).toMatchObject({ err: 'Object with email, code' });
    expect(told(Object.create(null))).toMatchObject({ err: 'Object with nothing' });
    expect(told(null)).toMatchObject({ err: 'null' });
  });

  it('takes a few kilobytes at most, however long a caller’s text is, and still names its place', () => {
    const line = messageOf(`Invalid callbackURL: ${'a'.repeat(60_000)}`);
    expect(line.length).toBeLessThan(12_000);
    expect(line).toContain('Invalid callbackURL: ...');
    expect(line).toContain('log.test.ts');
  });

  it('hides a secret that the cut splits', () => {
    const before = 'word '.repeat(398);
    for (let at = 0; at < 12; at++)
      expect(messageOf(`${before}${' '.repeat(at)}mia.larsen@mail.example`)).not.toContain('larsen');
  });

  it('may be its own cause', () => {
    const error = new Error('went round');
    error.cause = error;
    expect(logged((log) => log.error({ err: error }, 'it failed'))).toContain('went round');
  });
});

describe('a line', () => {
  const reader = (script: string) => {
    const child = spawn(process.execPath, ['-e', script], { stdio: ['pipe', 'pipe', 'inherit'] });
    // The stream's own number is not in its type.
    const { _handle: pipe } = child.stdin as unknown as { _handle: { fd: number } };
    return { child, fd: pipe.fd };
  };

  it('longer than a pipe arrives whole', async () => {
    const { child, fd } = reader(
      'let n = 0; process.stdin.on("data", (part) => (n += part.length)).on("end", () => console.log(n))',
    );
    writeLine(fd, 'x'.repeat(500_000));
    child.stdin.end();
    const [said] = (await once(child.stdout, 'data')) as [Buffer];
    expect(said.toString()).toBe('500000\n');
  });

  it('is dropped where nobody reads it, or nobody is left to', async () => {
    const { child, fd } = reader('setInterval(() => {}, 1000)');
    writeLine(fd, 'x'.repeat(5_000_000));
    child.kill('SIGKILL');
    await once(child, 'exit');
    writeLine(fd, 'x');
  });
});
