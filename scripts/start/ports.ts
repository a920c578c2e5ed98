import { createServer } from 'node:net';

/** A port that the start needs, what needs it, and the setting that changes it. */
export interface Wanted {
  port: number;
  owner: string;
  setting: 'PORT' | 'SANDBOX_PORT' | 'SANDBOX_SMTP_PORT';
}

const sandboxParties = [
  'the sandbox',
  'the sandbox (Stripe)',
  'the sandbox (PayPal)',
  'the sandbox (eSIM Go)',
  'the sandbox (sign-in)',
];

/** The sandbox's first port and its mail port, from the environment. */
export function sandboxPorts(): { first: number; smtp: number } {
  return { first: portFrom('SANDBOX_PORT', 3001), smtp: portFrom('SANDBOX_SMTP_PORT', 3025) };
}

function portFrom(name: Wanted['setting'], otherwise: number): number {
  return Number(process.env[name] || otherwise);
}

/** Every port this start needs; a live shop has no sandbox. */
export function wantedPorts(): Wanted[] {
  const shop: Wanted = { port: portFrom('PORT', 3000), owner: 'the shop', setting: 'PORT' };
  if (process.env['SHOP_MODE'] === 'live') return [shop];
  const { first, smtp } = sandboxPorts();
  return [
    shop,
    ...sandboxParties.map((owner, offset): Wanted => ({
      port: first + offset,
      owner,
      setting: 'SANDBOX_PORT',
    })),
    { port: smtp, owner: 'the sandbox (mail)', setting: 'SANDBOX_SMTP_PORT' },
  ];
}

/** One sentence about the first port that is invalid, or needed twice; undefined if there is none. */
export function numberProblem(wanted: Wanted[]): string | undefined {
  for (const { port, owner, setting } of wanted) {
    if (!Number.isInteger(port) || port < 1 || port > 65_535) {
      return `${setting}=${process.env[setting]} gives ${owner} no port between 1 and 65535.`;
    }
    const other = wanted.find((one) => one.port === port && one.owner !== owner);
    if (other)
      return `Port ${port} is given to both ${owner} and ${other.owner}: change ${setting} or ${other.setting}.`;
  }
  return undefined;
}

/** One sentence about the first port that is in use; undefined if there is none. */
export async function takenProblem(wanted: Wanted[]): Promise<string | undefined> {
  for (const { port, owner, setting } of wanted) {
    const code = await refusal(port, owner === 'the shop' ? [undefined] : ['127.0.0.1', '::1']);
    if (code === 'EADDRINUSE') {
      return `Port ${port} for ${owner} is taken: stop the program that uses it, or choose another with ${setting}.`;
    }
    if (code === 'EACCES')
      return `Port ${port} for ${owner} is not allowed for this user: choose another with ${setting}.`;
  }
  return undefined;
}

/** The error code of listening on `port`, or undefined if that works; a missing address family is no error. */
async function refusal(port: number, hosts: (string | undefined)[]): Promise<string | undefined> {
  for (const host of hosts) {
    const code = await new Promise<string | undefined>((resolve) => {
      const server = createServer();
      server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
      server.listen({ port, ...(host === undefined ? {} : { host }) }, () =>
        server.close(() => resolve(undefined)),
      );
    });
    if (code === 'EADDRINUSE' || code === 'EACCES') return code;
  }
  return undefined;
}
