import { type ReactNode, use } from 'react';
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  type MetaFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
} from 'react-router';

import { BASE_CURRENCY } from '../domain/currencies.ts';
import { LANGUAGE } from '../domain/language-words.ts';
import { LANGUAGE_CODES, LANGUAGES } from '../domain/languages.ts';
import { Analytics } from './analytics/analytics.tsx';
import { ReportVitals } from './analytics/report-vitals.tsx';
import { answerOf, publicApi } from './api/api.ts';
import { documentMarks } from './browser/document-marks.ts';
import { WALLET_SCRIPT } from './browser/wallet-here.ts';
import { mayBeWatched } from './browser/watched-pages.ts';
import { KNOWN_FONTS } from './core/fonts.ts';
import { pageCurrency } from './core/language.ts';
import { NonceContext } from './core/nonce.ts';
import { PageStyle } from './core/page-style.tsx';
import type { PageText } from './core/page-text.ts';
import { frameOf, pageMeta } from './core/page.ts';
import { PRICES_SCRIPT, soldMark } from './core/reader-prices.ts';
import { serverContext } from './core/server-context.ts';
import { pageSettings, type SiteData, siteText, useSettings } from './core/site.ts';
import { standingPart } from './core/standing-part.tsx';
import { PageFailure } from './errors/page-failure.tsx';
import { brokenPageWords } from './errors/words.ts';
import { DocumentWays, isPaying } from './layout/document-ways.tsx';
import { EARLY_SCRIPT, EarlyPresses } from './layout/early-presses.tsx';
import { Header } from './layout/header/header.tsx';
import { LanguageOfferPlace } from './layout/language-offer-place.tsx';
import { OfflineHint } from './layout/offline-hint.tsx';
import { PageChange } from './layout/page-change.tsx';
import { PageProgress } from './layout/page-progress.tsx';
import { PauseBanner, SandboxBanner } from './layout/sandbox-banner.tsx';
import { SkipLink } from './layout/skip-link.tsx';
import { LiveNews } from './live/live-news.tsx';
import { PHONE_SCRIPT } from './phone/phone-script.ts';
import { COVER_SCRIPT, SessionCover } from './session/session-cover.tsx';
import { SessionKeeper } from './session/session-keeper.tsx';
import { AuthDialogPlace } from './sign-in/auth-dialog-place.tsx';

import printStyle from './styles/print.css?url';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';

/** Runs before the first paint. */
const FIRST_SCRIPT = PRICES_SCRIPT + COVER_SCRIPT + EARLY_SCRIPT + KNOWN_FONTS + PHONE_SCRIPT + WALLET_SCRIPT;

const Footer = standingPart(() => import('./layout/footer.tsx').then((code) => code.Footer));

/** Browsers request other kinds of icons at their well-known addresses. */
export const links = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

/** For a page that failed; all others have their own. */
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, brokenPageWords);

export async function loader({ request, context }: LoaderFunctionArgs): Promise<PageText<SiteData>> {
  const { baseUrl, artVersion, languages, look } = context.get(serverContext);
  const settings = pageSettings(
    await answerOf(publicApi(context).settings.$get()),
    isPaying(new URL(request.url)),
    look.site,
  );
  const areAll = LANGUAGE_CODES.every(
    (code) => LANGUAGES[code].stage !== 'offered' || languages.includes(code),
  );
  return siteText({
    settings,
    baseUrl,
    artVersion,
    languages: areAll ? null : languages,
    year: new Date().getFullYear(),
  });
}

/** The shop's settings do not change during a visit. */
export const shouldRevalidate = () => false;

/** The table of languages stays on the server: a browser's document has them already. */
function languageMarks() {
  const currency = pageCurrency();
  const marks = { 'data-currency': currency === BASE_CURRENCY ? undefined : currency };
  if (!import.meta.env.SSR) {
    const { lang, dir } = document.documentElement;
    return { lang, dir: dir || undefined, ...marks };
  }
  const { tag, direction } = LANGUAGES[LANGUAGE];
  return { lang: tag, dir: direction === 'rtl' ? direction : undefined, ...marks };
}

/** The document around every page, also one that failed. */
export function Layout({ children }: { children: ReactNode }) {
  const { header, pays } = frameOf(useMatches());
  const location = useLocation();
  const { lang, dir, ...marks } = languageMarks();
  const settings = useSettings();
  const watchable = Boolean(settings.analyticsUrl) && mayBeWatched(location);
  return (
    // The script in the head adds attributes to it before hydration.
    <html
      lang={lang}
      dir={dir}
      {...marks}
      {...soldMark(settings)}
      {...documentMarks({ pays, watchable, texts: settings.texts?.join(' ') })}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <script nonce={use(NonceContext)} dangerouslySetInnerHTML={{ __html: FIRST_SCRIPT }} />
        <EarlyPresses />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* In the dark theme, browsers take the page's background. */}
        <meta
          name="theme-color"
          {...(header === 'night'
            ? { content: '#0A1524' }
            : { content: settings.paper ?? '#F7F7F2', media: '(prefers-color-scheme:light)' })}
        />
        <Meta />
        <PageStyle />
        <Links />
        <link rel="stylesheet" href={printStyle} media="print" />
      </head>
      <body>
        <SkipLink />
        <PageProgress />
        <SandboxBanner />
        <PauseBanner />
        <Analytics />
        <LanguageOfferPlace bare={header === 'bare'} />
        <Header variant={header} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer bare={header === 'bare'} />
        <OfflineHint />
        <DocumentWays />
        <PageChange />
        <LiveNews />
        <SessionCover />
        <SessionKeeper />
        <AuthDialogPlace />
        <ReportVitals />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <PageFailure />;
}
