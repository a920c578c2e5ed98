import { createTransport } from 'nodemailer';
import { describe, expect, test } from 'vitest';

import { startCaller } from '../esim-go/caller.ts';
import { useOpened } from '../use-opened.ts';

const caller = useOpened(startCaller, { anew: true });

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const MAIL = {
  from: 'Simport <orders@simport.example>',
  to: '"Zoë Müller" <zoe@example.com>',
  subject: 'Your Japan eSIM is ready ✓',
  text: 'Hello Zoë,\nyour eSIM is ready.',
  html: '<h1>Hello Zoë</h1><img src="cid:qr@simport"><a href="https://example.com/">Install</a>',
  attachments: [
    { filename: 'esim-qr.png', content: PNG, cid: 'qr@simport' },
    { filename: 'Beleg für Zoë.pdf', content: Buffer.from('%PDF-1.4') },
  ],
};

function transport(host = '127.0.0.1', extra = {}) {
  return createTransport({ host, port: caller.smtpPort, secure: false, ...extra });
}

async function send(mail: object = {}): Promise<string> {
  return (await transport().sendMail({ ...MAIL, ...mail })).messageId;
}

const messages = async () => (await caller.callControl('GET', '/mail/messages')).body;

describe('a mail sent by SMTP', () => {
  test('is in /mail/messages, decoded, exactly in its shape', async () => {
    const messageId = await send();
    const [message] = await messages();
    const url = (number: number) => `${caller.origins.control}/mail/${message.id}/attachments/${number}`;
    expect(message).toEqual({
      id: expect.any(String),
      message_id: messageId,
      from: MAIL.from,
      to: 'zoe@example.com',
      subject: MAIL.subject,
      text: expect.stringContaining('your eSIM is ready.'),
      html: MAIL.html,
      attachments: [
        { filename: 'esim-qr.png', content_type: 'image/png', size: PNG.length, url: url(1) },
        { filename: 'Beleg für Zoë.pdf', content_type: 'application/pdf', size: 8, url: url(2) },
      ],
    });
  });

  test('hands out its attachments as they were, as downloads', async () => {
    await send();
    const [{ attachments }] = await messages();
    const png = await fetch(attachments[0].url);
    expect(Buffer.from(await png.arrayBuffer()).equals(PNG)).toBe(true);
    expect(png.headers.get('content-type')).toBe('image/png');
    expect(png.headers.get('x-content-type-options')).toBe('nosniff');
    const pdf = await fetch(attachments[1].url);
    expect(pdf.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''Beleg%20f%C3%BCr%20Zo%C3%AB.pdf",
    );
    expect((await fetch(attachments[1].url.replace(/2$/, '3'))).status).toBe(404);
  });

  test('comes newest first; several recipients are one mail', async () => {
    await send({ subject: 'first' });
    await send({ subject: 'second', to: 'ann@example.com, bob@example.com' });
    const list = await messages();
    expect(list.map(({ subject }: { subject: string }) => subject)).toEqual(['second', 'first']);
    expect(list[0].to).toBe('ann@example.com, bob@example.com');
  });

  test('is found by each of its recipients', async () => {
    await send({ subject: 'to one' });
    await send({ subject: 'to two', to: 'ann@example.com, bob@example.com' });
    const subjectsTo = async (address: string) => {
      const { body } = await caller.callControl('GET', `/mail/messages?to=${address}`);
      return (body as { subject: string }[]).map(({ subject }) => subject);
    };
    expect(await subjectsTo('zoe@example.com')).toEqual(['to one']);
    expect(await subjectsTo('bob@example.com')).toEqual(['to two']);
    expect(await subjectsTo('nobody@example.com')).toEqual([]);
  });

  test('may be bare: no HTML, no subject, no To', async () => {
    await transport().sendMail({ envelope: { from: 'a@example.com', to: 'b@example.com' }, text: 'hi' });
    const [message] = await messages();
    expect(message).toMatchObject({ to: 'b@example.com', subject: '', html: '', attachments: [] });
    expect(message.text.trim()).toBe('hi');
  });

  test('is taken on both loopback families, with and without a login', async () => {
    await transport('127.0.0.1').sendMail(MAIL);
    await transport('::1').sendMail(MAIL);
    await transport('127.0.0.1', { auth: { user: 'anybody', pass: 'anything' } }).sendMail(MAIL);
    expect(await messages()).toHaveLength(3);
  });

  test('is refused for good when it is too large', async () => {
    const huge = { attachments: [{ filename: 'huge.bin', content: Buffer.alloc(11 * 1024 * 1024) }] };
    await expect(send(huge)).rejects.toMatchObject({ responseCode: 552 });
    expect(await messages()).toEqual([]);
  });
});

