import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';

import { FEE_POLICIES, METHODS, PAYMENT_METHODS } from '../../domain/checkout/payment-method.ts';
import { type Currency, CURRENCY_CODES } from '../../domain/currencies.ts';
import type { Paused } from '../../domain/switches/switches.ts';
import { takesGoogle, takesPaypal } from '../core/settings/optional-providers.ts';
import type { Deps } from '../deps.ts';
import { isOffered } from '../providers/processor.ts';
import { failures } from './problems.ts';

const publicSettings = z
  .object({
    brand: z.string(),
    legalName: z.string(),
    legalAddress: z.string().nullable(),
    supportEmail: z.string(),
    /** The address of the Android app; null while there is none. */
    androidAppUrl: z.string().nullable(),
    /** The company's pages on other sites; null for each it does not have. */
    social: z.object({
      linkedin: z.string().nullable(),
      instagram: z.string().nullable(),
      facebook: z.string().nullable(),
      youtube: z.string().nullable(),
    }),
    /** Whether the home page shows its two extra sections. */
    homeExtras: z.boolean(),
    /** The address of a support chat. */
    liveChatUrl: z.string().nullable(),
    /** The analytics script of public pages. */
    analyticsUrl: z.string().nullable(),
    /** No real money moves. */
    sandbox: z.boolean(),
    /** Hours after the purchase in which an unused eSIM can be returned. */
    refundHours: z.number(),
    /** Whether consumers may withdraw from the contract, under EU law. */
    withdrawal: z.boolean(),
    /** Whether the checkout adds processing fees to prices, or prices include them. */
    feePolicy: z.enum(FEE_POLICIES),
    /** Whether VAT is in prices; otherwise the checkout says that none is charged. */
    chargesTax: z.boolean(),
    /** The catalogue's current revision: a page made with these settings shows it, or a newer one. */
    revision: z.number().int(),
    /** The base of the browser's API calls; empty for the same origin. */
    apiBase: z.string(),
    /** Receives the ID token at sign-in; null if not configured. */
    tokenSyncUrl: z.string().nullable(),
    stripe: z.object({ publishableKey: z.string(), jsUrl: z.string().nullable() }),
    /** Null if the shop has no PayPal. */
    paypal: z.object({ clientId: z.string(), jsUrl: z.string().nullable() }).nullable(),
    /** Methods that are paid on their processor’s own page; left out if the shop offers none. */
    elsewhere: z.array(z.enum(METHODS)).optional(),
    /** Currencies in which prices can be paid besides dollars; left out if there are none. */
    currencies: z.array(z.enum(CURRENCY_CODES)).optional(),
    /** Whether people can sign in with Google. */
    google: z.boolean(),
    /** Whether browsers may keep orders for use without a network. */
    offlinePacks: z.boolean(),
    /** The notice for visitors while sales are paused; left out while the shop sells. */
    salesPaused: z.string().optional(),
    /** Left out while wallets are not paused. */
    walletsPaused: z.literal(true).optional(),
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

/** The only settings that ever reach a browser. */
export function settingsRoutes({
  settings: own,
  catalog,
  news,
  processors,
  switches,
}: Pick<Deps, 'settings' | 'catalog' | 'news' | 'processors' | 'switches'>) {
  const elsewhere = METHODS.filter(
    (method) => PAYMENT_METHODS[method].start === 'redirect' && isOffered(processors, method),
  );
  return new OpenAPIHono({ strict: false }).openapi(settings, (c) =>
    c.json(
      {
        brand: own.BRAND_NAME,
        legalName: own.LEGAL_NAME,
        legalAddress: own.LEGAL_ADDRESS ?? null,
        supportEmail: own.SUPPORT_EMAIL,
        androidAppUrl: own.ANDROID_APP_URL ?? null,
        social: {
          linkedin: own.LINKEDIN_URL ?? null,
          instagram: own.INSTAGRAM_URL ?? null,
          facebook: own.FACEBOOK_URL ?? null,
          youtube: own.YOUTUBE_URL ?? null,
        },
        homeExtras: own.HOME_EXTRAS,
        liveChatUrl: own.LIVE_CHAT_URL ?? null,
        analyticsUrl: own.ANALYTICS_SCRIPT_URL ?? null,
        sandbox: own.SHOP_MODE === 'sandbox',
        refundHours: own.REFUND_HOURS,
        withdrawal: own.WITHDRAWAL === 'on',
        feePolicy: own.FEE_POLICY,
        chargesTax: own.TAX !== 'none',
        revision: news.revision('countries'),
        apiBase: own.PUBLIC_API_BASE,
        tokenSyncUrl: own.TOKEN_SYNC_URL ?? null,
        stripe: { publishableKey: own.STRIPE_PUBLISHABLE_KEY, jsUrl: own.STRIPE_JS_URL ?? null },
        paypal: takesPaypal(own)
          ? { clientId: own.PAYPAL_CLIENT_ID, jsUrl: own.PAYPAL_JS_URL ?? null }
          : null,
        ...(elsewhere.length > 0 && { elsewhere }),
        ...soldIn(catalog.current().local),
        google: takesGoogle(own),
        offlinePacks: own.OFFLINE_PACKS === 'on',
        ...pausedOnPages(switches.current()),
      },
      200,
    ),
  );
}

/** In the order of their table. */
function soldIn(local: Partial<Record<Currency, unknown>>): { currencies?: Currency[] } {
  const currencies = CURRENCY_CODES.filter((code) => Object.hasOwn(local, code));
  return currencies.length > 0 ? { currencies } : {};
}

/** Left out when not true: pages have little room. */
function pausedOnPages({ sales, wallets }: Paused): { salesPaused?: string; walletsPaused?: true } {
  return {
    ...(sales !== undefined && { salesPaused: sales }),
    ...(wallets !== undefined && { walletsPaused: true as const }),
  };
}
