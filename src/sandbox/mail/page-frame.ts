import { html } from 'hono/html';

type Html = ReturnType<typeof html>;

/** The document around every mail page. */
export function pageFrame(title: string, end: Html | '', content: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/mail/mail.css" />
        <script type="module" src="/mail/inbox.js"></script>
      </head>
      <body>
        <header class="bar">
          <div>
            <a class="name" href="/mail">Sandbox mail</a>
            <p>Every mail the shop sends ends here. None leaves this machine.</p>
            ${end}
          </div>
        </header>
        ${content}
      </body>
    </html>`;
}

/** A moment in UTC, for people and in its machine-readable form. */
export function moment(ms: number): Html {
  const iso = new Date(ms).toISOString();
  const shown = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(ms);
  return html`<time datetime="${iso}">${shown} UTC</time>`;
}
