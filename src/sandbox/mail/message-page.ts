import { html } from 'hono/html';

import type { Attachment, Message } from './message.ts';
import { moment, pageFrame } from './page-frame.ts';

/** One mail, as HTML in a sandboxed frame or as plain text; undefined if there is no such mail. */
export function messagePage(message: Message | undefined, plain: boolean) {
  if (!message) return missingPage();
  const subject = message.subject || '(no subject)';
  return pageFrame(
    `${subject} - sandbox mail`,
    '',
    html`<main>
      <a class="back" href="/mail">Back to inbox</a>
      <h1>${subject}</h1>
      <dl class="facts">
        <dt>From</dt>
        <dd>${message.from}</dd>
        <dt>To</dt>
        <dd>${message.to}</dd>
        <dt>Date</dt>
        <dd>${moment(message.receivedAt)}</dd>
        <dt>Message ID</dt>
        <dd><code>${message.messageId}</code></dd>
      </dl>
      ${message.html ? views(message, plain) : html`<p></p>`} ${plain ? plainBody(message) : frame(message)}
      ${message.attachments.length > 0 ? attachments(message) : ''}
    </main>`,
  );
}

function views({ id }: Message, plain: boolean) {
  return html`<nav class="views" aria-label="View">
    <a href="/mail/${id}" ${plain ? '' : 'aria-current=page'}>Message</a>
    <a href="/mail/${id}?view=text" ${plain ? 'aria-current=page' : ''}>Plain text</a>
  </nav>`;
}

function frame({ id }: Message) {
  return html`<iframe
    class="body"
    title="Message"
    src="/mail/${id}/body"
    sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
  ></iframe>`;
}

function plainBody({ text }: Message) {
  return html`<pre class="body">${text || 'This mail has no plain text.'}</pre>`;
}

function attachments(message: Message) {
  return html`<h2>Attachments</h2>
    <ul class="attachments">
      ${message.attachments.map(
        (attachment, index) =>
          html`<li>
            <a href="/mail/${message.id}/attachments/${index + 1}" download>${attachment.filename}</a>
            <span>${attachment.contentType}, ${size(attachment)}</span>
          </li>`,
      )}
    </ul>`;
}

function size({ size: bytes }: Attachment): string {
  return bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(1)} kB`;
}

function missingPage() {
  return pageFrame(
    'No such mail - sandbox mail',
    '',
    html`<main>
      <div class="empty">
        <h1>No such mail</h1>
        <p>It was deleted, or the sandbox was reset. <a href="/mail">Back to inbox</a></p>
      </div>
    </main>`,
  );
}
