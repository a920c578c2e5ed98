import { Hono } from 'hono';

import { inboxPage } from './inbox-page.ts';
import { INBOX_SCRIPT } from './inbox-script.ts';
import { MAIL_STYLE } from './mail-style.ts';
import type { Mailbox } from './mailbox.ts';
import { messagePage } from './message-page.ts';
import type { Attachment, Message } from './message.ts';

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const CLOSED_POLICY = "sandbox; default-src 'none'";

/** `/mail` for people, `/mail/messages` for programs. */
export function mailRoutes(mailbox: Mailbox): Hono {
  const app = new Hono().basePath('/mail');
  app.use('/*', async (c, next) => {
    await next();
    c.res.headers.set('X-Content-Type-Options', 'nosniff');
    c.res.headers.set('Referrer-Policy', 'no-referrer');
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
  });

  app.get('/', (c) => {
    const etag = `"${mailbox.revision()}"`;
    const headers = { ETag: etag, 'Cache-Control': 'no-cache', 'Content-Security-Policy': PAGE_POLICY };
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
    return c.html(inboxPage(mailbox.list()), 200, headers);
  });
  app.get('/mail.css', (c) => c.body(MAIL_STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  app.get('/inbox.js', (c) =>
    c.body(INBOX_SCRIPT, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  );

  app.get('/messages', (c) => {
    const { origin } = new URL(c.req.url);
    const address = c.req.query('to') ?? '';
    const found = mailbox.list().filter(({ to }) => to.includes(address));
    return c.json(found.map((message) => forPrograms(message, origin)));
  });
  app.delete('/messages', (c) => c.json({ deleted: mailbox.empty() }));

  app.get('/:id', (c) => {
    const message = mailbox.find(c.req.param('id'));
    if (!message) return c.notFound();
    const plain = c.req.query('view') === 'text' || message.html === '';
    return c.html(messagePage(message, plain), 200, { 'Content-Security-Policy': PAGE_POLICY });
  });
  app.get('/:id/body', (c) => {
    const message = mailbox.find(c.req.param('id'));
    if (!message) return c.notFound();
    return c.html(bodyDocument(message), 200, { 'Content-Security-Policy': BODY_POLICY });
  });
  app.get('/:id/attachments/:number', (c) => {
    const { id, number } = c.req.param();
    const attachment = mailbox.find(id)?.attachments[Number(number) - 1];
    return attachment ? download(attachment) : c.notFound();
  });

  app.notFound((c) =>
    c.req.header('accept')?.includes('text/html')
      ? c.html(messagePage(undefined, true), 404, { 'Content-Security-Policy': PAGE_POLICY })
      : c.json({ error: 'No such mail' }, 404),
  );
  return app;
}

function forPrograms(message: Message, origin: string): Record<string, unknown> {
  return {
    id: message.id,
    message_id: message.messageId,
    from: message.from,
    to: message.to,
    subject: message.subject,
    text: message.text,
    html: message.html,
    attachments: message.attachments.map(({ filename, contentType, size }, index) => ({
      filename,
      content_type: contentType,
      size,
      url: `${origin}/mail/${message.id}/attachments/${index + 1}`,
    })),
  };
}

function download({ base64, contentType, filename }: Attachment): Response {
  return new Response(Buffer.from(base64, 'base64'), {
    headers: {
      'Content-Type': /^[\w.+-]+\/[\w.+-]+$/.test(contentType) ? contentType : 'application/octet-stream',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`,
      'Content-Security-Policy': CLOSED_POLICY,
    },
  });
}

/**
 * A mail's own HTML runs no script, sends no form and loads nothing from the network except pictures from a shop on this machine.
 * `allow-same-origin` lets our page measure its height; without scripts it grants nothing else.
 */
const BODY_POLICY =
  'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox; ' +
  "default-src 'none'; img-src 'self' data: http://localhost:* http://127.0.0.1:*; " +
  "style-src 'unsafe-inline'; font-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** The HTML of a mail, with its `cid:` pictures pointing at the attachments. */
function bodyDocument(message: Message): string {
  return message.html.replace(/\bcid:([^"'\s)>]+)/gi, (whole, cid: string) => {
    const index = message.attachments.findIndex(({ contentId }) => contentId === decode(cid));
    return index < 0 ? whole : `/mail/${message.id}/attachments/${index + 1}`;
  });
}

function decode(cid: string): string {
  try {
    return decodeURIComponent(cid);
  } catch {
    return cid;
  }
}
