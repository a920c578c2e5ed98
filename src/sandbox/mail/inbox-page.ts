import { html } from 'hono/html';

import type { Message } from './message.ts';
import { moment, pageFrame } from './page-frame.ts';

/** The list of all mails, newest first. */
export function inboxPage(messages: Message[]) {
  const count = messages.length;
  const title = count === 0 ? 'Inbox' : `Inbox (${count})`;
  const end = html`<button class="end" type="button" data-empty hidden>Empty inbox</button>`;
  return pageFrame(
    `${title} - sandbox mail`,
    end,
    html`<main>
      <p class="quiet" role="status" data-news></p>
      <div data-inbox data-count="${count}">
        <div class="head">
          <h1 tabindex="-1">Inbox</h1>
          <p>${count === 1 ? '1 mail' : `${count} mails`}</p>
        </div>
        ${
          count === 0
            ? nothing
            : html`<ul class="mails">
                ${messages.map(row)}
              </ul>`
        }
      </div>
    </main>`,
  );
}

const nothing = html`<div class="empty">
  <h2>No mail yet</h2>
  <p>Buy a plan in the shop with any address you like: its mail shows up here by itself.</p>
</div>`;

function row(message: Message) {
  const files = message.attachments.length;
  return html`<li>
    <a href="/mail/${message.id}">
      <span class="subject">${message.subject || '(no subject)'}</span>
      <span class="when">${moment(message.receivedAt)}</span>
      <span class="to">To ${message.to}</span>
      <span class="files">${files === 0 ? '' : files === 1 ? '1 file' : `${files} files`}</span>
    </a>
  </li>`;
}
