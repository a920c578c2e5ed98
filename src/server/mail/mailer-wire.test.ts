import { createHash, createVerify, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { buffer } from 'node:stream/consumers';

import { SMTPServer } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';

import { readDkim } from '../core/settings/dkim.ts';
import { createMailer } from './mailer.ts';

const endings: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

type Options = Pick<Parameters<typeof createMailer>[0], 'dkim' | 'returnTo'>;

/** The mail as a mail server got it, below the recipient of its envelope. */
async function arrive(options: Options, address = 'mia@bücher.example'): Promise<string> {
  const arrived = Promise.withResolvers<string>();
  let recipient = '';
  const server = new SMTPServer({
    authOptional: true,
    lenientAddressParsing: true,
    onRcptTo: (to, _session, done) => {
      recipient = to.address;
      done();
    },
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      stream.on('end', done);
      arrived.resolve(buffer(stream).then((raw) => `RCPT TO:<${recipient}>\r\n${raw.toString('latin1')}`));
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  endings.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as { port: number };
  const mailer = createMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: 'Simport <hello@shop.example>',
    ...options,
  });
  endings.push(() => mailer.close());
  const sent = await mailer.send({
    to: { name: 'Mía', address },
    subject: 'Your eSIM for Türkiye is ready',
    html: '<p>Hello  Mía </p>\n\n',
    text: 'Hello  Mía \n\n\n',
    messageId: '<1@shop.example>',
    attachments: [{ filename: 'invoice.pdf', content: Buffer.from('%PDF'), contentType: 'application/pdf' }],
  });
  expect(sent.status).toBe('sent');
  return arrived.promise;
}

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const dkim = readDkim({
  DKIM_DOMAIN: 'shop.example',
  DKIM_SELECTOR: 'mail2026',
  DKIM_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
});

it('signs what arrives, so that any change of it shows', async () => {
  const raw = (await arrive({ dkim })).replace(/^RCPT.*\r\n/, '');
  const { tags, valid } = verifyDkim(raw, publicKey);
  expect(valid).toBe(true);
  expect(tags).toMatchObject({ v: '1', a: 'rsa-sha256', d: 'shop.example', s: 'mail2026' });
  const names = (tags['h'] ?? '').toLowerCase().split(':');
  for (const name of ['from', 'to', 'subject', 'date', 'message-id']) expect(names).toContain(name);
  expect(raw).toContain('mia@xn--bcher-kva.example');
  expect(verifyDkim(raw.replace('Hello', 'Hallo'), publicKey).valid).toBe(false);
  expect(verifyDkim(raw.replace('hello@shop', 'other@shop'), publicKey).valid).toBe(false);
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 });
  expect(verifyDkim(raw, other.publicKey).valid).toBe(false);
});

it('leaves signing to the mail server where there is no key', async () => {
  expect(await arrive({})).not.toMatch(/^dkim-signature:/im);
});

// Mailboxes of Japan's mobile networks: elsewhere they would be no address without quotes (RFC 5321, 4.1.2).
it.each([
  ['user..name@docomo.example', '"user..name"@docomo.example'],
  ['name.@ezweb.example', '"name."@ezweb.example'],
  ["o'brien.x+trip@docomo.example", "o'brien.x+trip@docomo.example"],
])('goes to %s as %s, on the envelope as in its head', async (address, quoted) => {
  for (const options of [{}, { returnTo: () => 'back@shop.example' }]) {
    const raw = await arrive(options, address);
    expect(raw).toContain(`RCPT TO:<${quoted}>`);
    expect(raw).toMatch(new RegExp(`^To: [^\r]* <${quoted.replace(/[+.]/g, '\\$&')}>\r$`, 'm'));
  }
});

/** Whether the DKIM signature of a raw mail is right, as a mailbox provider checks it (RFC 6376, relaxed/relaxed). */
function verifyDkim(raw: string, publicKey: KeyObject): { tags: Record<string, string>; valid: boolean } {
  const at = raw.indexOf('\r\n\r\n');
  const fields = raw.slice(0, at).split(/\r\n(?![ \t])/);
  const body = raw.slice(at + 4);
  const signature = fields.find((field) => /^dkim-signature:/i.test(field)) ?? '';
  const tags = Object.fromEntries(
    signature
      .slice(signature.indexOf(':') + 1)
      .split(';')
      .map((tag) => tag.replace(/\s+/g, '').split(/=(.*)/s).slice(0, 2) as [string, string]),
  );
  const bodyHash = createHash('sha256').update(relaxedBody(body)).digest('base64');
  const left = [...fields];
  const signed = (tags['h'] ?? '').split(':').flatMap((name) => {
    const index = left.findLastIndex((field) => field.toLowerCase().startsWith(`${name.toLowerCase()}:`));
    return index === -1 ? [] : left.splice(index, 1).map(relaxedField);
  });
  const unsigned = relaxedField(signature).replace(/([;:]\s?b=)[^;]*/, '$1');
  const verifier = createVerify('RSA-SHA256').update([...signed, unsigned].join('\r\n'));
  const isSigned = verifier.verify(publicKey, tags['b'] ?? '', 'base64');
  return { tags, valid: isSigned && tags['bh'] === bodyHash };
}

function relaxedField(field: string): string {
  const [name = '', value = ''] = field.split(/:(.*)/s);
  return `${name.trim().toLowerCase()}:${value.replace(/\s+/g, ' ').trim()}`;
}

function relaxedBody(body: string): string {
  const lines = body.split('\r\n').map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''));
  while (lines.at(-1) === '') lines.pop();
  return lines.map((line) => `${line}\r\n`).join('');
}
