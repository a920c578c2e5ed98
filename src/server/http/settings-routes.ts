import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';

import type { Deps } from '../deps.ts';
import { failures } from './problems.ts';

const publicSettings = z
  .object({
    brand: z.string(),
    legalName: z.string(),
    supportEmail: z.string(),
    /** No real money moves. */
    sandbox: z.boolean(),
    /** Of the catalogue now: what a page made with these settings shows, or newer. */
    revision: z.number().int(),
    /** Where the browser sends API calls; empty for the same origin. */
    apiBase: z.string(),
    /** Gets the ID token of who signs in; null when nobody wants it. */
    tokenSyncUrl: z.string().nullable(),
    /** The sandbox's mailbox, for people who try the shop. */
    inboxUrl: z.string().nullable(),
    stripe: z.object({ publishableKey: z.string(), jsUrl: z.string().nullable() }),
  })
  .openapi('PublicSettings');

const settings = createRoute({
  method: 'get',
  path: '/settings',
  summary: 'What every page needs to know about this shop',
  responses: {
    200: { description: 'The settings', content: { 'application/json': { schema: publicSettings } } },
    ...failures,
  },
});

/** Only what is listed here ever reaches a browser. */
export function settingsRoutes({ settings: own, news }: Pick<Deps, 'settings' | 'news'>) {
  return new OpenAPIHono({ strict: false }).openapi(settings, (c) =>
    c.json(
      {
        brand: own.BRAND_NAME,
        legalName: own.LEGAL_NAME,
        supportEmail: own.SUPPORT_EMAIL,
        sandbox: own.SHOP_MODE === 'sandbox',
        revision: news.revision('countries'),
        apiBase: own.PUBLIC_API_BASE,
        tokenSyncUrl: own.TOKEN_SYNC_URL ?? null,
        inboxUrl: own.SANDBOX_INBOX_URL ?? null,
        stripe: { publishableKey: own.STRIPE_PUBLISHABLE_KEY, jsUrl: own.STRIPE_JS_URL ?? null },
      },
      200,
    ),
  );
}
