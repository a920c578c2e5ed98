import type { Settings } from '../../src/server/core/settings/env.ts';
import { takesGoogle, takesPaypal } from '../../src/server/core/settings/optional-providers.ts';
import type { ConsoleLink } from './console-link.ts';
import { sandboxPorts } from './ports.ts';

type Row = [string, string, string];

const PAYPAL: Row = ['PayPal', 'as Pat Normal or others', 'in its window: click, no password'];
const GOOGLE: Row = ['', 'Continue with Google', 'as Ada Traveller or others: click, no password'];

/** What people want to know once the shop runs: addresses, test cards, mail, who can sign in. */
export function greeting(settings: Settings, operator: ConsoleLink | null): string {
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
    ...(operator ? consoleRows(operator) : []),
    ['Sandbox', sandbox, 'plays card processor, PayPal, eSIM wholesaler, sign-in and mail server'],
    ['', '', ''],
    ['Card', '4242 4242 4242 4242', 'succeeds (any future date, any CVC)'],
    ['', '4000 0000 0000 0002', 'is declined'],
    ['', '4000 0025 0000 3155', 'asks for 3-D Secure'],
    ...(takesPaypal(settings) ? [PAYPAL] : []),
    ['Sign in', 'no account needed', 'buy as a guest'],
    ...(takesGoogle(settings) ? [GOOGLE] : []),
    ['Stop', 'Ctrl-C', ''],
  ]);
}

/** Long addresses come last in their lines. */
function consoleRows({ url, authenticator }: ConsoleLink): Row[] {
  return [
    ['Console', 'as its owner', url],
    ['', 'codes for it', authenticator],
  ];
}

function table(rows: Row[]): string {
  const width = (column: 0 | 1) => Math.max(...rows.map((row) => row[column].length));
  const lines = rows.map(([name, value, note]) =>
    `  ${name.padEnd(width(0))}   ${value.padEnd(width(1))}   ${note}`.trimEnd(),
  );
  return ['', 'Simport is ready.', '', ...lines, ''].join('\n');
}
