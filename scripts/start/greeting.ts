import type { Settings } from '../../src/server/core/settings/env.ts';
import { sandboxPorts } from './ports.ts';

/** What a person wants to know once the shop runs: addresses, test cards, mail, who can sign in. */
export function greeting(settings: Pick<Settings, 'BASE_URL' | 'SHOP_MODE' | 'SMTP_URL'>): string {
  if (settings.SHOP_MODE === 'live') {
    return table([
      ['Shop', settings.BASE_URL, 'live: real cards, real eSIMs'],
      ['Stop', 'Ctrl-C', ''],
    ]);
  }
  const { first, smtp } = sandboxPorts();
  const sandbox = `http://127.0.0.1:${first}`;
  const mailStaysHere = new URL(settings.SMTP_URL).port === String(smtp);
  return table([
    ['Shop', settings.BASE_URL, 'no real money moves'],
    [
      'Inbox',
      `${sandbox}/mail`,
      mailStaysHere ? 'every mail the shop sends ends here' : 'unused: SMTP_URL leads elsewhere',
    ],
    ['Sandbox', sandbox, 'plays card processor, PayPal, eSIM wholesaler, sign-in and mail server'],
    ['', '', ''],
    ['Card', '4242 4242 4242 4242', 'succeeds (any future date, any CVC)'],
    ['', '4000 0000 0000 0002', 'is declined'],
    ['', '4000 0025 0000 3155', 'asks for 3-D Secure'],
    ['PayPal', 'as Pat Normal or others', 'in its window: click, no password'],
    ['Sign in', 'no account needed', 'buy as a guest'],
    ['', 'Continue with Google', 'as Ada Traveller or others: click, no password'],
    ['Stop', 'Ctrl-C', ''],
  ]);
}

function table(rows: [string, string, string][]): string {
  const width = (column: 0 | 1) => Math.max(...rows.map((row) => row[column].length));
  const lines = rows.map(([name, value, note]) =>
    `  ${name.padEnd(width(0))}   ${value.padEnd(width(1))}   ${note}`.trimEnd(),
  );
  return ['', 'Simport is ready.', '', ...lines, ''].join('\n');
}
