import { generateKeyPairSync } from 'node:crypto';
import { buffer } from 'node:stream/consumers';

import { SMTPServer } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';

import { verifyDkim } from '../../../test/support/reading/dkim.ts';
import { readDkim } from '../core/settings/dkim.ts';
import { createMailer } from './mailer.ts';

const endings: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

/** The mail as a mail server got it. */
async function arrive(dkim: Parameters<typeof createMailer>[0]['dkim']): Promise<string> {
  const arrived = Promise.withResolvers<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      stream.on('end', done);
      arrived.resolve(buffer(stream).then((raw) => raw.toString('latin1')));
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  endings.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as { port: number };
  const mailer = createMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: 'Simport <hello@shop.example>',
    dkim,
  });
  endings.push(() => mailer.close());
  const sent = await mailer.send({
    to: { name: 'Mía', address: 'mia@bücher.example' },
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
  const raw = await arrive(dkim);
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
  expect(await arrive(undefined)).not.toMatch(/^dkim-signature:/im);
});
