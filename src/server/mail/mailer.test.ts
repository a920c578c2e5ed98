import { type AddressInfo, createServer } from 'node:net';

import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';

import { createMailer, type MailerOptions, type Message } from './mailer.ts';

const message: Message = {
  to: { name: 'Mia', address: 'mia@example.net' },
  subject: 'Your eSIM for Japan is ready',
  html: '<p>Hello Mia</p><img src="cid:code@inline" alt="">',
  text: 'Hello Mia',
  messageId: '<1@shop.example>',
};

const endings: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

interface Received {
  raw: string;
  recipients: string[];
}

function refusal(responseCode: number, text: string) {
  return Object.assign(new Error(text), { responseCode });
}

/** A mail server of this test alone, and what came in. */
async function mailServer(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Or it would warn of its own certificate, which is just right here.
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ raw: Buffer.concat(chunks).toString(), recipients });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  const { port } = await new Promise<AddressInfo>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => resolve(listening.address() as AddressInfo));
  });
  endings.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { received, url: `smtp://127.0.0.1:${port}` };
}

function mailerTo(smtpUrl: string, options: Partial<MailerOptions> = {}) {
  const mailer = createMailer({ smtpUrl, from: 'Simport <hello@shop.example>', ...options });
  endings.push(() => mailer.close());
  return mailer;
}

async function onlyOne(received: Received[]): Promise<Received & { mail: Email }> {
  expect(received).toHaveLength(1);
  const only = received[0] as Received;
  return { ...only, mail: await PostalMime.parse(only.raw) };
}

describe('a mail that arrives', () => {
  it('has sender, recipient, Message-ID, both bodies, pictures inside and files beside', async () => {
    const { received, url } = await mailServer();
    const png = Buffer.from('89504e470d0a1a0a', 'hex');
    const sent = await mailerTo(url).send({
      ...message,
      replyTo: { name: 'Simport', address: 'help@shop.example' },
      headers: { 'X-Order': 'SP-1' },
      attachments: [
        { filename: 'code.png', content: png, contentType: 'image/png', cid: 'code@inline' },
        { filename: 'esim-qr.png', content: png, contentType: 'image/png' },
      ],
    });
    expect(sent).toMatchObject({ status: 'sent', messageId: '<1@shop.example>' });
    const { mail, recipients } = await onlyOne(received);
    expect(recipients).toEqual(['mia@example.net']);
    expect(mail.from).toEqual({ name: 'Simport', address: 'hello@shop.example' });
    expect(mail.to).toEqual([{ name: 'Mia', address: 'mia@example.net' }]);
    expect(mail.replyTo).toEqual([{ name: 'Simport', address: 'help@shop.example' }]);
    expect(mail.messageId).toBe('<1@shop.example>');
    expect(mail.html).toContain('<p>Hello Mia</p>');
    expect(mail.text).toContain('Hello Mia');
    expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'x-order', value: 'SP-1' }));
    expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted' }));
    const [inside, beside] = mail.attachments;
    expect(inside).toMatchObject({ disposition: 'inline', contentId: '<code@inline>', related: true });
    expect(beside).toMatchObject({ disposition: 'attachment', filename: 'esim-qr.png' });
    expect(Buffer.from(beside?.content as ArrayBuffer)).toEqual(png);
  });

  it('carries names and subjects of any script', async () => {
    const { received, url } = await mailServer();
    const name = 'Zoë “مريم” 李 👩🏽‍🚀, Jr.';
    const subject = `${'Ihre eSIM für Türkiye 🛫 ist bereit, '.repeat(4)}مريم`;
    await mailerTo(url).send({
      ...message,
      subject,
      to: { name, address: 'zoe@example.net' },
    });
    const { mail, raw } = await onlyOne(received);
    expect(mail.subject).toBe(subject);
    expect(mail.to).toEqual([{ name, address: 'zoe@example.net' }]);
    expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).toMatch(/^[\s\x20-\x7E]*$/);
  });
});

