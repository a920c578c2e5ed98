import { html, raw } from 'hono/html';

const STYLE = `
*, *::before { box-sizing: border-box; }
html, body { margin: 0; min-height: 100%; background: transparent; }
body { font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; color: #1a1f36; }
.scrim { min-height: 100vh; min-height: 100dvh; padding: 16px; display: grid; place-items: center; background: rgb(10 21 36 / .62); }
.dialog { position: relative; width: 100%; max-width: 400px; padding: 28px 24px 24px; border-radius: 12px; background: #fff;
  box-shadow: 0 16px 48px rgb(10 21 36 / .35); }
h1 { margin: 0 40px 8px 0; font-size: 20px; line-height: 1.3; }
p { margin: 0 0 20px; color: #4f566b; }
strong { color: #1a1f36; font-variant-numeric: tabular-nums; }
.actions { display: grid; gap: 12px; }
button { min-height: 48px; border-radius: 8px; border: 1px solid #697386; background: #fff; color: #1a1f36; font: inherit;
  font-weight: 600; cursor: pointer; }
button.complete { border-color: #4f46e5; background: #4f46e5; color: #fff; }
button.close { position: absolute; top: 12px; right: 12px; width: 44px; min-height: 44px; border: 0; font-size: 24px;
  line-height: 1; color: #4f566b; }
button:hover { filter: brightness(.95); }
button:focus { outline: 3px solid #7a73ff; outline-offset: 2px; }
.note { margin: 20px 0 0; font-size: 14px; }
[hidden] { display: none; }`;

interface ChallengeView {
  /** What the card is for, such as `pay $12.34 with`. */
  purpose: string;
  last4: string;
}

/** The bank's page; without a view, the page after the buyer's answer, which only reports to the shop's page. */
export function challengeView(view: ChallengeView | null) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>3D Secure authentication</title>
        <style>
          ${raw(STYLE)}
        </style>
        <script type="module" src="/elements/challenge-page.ts"></script>
      </head>
      ${view ? asking(view) : html`<body data-answered="yes"></body>`}
    </html>`;
}

function asking({ purpose, last4 }: ChallengeView) {
  return html`<body>
    <div class="scrim">
      <div class="dialog" role="dialog" aria-modal="true" aria-labelledby="title" aria-describedby="question">
        <form method="post">
          <h1 id="title">Confirm it is you</h1>
          <p id="question">
            Your bank asks whether you want to <strong>${purpose}</strong> the card ending in
            <strong>${last4}</strong>.
          </p>
          <div class="actions">
            <button class="complete" id="test-source-authorize-3ds" name="outcome" value="complete">
              Complete
            </button>
            <button id="test-source-fail-3ds" name="outcome" value="fail">Fail</button>
          </div>
          <p class="note">3D Secure test page of the sandbox. No real bank is asked.</p>
          <button class="close" name="outcome" value="close" aria-label="Close">×</button>
        </form>
      </div>
    </div>
  </body>`;
}
