import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startTestSandbox } from '../../support/outside/test-sandbox.ts';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  // Answers of a foreign API are read as they come.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

export type Caller = Awaited<ReturnType<typeof startCaller>>;

/** A sandbox on free ports with its own folder for its state, and a plain HTTP client for it. */
export async function startCaller({
  rateLimit = false,
  callbackUrl,
}: { rateLimit?: boolean; callbackUrl?: string } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const start = () =>
    startTestSandbox({
      dataDir,
      shop: callbackUrl === undefined ? {} : { esimGoCallbackUrl: callbackUrl },
      rateLimit,
    });
  let sandbox = await start();

  async function send(url: string, init: RequestInit): Promise<Answer> {
    const response = await fetch(url, init);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: readable(text) };
  }

  /** Calls the wholesaler; `path` is below `/v2.4` unless it has a version itself. */
  async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const base = path.startsWith('/v2.') ? sandbox.origins.esimGo : `${sandbox.origins.esimGo}/v2.4`;
    return send(base + path, {
      method,
      headers: { 'X-API-Key': 'sandbox', accept: 'application/json', ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  }

  async function callControl(method: string, path: string, body?: unknown): Promise<Answer> {
    return send(`${sandbox.origins.control}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  return {
    call,
    callControl,
    get: (path: string, headers?: Record<string, string>) => call('GET', path, undefined, headers),
    /** Uses a control, and returns its answer. */
    control: async (name: string, body: unknown) =>
      (await callControl('POST', `/control/${name}`, body)).body,
    later: async ({ days = 0, seconds = 0 }) =>
      callControl('POST', '/control/clock', { advance_seconds: days * 86_400 + seconds }),
    ledger: async () => (await callControl('GET', '/control/ledger')).body,
    /** Buys new eSIMs; returns the order in the wholesaler's answer. */
    async buy(item = 'esim_1GB_7D_JP_V2', quantity = 1): Promise<Answer['body']> {
      const line = { type: 'bundle', item, quantity };
      return (await call('POST', '/orders', { type: 'transaction', assign: true, order: [line] })).body;
    },
    /** Adds a bundle to an existing eSIM. */
    topUp: (iccid: string, item: string, extra = {}) => {
      const line = { type: 'bundle', item, quantity: 1, iccids: [iccid], ...extra };
      return call('POST', '/orders', { type: 'transaction', assign: true, order: [line] });
    },
    async restart() {
      await sandbox.close();
      sandbox = await start();
    },
    async close() {
      await sandbox.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
    get smtpPort() {
      return sandbox.smtpPort;
    },
    get origins() {
      return sandbox.origins;
    },
  };
}

function readable(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
