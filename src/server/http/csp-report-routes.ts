import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';

import type { Deps } from '../deps.ts';

const MAX_BYTES = 16 * 1024;
/** Per process; more reports a minute say nothing new. */
const PER_MINUTE = 300;
const LINE_AGAIN_MS = 3_600_000;

/** The directives of our policies; browser extensions cause reports about others. */
const DIRECTIVES: ReadonlySet<string> = new Set([
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'object-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'worker-src',
  'default-src',
]);

const text = z.string().max(4_000);
/** https://www.w3.org/TR/CSP3/#deprecated-serialize-violation */
const report = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'blocked-uri': text.default(''),
    'effective-directive': text.optional(),
    'violated-directive': text.default(''),
  }),
});

interface Breach {
  document: string;
  directive: string;
  blocked: string;
}

/**
 * Browsers' reports of violations of our content security policies: counted by directive and source, with one log line an hour
 * for each directive. Anybody can send such reports, so they change nothing else.
 */
export function cspReportRoutes(
  { settings, log, now }: Pick<Deps, 'settings' | 'log' | 'now'>,
  metrics: { policyBroken(breach: { directive: string; source: string }): void },
) {
  let minute = 0;
  let taken = 0;
  const loggedAt = new Map<string, number>();

  const report = ({ document, directive, blocked }: Breach) => {
    if (originOf(document) !== settings.BASE_URL) return;
    const known = DIRECTIVES.has(directive) ? directive : 'other';
    const source = sourceOf(blocked, settings.BASE_URL);
    metrics.policyBroken({ directive: known, source: source.kind });
    if (now().getTime() - (loggedAt.get(known) ?? -Infinity) < LINE_AGAIN_MS) return;
    loggedAt.set(known, now().getTime());
    log.warn({ directive: known, source: source.origin ?? source.kind }, 'a browser blocked part of a page');
  };

  const isTooMuch = () => {
    const thisMinute = Math.floor(now().getTime() / 60_000);
    if (thisMinute !== minute) [minute, taken] = [thisMinute, 0];
    return ++taken > PER_MINUTE;
  };

  return new Hono({ strict: false }).post(
    '/',
    bodyLimit({ maxSize: MAX_BYTES, onError: (c) => c.body(null, 413) }),
    async (c) => {
      if (isTooMuch()) return c.body(null, 429, { 'Retry-After': '60' });
      const breach = await readBreach(c);
      if (!breach) return c.body(null, 400);
      report(breach);
      return c.body(null, 204);
    },
  );
}

async function readBreach(c: Context): Promise<Breach | null> {
  const read = report.safeParse(await c.req.json().catch(() => null));
  if (!read.success) return null;
  const breach = read.data['csp-report'];
  const directive = breach['effective-directive'] ?? breach['violated-directive'].split(' ', 1)[0] ?? '';
  return { document: breach['document-uri'], directive, blocked: breach['blocked-uri'] };
}

/** The source of a blocked resource, in short: a full address may reveal something about a visitor. */
function sourceOf(blocked: string, own: string): { kind: string; origin?: string } {
  if (/^(inline|eval|wasm-eval|data|blob)$/.test(blocked)) return { kind: blocked };
  const origin = originOf(blocked);
  if (origin === null) return { kind: 'other' };
  return origin === own ? { kind: 'own' } : { kind: 'foreign', origin: origin.slice(0, 100) };
}

function originOf(address: string): string | null {
  const url = URL.parse(address);
  return url && /^(https?|wss?):$/.test(url.protocol) ? url.origin : null;
}