describe('header injection', () => {
  it('ends as text in subject, name, header and file name', async () => {
    const { received, url } = await mailServer();
    await mailerTo(url).send({
      ...message,
      subject: 'Ready\r\nBcc: eve@example.net\r\n\r\nbody',
      to: { name: 'Mia" <eve@example.net>, "x\r\nBcc: eve@example.net', address: 'mia@example.net' },
      headers: { 'X-Order': 'SP-1\r\nX-Evil: 1' },
      attachments: [{ filename: 'a.png"\r\nX-Evil: 1', content: Buffer.from('x'), contentType: 'image/png' }],
    });
    const { mail, recipients, raw } = await onlyOne(received);
    expect(recipients).toEqual(['mia@example.net']);
    expect(mail.bcc ?? []).toEqual([]);
    expect(mail.to).toEqual([
      { name: 'Mia" <eve@example.net>, "x Bcc: eve@example.net', address: 'mia@example.net' },
    ]);
    expect(mail.subject).toBe('Ready Bcc: eve@example.net body');
    expect(raw).not.toMatch(/^(bcc|x-evil):/im);
  });

  it.each(['mia@example.net\r\nBcc: eve@example.net', 'mia@example.net, eve@example.net', 'nobody'])(
    'refuses the address %j for good, without asking the server',
    async (address) => {
      const { received, url } = await mailServer();
      const sent = await mailerTo(url).send({ ...message, to: { address } });
      expect(sent).toMatchObject({ status: 'permanent', smtpCode: null });
      expect(received).toEqual([]);
    },
  );

  it('throws for what only our own code can get wrong', async () => {
    const { url } = await mailServer();
    const mailer = mailerTo(url);
    await expect(mailer.send({ ...message, messageId: 'x\r\nBcc: e@x' })).rejects.toThrow('Message-ID');
    await expect(mailer.send({ ...message, headers: { 'X-A: 1\r\nBcc': 'e' } })).rejects.toThrow(
      'header name',
    );
    expect(() => mailerTo(url, { from: 'nobody' })).toThrow('sender');
  });
});

describe('a mail that does not arrive', () => {
  it.each([
    [550, 'permanent'],
    [553, 'permanent'],
    [450, 'temporary'],
    [421, 'temporary'],
  ] as const)('is %i to the recipient: %s', async (smtpCode, status) => {
    const { url } = await mailServer({ onRcptTo: (_to, _session, done) => done(refusal(smtpCode, 'no')) });
    expect(await mailerTo(url).send(message)).toMatchObject({ status, smtpCode });
  });

  it.each([
    [554, 'permanent'],
    [451, 'temporary'],
  ] as const)('is %i to the message: %s', async (smtpCode, status) => {
    const { url } = await mailServer({
      onData(stream, _session, done) {
        stream.resume().on('end', () => done(refusal(smtpCode, 'no')));
      },
    });
    expect(await mailerTo(url).send(message)).toMatchObject({ status, smtpCode });
  });

  it('is tried again if the server refuses us and not the mail', async () => {
    const sender = await mailServer({ onMailFrom: (_from, _session, done) => done(refusal(550, 'who?')) });
    const who = await mailerTo(sender.url).send(message);
    expect(who).toMatchObject({ status: 'temporary', smtpCode: 550 });
    const login = await mailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(refusal(535, 'wrong password')),
    });
    const wrong = await mailerTo(login.url.replace('//', '//shop:wrong@')).send(message);
    expect(wrong).toMatchObject({ status: 'temporary', smtpCode: 535 });
  });

  it('is tried again if nobody listens, or the server hangs up or stays silent', async () => {
    const closed = await mailServer();
    await endings.pop()?.();
    const unheard = { status: 'temporary', smtpCode: null };
    expect(await mailerTo(closed.url).send(message)).toMatchObject(unheard);

    for (const speak of ['hang up', 'say nothing']) {
      const server = createServer((socket) => void (speak === 'hang up' && socket.destroy()));
      await new Promise<void>((resolve) => {
        server.listen(0, '127.0.0.1', resolve);
      });
      endings.push(() => void server.close());
      const { port } = server.address() as AddressInfo;
      const mailer = mailerTo(`smtp://127.0.0.1:${port}`, { connectWithinMs: 150 });
      expect(await mailer.send(message)).toMatchObject(unheard);
      mailer.close();
    }
  });

  it('is tried again when the server drags on past the time given to one mail', async () => {
    const { url } = await mailServer({ onRcptTo: () => {} });
    const mailer = mailerTo(url, { sendWithinMs: 150 });
    expect(await mailer.send(message)).toMatchObject({ status: 'temporary', smtpCode: null });
  });

  it('is not sent in plain text if TLS is required', async () => {
    const { received, url } = await mailServer();
    const sent = await mailerTo(`${url}?requireTLS=true`).send(message);
    expect(sent).toMatchObject({ status: 'temporary' });
    expect(received).toEqual([]);
  });

  it('is not sent to a server with an untrusted certificate', async () => {
    const { received, url } = await mailServer({ secure: true });
    const sent = await mailerTo(url.replace('smtp:', 'smtps:')).send(message);
    expect(sent).toMatchObject({ status: 'temporary' });
    expect(received).toEqual([]);
  });

  it('answers temporary once the mailer is closed', async () => {
    const { url } = await mailServer();
    const mailer = mailerTo(url);
    mailer.close();
    expect(await mailer.send(message)).toMatchObject({ status: 'temporary' });
  });
});

it('sends many at once over few connections', async () => {
  const { received, url } = await mailServer();
  const mailer = mailerTo(url, { maxConnections: 2 });
  const sent = await Promise.all(
    Array.from({ length: 20 }, (_, i) => mailer.send({ ...message, messageId: `<${i}@shop.example>` })),
  );
  expect(sent.every(({ status }) => status === 'sent')).toBe(true);
  expect(new Set(received.map(({ raw }) => /^message-id: (.*)$/im.exec(raw)?.[1])).size).toBe(20);
});
