import type { hc, InferResponseType } from 'hono/client';
import { useRouteLoaderData } from 'react-router';

import type { Language } from '../../domain/languages.ts';
import type { SiteLook } from '../../domain/operators/brand/page-look.ts';
import type { RefundPolicy } from '../../domain/orders/refund-policy.ts';
import { formatHours, REFUND_HOURS } from '../../domain/promise/refund-time.ts';
import type { Api } from '../../server/app.ts';
import { asText, ofText, type PageText } from './page-text.ts';
import { type ArtKind, paths } from './paths.ts';

/** The API's settings of this shop. */
type ReadSettings = InferResponseType<ReturnType<typeof hc<Api>>['settings']['$get'], 200>;

/** What every page needs of them. */
export interface PageSettings extends Omit<ReadSettings, 'stripe' | 'paypal'>, Omit<SiteLook, 'draft'> {
  /** Whether the shop takes PayPal. */
  paypal: boolean;
  /** How the browser talks to the payment providers; null in documents that don't pay, which are cached and must be light. */
  processors: Pick<ReadSettings, 'stripe' | 'paypal'> | null;
}

/** What every page knows, loaded once with the first page of a visit. */
export interface SiteData {
  settings: PageSettings;
  /** Public origin of the shop. */
  baseUrl: string;
  artVersion: string;
  year: number;
  /** The languages of the pages, in the order in which they are offered; null for all that there are. */
  languages: readonly Language[] | null;
}

export interface Settings extends Omit<PageSettings, 'revision'> {
  /** Null if the settings could not be read. */
  revision: number | null;
}

/** For a shop whose settings could not be read; empty values are not shown. */
const UNREAD: Settings = {
  brand: 'Simport',
  legalName: '',
  legalAddress: null,
  supportEmail: '',
  androidAppUrl: null,
  social: { linkedin: null, instagram: null, facebook: null, youtube: null },
  homeExtras: false,
  liveChatUrl: null,
  analyticsUrl: null,
  sandbox: false,
  refundHours: REFUND_HOURS,
  withdrawal: false,
  feePolicy: 'added',
  chargesTax: false,
  revision: null,
  apiBase: '',
  tokenSyncUrl: null,
  paypal: false,
  processors: null,
  google: false,
  offlinePacks: true,
};

/** @param pays whether it is for a document that pays */
export function pageSettings(
  { stripe, paypal, ...settings }: ReadSettings,
  pays: boolean,
  { draft, changed, ...look }: SiteLook,
): PageSettings {
  return {
    ...settings,
    ...draft,
    ...look,
    ...(pays && changed && { changed }),
    paypal: paypal !== null,
    processors: pays ? { stripe, paypal } : null,
  };
}

/** As documents carry it, which must be light: without the settings that are as {@link UNREAD} has them. */
export function siteText({ settings, ...site }: SiteData): PageText<SiteData> {
  const usual = new Map(Object.entries(UNREAD).map(([name, value]) => [name, JSON.stringify(value)]));
  const own = Object.entries(settings).filter(([name, value]) => JSON.stringify(value) !== usual.get(name));
  return asText({ settings: Object.fromEntries(own) as unknown as PageSettings, ...site });
}

const whole = new WeakMap<SiteData, SiteData>();

/** The same object for the same text. */
export function siteOfText(text: PageText<SiteData>): SiteData {
  const carried = ofText(text);
  const site = whole.get(carried) ?? { ...carried, settings: { ...UNREAD, ...carried.settings } };
  whole.set(carried, site);
  return site;
}

/** Undefined only if the settings could not be read. */
function useSite(): SiteData | undefined {
  const site = useRouteLoaderData<PageText<SiteData>>('root');
  return site && siteOfText(site);
}

export function useSettings(): Settings {
  return useSite()?.settings ?? UNREAD;
}

export function useBrand(): string {
  return useSettings().brand;
}

/** Until when an unused eSIM can be returned, and whether the law gives that right. */
export function useRefundPolicy(): RefundPolicy {
  const { refundHours: hours, withdrawal } = useSettings();
  return { hours, withdrawal };
}

/** '24 hours', '14 days'. */
export function useRefundTime(): string {
  return formatHours(useSettings().refundHours);
}

/** The languages among which visitors choose; null for all that there are. */
export function useLanguages(): readonly Language[] | null {
  const site = useSite();
  return site ? site.languages : [];
}

/** Whether there is more than one. */
export function useHasLanguages(): boolean {
  const languages = useLanguages();
  return languages === null || languages.length > 1;
}

/** The year in which the page was rendered, the same for server and browser. */
export function useYear(): number | undefined {
  return useSite()?.year;
}

/** The address of a destination's picture in one of its crops. */
export function useArt(): (kind: ArtKind, code: string) => string {
  const version = useArtVersion();
  return (kind, code) => paths.art(version, kind, code);
}

/** The address of the map of a part of the world. */
export function usePartArt(): (format: 'part' | 'part-small', part: string) => string {
  const version = useArtVersion();
  return (format, part) => paths.partArt(version, format, part);
}

/** The address of one of the home page's large drawings. */
export function useScene(scene: 'heroArt' | 'phoneHeroArt' | 'worldArt'): string {
  return paths[scene](useArtVersion());
}

function useArtVersion(): string {
  return useSite()?.artVersion ?? 'none';
}

/** The same for a page's `meta`, from its matches. */
export function siteOf(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): {
  brand: string;
  baseUrl: string;
} {
  const text = matches.find((match) => match?.id === 'root')?.loaderData as PageText<SiteData> | undefined;
  const site = text && siteOfText(text);
  return { brand: (site?.settings ?? UNREAD).brand, baseUrl: site?.baseUrl ?? '' };
}
