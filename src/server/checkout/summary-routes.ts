import type { Context } from 'hono';
import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';

import {
  allChosen,
  type ChosenPlan,
  chosenOnWire,
  readCheckoutLink,
  readCurrency,
  readOrderLink,
  readPlansLink,
  readTopUpLink,
} from '../../domain/checkout/checkout-link.ts';
import type { Currency } from '../../domain/currencies.ts';
import { CURRENCY_COOKIE } from '../../domain/currency-cookie.ts';
import { type Language, languageOf, LANGUAGES } from '../../domain/languages.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { planOfPurchase } from '../catalog/plan-of-purchase.ts';
import { type Basket, type LineShare, sharesOf, shownBasket } from '../catalog/quote.ts';
import type { ContractSummary } from '../contract-summaries/contract-summary.ts';
import type { Summed } from '../contract-summaries/draft-summary.ts';
import { keptSummary, summaryModule, summaryOf } from '../contract-summaries/summaries.ts';
import type { Deps } from '../deps.ts';
import { draftBasket } from '../draft-orders/draft-basket.ts';
import { payableDraft } from '../draft-orders/payable-draft.ts';
import { hashOf, REPORTS_PATH, securityHeaders } from '../http/web-policy.ts';
import { plainWords } from '../pages/words.ts';
import { readOrderToken } from '../purchase/guest-proof.ts';
import { readPurchase } from '../purchase/purchases.ts';

/** In the address of a summary, the id of an operator's part that is not published. */
const DRAFT = 'text-draft';

/**
 * The summaries of the contracts about the plans that an address names as the checkout's does: '/contract-summary?plan=…', or of one that was
 * bought: '?order=…'. With neither it is that of any plan, for whoever writes its text.
 */
export function summaryRoutes(deps: Deps): Hono {
  const paths = ['/contract-summary', '/:language{[a-z-]+}/contract-summary'];
  return new Hono().on('GET', paths, async (c, next) => {
    const { language, path } = languageOf(c.req.path);
    if (path !== '/contract-summary') return next();
    const found = await summariesAt(deps, c, language).catch((error: unknown) => {
      if (error instanceof Problem) return null;
      throw error;
    });
    const headers = {
      ...securityHeaders(deps.settings),
      'cache-control': 'private, no-store',
      // Its address may be an order's.
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    };
    if (!found) return c.text(`${plainWords.notFound}\n`, 404, headers);
    return answer(c, deps, found, headers);
  });
}

interface Found {
  language: Language;
  summaries: readonly ContractSummary[];
}

async function answer(c: Context, deps: Deps, found: Found, headers: Record<string, string>) {
  const { summaryDocument, SUMMARY_STYLE } = await summaryModule(found.language);
  const address = new URL(c.req.url);
  const isFile = address.searchParams.has('download');
  address.searchParams.set('download', '');
  const html = summaryDocument(found.summaries, {
    brand: deps.settings.BRAND_NAME,
    download: isFile ? null : address.pathname + address.search,
  });
  const framed = address.searchParams.has(DRAFT) ? "'self'" : "'none'";
  return c.body(html, 200, {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': [
      "default-src 'none'",
      `style-src ${hashOf(SUMMARY_STYLE)}`,
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${framed}`,
      `report-uri ${REPORTS_PATH}`,
    ].join(';'),
    ...(isFile && { 'content-disposition': 'attachment; filename="contract-summary.html"' }),
  });
}

async function summariesAt(deps: Deps, c: Context, language: Language): Promise<Found | null> {
  const query = new URL(c.req.url).searchParams;
  const order = query.get('order');
  if (order !== null && !query.has('plan') && !query.has('plans')) {
    const id = readOrderToken(deps.cipher, order);
    const purchase = id ? await readPurchase(deps.db.db, id) : null;
    const kept = purchase && !purchase.erasedAt ? await keptSummary(deps.db.db, purchase.id) : null;
    return kept && { language: kept.language, summaries: [kept.content] };
  }
  const summed = await offered(deps, query, currencyOf(c, language));
  const draft = query.get(DRAFT);
  return {
    language,
    summaries: await Promise.all(summed.map((one) => summaryOf(deps, one, language, draft))),
  };
}

/** As the checkout chooses it. */
function currencyOf(c: Context, language: Language): Currency {
  const { searchParams } = new URL(c.req.url);
  return (
    readCurrency(searchParams.get('currency')) ??
    readCurrency(getCookie(c, CURRENCY_COOKIE) ?? null) ??
    LANGUAGES[language].currency
  );
}

/** The plans that an address names, at the price that the checkout has. Throws `unknown_plan`, `no_offer`, or `already_paid`. */
async function offered(deps: Deps, query: URLSearchParams, currency: Currency): Promise<Summed[]> {
  const token = readOrderLink(query.get('draft_order'));
  if (token !== null) {
    const draft = await payableDraft(deps, token);
    // Equal lines have one summary.
    return unlike(summedOf(deps, await draftBasket(deps, draft), draft.taxBp));
  }
  const chosen =
    readPlansLink(query.get('plans')) ?? readCheckoutLink(query.get('plan')) ?? example(deps, query);
  if (!chosen) throw new Problem('unknown_plan');
  const topUp = readTopUpLink(query.get('top_up'));
  const lines = allChosen(chosen);
  return summedOf(deps, shownBasket(deps, chosenOnWire(chosen), currency), 0).map((one, line) =>
    topUp !== null || lines[line]?.onto !== undefined
      ? Object.assign({}, one, { topUpEsimId: topUp ?? '' })
      : one,
  );
}

function summedOf(deps: Deps, basket: Basket, taxBp: number): Summed[] {
  const shares = sharesOf(basket, null, taxBp);
  return basket.map((offer, line) => planOfPurchase(deps, offer, shares[line] as LineShare));
}

function unlike(summed: readonly Summed[]): Summed[] {
  const known = new Map(summed.map((one) => [JSON.stringify([one.plan, one.priceCents, one.fees]), one]));
  return [...known.values()];
}

/** The plan that an operator's part is shown with. */
function example({ catalog }: Pick<Deps, 'catalog'>, query: URLSearchParams): ChosenPlan | null {
  if (query.has('plan') || query.has('plans')) return null;
  const [first] = catalog.current().offers.values();
  return first ? { id: first.plan.bundle_name, countryCode: first.plan.country_code } : null;
}
