import { OpenAPIHono } from '@hono/zod-openapi';
import { requestId } from 'hono/request-id';

import { Problem } from '../domain/problems/problem.ts';
import { authRoutes } from './account/auth-routes.ts';
import { guestRoutes } from './account/guest-routes.ts';
import { sessionRoutes } from './account/sessions/routes.ts';
import { consoleRoutes } from './admin/api/routes.ts';
import { assistantRoutes } from './catalog/assistants/routes.ts';
import { feedRoutes } from './catalog/feeds/routes.ts';
import { listingRoutes } from './catalog/listings/routes.ts';
import { missedRoutes } from './catalog/missed/routes.ts';
import { placePictureRoutes } from './catalog/overrides/picture-routes.ts';
import { catalogRoutes } from './catalog/routes.ts';
import { tripCalendarRoutes, tripRoutes } from './catalog/trips/routes.ts';
import { addressRoutes } from './checkout/address-routes.ts';
import { businessRoutes } from './checkout/business-routes.ts';
import { cardRoutes } from './checkout/card-routes.ts';
import { codeRoutes } from './checkout/code-routes.ts';
import { checkoutRoutes } from './checkout/routes.ts';
import { summaryRoutes } from './checkout/summary-routes.ts';
import { MAX_REQUEST_ID_LENGTH } from './core/work.ts';
import { esimRoutes } from './customer-portal/routes.ts';
import type { Deps } from './deps.ts';
import { draftOrderRoutes } from './draft-orders/routes.ts';
import { enterpriseRoutes } from './enterprise/routes.ts';
import { answersInLanguage } from './esims/answers-in-language.ts';
import { appManifest } from './http/app-manifest.ts';
import { applePayFile } from './http/apple-pay-file.ts';
import { limitBody } from './http/body-limits.ts';
import { cspReportRoutes } from './http/csp-report-routes.ts';
import { answerProblem } from './http/problems.ts';
import { requestLog } from './http/request-log.ts';
import { sameOrigin } from './http/same-origin.ts';
import { secureAnswers } from './http/secure-answers.ts';
import { settingsRoutes } from './http/settings-routes.ts';
import { warnOfUntrustedProxy } from './http/untrusted-proxy.ts';
import { vitalsRoutes } from './http/vitals-routes.ts';
import { REPORTS_PATH } from './http/web-policy.ts';
import { knowGuest } from './identity/guest-cookie.ts';
import { invoiceRoutes } from './invoices/routes.ts';
import { liveRoutes } from './live/routes.ts';
import { createMetrics } from './monitoring/metrics.ts';
import { createMonitor } from './monitoring/monitor.ts';
import { createReadiness } from './monitoring/readiness.ts';
import { measure, measurePages, nameCalls } from './monitoring/routes.ts';
import { brandFileRoutes } from './pages/brand-files.ts';
import { readerPriceRoutes } from './pages/reader-prices.ts';
import { socialPictureRoutes } from './pages/social-pictures.ts';
import { refundRoutes } from './refunds/requests/refund-routes.ts';
import { withdrawalRoutes } from './refunds/requests/withdrawal-routes.ts';
import { deleteRoutes } from './retention/delete-routes.ts';
import { topUpRoutes } from './top-ups/top-up-routes.ts';
import { webhookRoutes } from './webhooks/routes.ts';

/** The whole HTTP side of the shop except the pages; `app.request` calls it without a socket. */
export function createApp(deps: Deps, readiness = createReadiness(deps), metrics = createMetrics(deps)) {
  const app = new OpenAPIHono({ strict: false });
  app.onError(answerProblem(deps));
  app.use(requestId({ limitLength: MAX_REQUEST_ID_LENGTH }));
  app.use(requestLog(deps.log));
  app.use(nameCalls(deps.watchdog));
  app.use(warnOfUntrustedProxy(deps));
  app.use(measurePages(metrics));
  app.use('/api/*', measure(metrics));
  app.use('/api/*', secureAnswers(deps.settings));
  app.use('/api/*', limitBody);
  for (const path of ['/feeds/*', '/mcp']) {
    app.use(path, measure(metrics));
    app.use(path, secureAnswers(deps.settings));
    app.use(path, limitBody);
  }
  app.route('/api/webhooks', webhookRoutes(deps));
  app.route(REPORTS_PATH, cspReportRoutes(deps, metrics));
  app.use('/api/*', sameOrigin(deps.settings.BASE_URL));
  app.use('/api/*', knowGuest(deps));

  app.route('/', appManifest(deps));
  app.route('/', listingRoutes(deps));
  app.route('/', tripCalendarRoutes(deps));
  app.route('/', socialPictureRoutes(deps));
  app.route('/', readerPriceRoutes(deps));
  app.route('/', summaryRoutes(deps));
  app.route('/', placePictureRoutes(deps));
  app.route('/', brandFileRoutes(deps));
  app.route('/', applePayFile(deps.settings));
  app.route('/', feedRoutes(deps));
  app.route('/', assistantRoutes(deps));
  app.route('/', createMonitor(deps, readiness, metrics));

  app.route('/api/auth', authRoutes(deps));
  app.route('/api', liveRoutes(deps));
  app.route('/api/operate', consoleRoutes(deps));
  const api = apiRoutes(deps);
  app.route('/api', api);
  app.doc31('/api/openapi.json', () => ({
    openapi: '3.1.0',
    info: { title: `${deps.settings.BRAND_NAME} API`, version: '1' },
    servers: [{ url: deps.settings.BASE_URL }],
  }));
  app.all('/api/*', () => {
    throw new Problem('no_api_address');
  });
  return app;
}

function apiRoutes(deps: Deps) {
  return new OpenAPIHono({ strict: false })
    .route('/', settingsRoutes(deps))
    .route('/', catalogRoutes(deps))
    .route('/', tripRoutes(deps))
    .route('/', ownRoutes(deps));
}

/** About one visitor: their checkout, orders, eSIMs and account. */
function ownRoutes(deps: Deps) {
  const app = new OpenAPIHono({ strict: false });
  app.use(answersInLanguage(deps));
  return app
    .route('/', checkoutRoutes(deps))
    .route('/', codeRoutes(deps))
    .route('/', businessRoutes(deps))
    .route('/', addressRoutes(deps))
    .route('/', cardRoutes(deps))
    .route('/', refundRoutes(deps))
    .route('/', withdrawalRoutes(deps))
    .route('/', esimRoutes(deps))
    .route('/', topUpRoutes(deps))
    .route('/', invoiceRoutes(deps))
    .route('/', deleteRoutes(deps))
    .route('/', guestRoutes(deps))
    .route('/', sessionRoutes(deps))
    .route('/', enterpriseRoutes(deps))
    .route('/', draftOrderRoutes(deps))
    .route('/', vitalsRoutes(deps))
    .route('/', missedRoutes(deps));
}

/** The API's shape for the typed client in the web, relative to `/api`. */
export type Api = ReturnType<typeof apiRoutes>;