describe('the ledger and the inbox', () => {
  test('the ledger lists each mail, also one that came twice', async () => {
    const messageId = await send();
    await send({ messageId });
    const entry = { message_id: messageId, to: 'zoe@example.com', subject: MAIL.subject };
    expect((await caller.ledger()).mails).toEqual([entry, entry]);
  });

  test('DELETE /mail/messages empties the inbox; what was delivered stays in the ledger', async () => {
    await send();
    const [{ id, attachments }] = await messages();
    expect((await caller.callControl('DELETE', '/mail/messages')).body).toEqual({ deleted: 1 });
    expect(await messages()).toEqual([]);
    expect((await fetch(attachments[0].url)).status).toBe(404);
    expect((await caller.ledger()).mails).toHaveLength(1);
    await send();
    expect((await messages())[0].id).not.toBe(id);
  });

  test('a restart forgets nothing, a reset everything', async () => {
    await send();
    const before = await messages();
    await caller.restart();
    const after = await messages();
    expect(after).toMatchObject([{ id: before[0].id, message_id: before[0].message_id, html: MAIL.html }]);
    expect((await fetch(after[0].attachments[0].url)).status).toBe(200);
    await caller.callControl('POST', '/control/reset');
    expect(await messages()).toEqual([]);
    expect((await caller.ledger()).mails).toEqual([]);
  });
});

describe('faults of the mail server', () => {
  const order = async (fault: object) =>
    caller.callControl('POST', '/control/faults', { party: 'mail', method: 'SMTP', ...fault });

  test('status refuses the next messages for now, then all is well', async () => {
    await order({ effect: 'status', times: 2 });
    await expect(send()).rejects.toMatchObject({ responseCode: 451 });
    await expect(send()).rejects.toMatchObject({ responseCode: 451 });
    await send();
    expect(await messages()).toHaveLength(1);
    expect((await caller.ledger()).mails).toHaveLength(1);
  });

  test('an SMTP code is used as it is', async () => {
    await order({ effect: 'status', status: 550 });
    await expect(send()).rejects.toMatchObject({ responseCode: 550 });
  });

  test('delay answers late', async () => {
    await order({ effect: 'delay', delay_ms: 200 });
    await send();
    expect(await messages()).toHaveLength(1);
  });

  test('cut-before hangs up with the mail lost, cut-after with the mail kept', async () => {
    await order({ effect: 'cut-before' });
    await expect(send({ subject: 'lost' })).rejects.toThrow();
    await order({ effect: 'cut-after' });
    await expect(send({ subject: 'kept' })).rejects.toThrow();
    expect((await messages()).map(({ subject }: { subject: string }) => subject)).toEqual(['kept']);
  });

  test('garbage keeps the mail and answers nonsense', async () => {
    await order({ effect: 'garbage' });
    await expect(send()).rejects.toThrow();
    expect(await messages()).toHaveLength(1);
    await send();
    expect(await messages()).toHaveLength(2);
  });

  test('leave the inbox readable', async () => {
    await order({ effect: 'status', times: 5 });
    await caller.callControl('POST', '/control/faults', { party: 'mail', effect: 'status', times: 5 });
    expect((await caller.callControl('GET', '/mail/messages')).status).toBe(200);
  });
});

describe('the pages', () => {
  test('the inbox is answered from memory until it changes', async () => {
    await send();
    const inbox = await fetch(`${caller.origins.control}/mail`);
    expect(inbox.headers.get('content-security-policy')).toMatch(
      /default-src 'none'.*frame-ancestors 'none'/,
    );
    expect(await inbox.text()).toContain('Your Japan eSIM is ready ✓');
    const headers = { 'if-none-match': inbox.headers.get('etag') ?? '' };
    expect((await fetch(`${caller.origins.control}/mail`, { headers })).status).toBe(304);
    await send();
    expect((await fetch(`${caller.origins.control}/mail`, { headers })).status).toBe(200);
  });

  test('a mail’s HTML is closed off and finds its own pictures', async () => {
    await send({ html: '<script>alert(1)</script><img src="cid:qr@simport"><img src="cid:unknown">' });
    const [{ id }] = await messages();
    const body = await fetch(`${caller.origins.control}/mail/${id}/body`);
    const policy = body.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^sandbox /);
    expect(policy).not.toMatch(/allow-scripts|script-src/);
    expect(policy).toContain("default-src 'none'");
    const text = await body.text();
    expect(text).toContain(`src="/mail/${id}/attachments/1"`);
    expect(text).toContain('cid:unknown');
  });

  test('what a mail says is never HTML of ours', async () => {
    await send({
      subject: '<script>alert(1)</script>',
      text: '</pre><b>bold</b>',
      from: '"<i>x" <a@b.example>',
    });
    const [{ id }] = await messages();
    for (const path of ['/mail', `/mail/${id}`, `/mail/${id}?view=text`]) {
      const { text } = await caller.callControl('GET', path);
      expect(text).not.toMatch(/<script>alert|<b>bold|<i>x/);
    }
    const plain = await caller.callControl('GET', `/mail/${id}?view=text`);
    expect(plain.text).toContain('&lt;b&gt;bold');
  });

  test('a mail that is not there is 404 for people and programs', async () => {
    expect((await caller.callControl('GET', '/mail/99')).body).toEqual({ error: 'No such mail' });
    const page = await fetch(`${caller.origins.control}/mail/99`, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(404);
    expect(await page.text()).toContain('No such mail');
  });
});
