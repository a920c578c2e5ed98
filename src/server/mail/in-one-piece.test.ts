import { type AddressInfo, Socket } from 'node:net';

import { SMTPServer } from 'smtp-server';
import { expect, it, onTestFinished, vi } from 'vitest';

import { createMailer } from './mailer.ts';

it('is how a mail is written to an open connection, however many parts it has', async () => {
  let arrived = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      stream.on('data', (chunk: Buffer) => (arrived += chunk.length));
      stream.on('end', () => done());
    },
  });
  server.on('error', () => {});
  const { port } = await new Promise<AddressInfo>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => resolve(listening.address() as AddressInfo));
  });
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'hello@shop.example' });
  onTestFinished(() => mailer.close());

  const content = Buffer.alloc(50_000, 'x');
  const attachments = ['a', 'b', 'c'].map((filename) => ({ filename, content, contentType: 'image/png' }));
  const send = (messageId: string) =>
    mailer.send({ to: 'mia@example.net', subject: 'S', html: '<p>H</p>', text: 'T', messageId, attachments });
  expect((await send('<1@shop.example>')).status).toBe('sent');
  arrived = 0;
  const write = vi.spyOn(Socket.prototype, 'write');
  onTestFinished(() => write.mockRestore());
  expect((await send('<2@shop.example>')).status).toBe('sent');
  const writes = write.mock.contexts.filter((socket) => (socket as Socket).remotePort === port);
  expect(arrived).toBeGreaterThan(200_000);
  // Who sends it and to whom, the mail, and its end; each part by itself would make them 27.
  expect(writes.length).toBeGreaterThan(1);
  expect(writes.length).toBeLessThanOrEqual(6);
});
