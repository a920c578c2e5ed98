import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';

import { Problem } from '../../domain/problems/problem.ts';
import { familyOf, readNetworks } from '../core/settings/networks.ts';
import type { Watchdog } from '../core/watchdog.ts';
import { sameBytes, sha256 } from '../db/cipher.ts';
import type { Deps } from '../deps.ts';
import { clientAddress, peerOf } from '../http/client-address.ts';
import { routeOf } from '../http/route-of.ts';
import type { Metrics } from './metrics.ts';
import { pageOf } from './page-of.ts';

/** What a process saw of a call, for checking whether the proxy in front of it is trusted and reports visitors' addresses. */
export interface SeenCall {
  /** The address at the other end of the connection. */
  peer: string;
  isPeerTrusted: boolean;
  /** `X-Forwarded-For` as received; null if missing. */
  forwardedFor: string | null;
  /** The address that the limits count. */
  caller: string;
}

const LOOPBACK = /^(127\.|0:0:0:0::\/64$)/;

/** Headers by which proxies report a visitor's address, or themselves. */
const BY_PROXY = /^(?:forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/;

function cameByProxy(c: Context): boolean {
  return Object.keys(c.req.header()).some((name) => BY_PROXY.test(name));
}

/**
 * The metrics route: with the token of the settings, else only from this machine; in a live shop, where a proxy on this machine
 * may forward anybody, only with the token.
 */
export function metricsRoutes(deps: Deps, metrics: Metrics) {
  const token = deps.settings.METRICS_TOKEN;
  const trusted = readNetworks(deps.settings.TRUSTED_PROXIES);
  const admit = (c: Context) => {
    const given = c.req.header('authorization')?.replace(/^Bearer /, '') ?? '';
    const mayRead = token
      ? sameBytes(sha256(given), sha256(token))
      : deps.settings.SHOP_MODE === 'sandbox' && LOOPBACK.test(clientAddress(c, trusted)) && !cameByProxy(c);
    if (!mayRead) throw new Problem('no_address');
  };
  return new Hono({ strict: false })
    .get('/metrics', async (c) => {
      admit(c);
      return c.body(await metrics.text(), 200, {
        'Content-Type': metrics.contentType,
        'Cache-Control': 'no-store',
      });
    })
    .get('/health/caller', (c) => {
      admit(c);
      const peer = peerOf(c);
      const family = familyOf(peer);
      return c.json({
        peer,
        isPeerTrusted: Boolean(family && trusted.check(peer, family)),
        forwardedFor: c.req.header('x-forwarded-for') ?? null,
        caller: clientAddress(c, trusted),
      } satisfies SeenCall);
    });
}

/** Counts calls and their times. */
export function measure(metrics: Metrics) {
  return createMiddleware(async (c, next) => {
    const started = performance.now();
    await next();
    metrics.answered({
      method: c.req.method,
      route: routeOf(c) ?? 'other',
      status: c.res.status,
      seconds: (performance.now() - started) / 1000,
    });
  });
}

/** Times pages rendered for one visitor; cached pages are counted where they are sent. */
export function measurePages(metrics: Metrics) {
  return createMiddleware(async (c, next) => {
    const { path } = c.req;
    // A call that answers with a page is counted as a call.
    if (path === '/api' || path.startsWith('/api/')) return next();
    const started = performance.now();
    await next();
    const { status, headers } = c.res;
    const isPage = path.endsWith('.data') || headers.get('content-type')?.startsWith('text/html');
    if (!isPage || !(c.env as Partial<HttpBindings> | undefined)?.incoming) return;
    // Unknown addresses are unlimited in number.
    const route = status === 200 ? pageOf(path) : 'other';
    metrics.pageAnswered({
      method: c.req.method,
      route,
      status,
      seconds: (performance.now() - started) / 1000,
    });
  });
}

/** Names each call while it is answered, for the watchdog of the event loop. */
export function nameCalls(watchdog: Watchdog) {
  return createMiddleware(async (c, next) => {
    await watchdog.during(`${c.req.method} ${routeOf(c) ?? 'page or file'}`, next);
  });
}
