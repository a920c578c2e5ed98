import type { Plan, SoldPlan } from '../../domain/catalog/catalog-schema.ts';
import { formatGigabytes } from '../../domain/catalog/data-amount.ts';
import { priceOf } from '../../domain/catalog/plan.ts';
import { type AlsoChosen, plansParameter } from '../../domain/checkout/checkout-link.ts';
import type { Currency } from '../../domain/currencies.ts';
import { toDecimal } from '../../domain/money.ts';
import type { PagePath } from '../../domain/pages.ts';

/** A page's path with its parameters filled in. */
type Filled<Path extends string> = Path extends `${infer Head}/:${string}/${infer Tail}`
  ? `${Head}/${string}/${Tail}`
  : Path extends `${infer Head}/:${string}`
    ? `${Head}/${string}`
    : Path;
type PageAddress = Filled<PagePath>;
type Picture = `/${'flags' | 'art'}/${string}.svg`;
type Link = PageAddress | `${PageAddress}${'?' | '#'}${string}` | Picture;

/** Anchor of the note that the visitor came from an unknown address. */
export const LOST = 'lost';

/** Every link of the site comes from here, so that none leads to a page that does not exist. */
export const paths = {
  home: () => '/',
  homeFromLost: () => `/#${LOST}`,
  /** For visitors without a destination. */
  browse: () => '/browse',
  browseSearch: (query: string) => `/browse?${new URLSearchParams({ q: query })}`,
  /** The countries of one part of the world, by the wholesaler's name for it. */
  browsePart: (part: string) => `/browse?${new URLSearchParams({ part })}`,
  browseCountry: (iso: string) => `/browse?${new URLSearchParams({ country: iso })}`,
  regional: () => '/regional',
  region: (slug: string) => `/regional/${encodeURIComponent(slug)}`,
  /** The planner of a trip. @param query as `tripQuery` writes it */
  trip: (query: `?${string}` | '' = ''): Link => `/trip${query}`,
  search: (query: string) => `/?${new URLSearchParams({ q: query })}`,
  country: (iso: string) => `/country/${encodeURIComponent(iso.toUpperCase())}`,
  countryGuide: (iso: string): Link => `${paths.country(iso)}/guide`,
  regionGuide: (slug: string): Link => `${paths.region(slug)}/guide`,
  checkout: (plan: LinkedPlan) =>
    `/checkout?plan=${encodeURIComponent(JSON.stringify(checkoutLink(plan, placePicture(plan.country_code))))}`,
  /** The checkout of several plans in one purchase. */
  checkoutOf: (plans: readonly AlsoChosen[]): Link =>
    `/checkout?${new URLSearchParams({ plans: plansParameter(plans) })}`,
  /** Its short form, which shows only the wallets at first. */
  expressCheckout: (plan: LinkedPlan): Link => `${paths.checkout(plan)}&pay=wallet`,
  /** The checkout of an order that the shop's people made. @param onto the eSIM that its plan goes onto */
  checkoutOfOffer: (
    { bundle_name: id, country_code: countryCode }: Plan,
    token: string,
    onto: { esim_id: string; order: string } | null,
  ): Link =>
    `/checkout?${new URLSearchParams({
      plan: JSON.stringify({ id, countryCode }),
      draft_order: token,
      ...(onto && { top_up: onto.esim_id, order: onto.order }),
    })}`,
  /** The checkout of a plan for an eSIM the buyer already has. */
  topUp: (plan: LinkedPlan, esimId: string): Link =>
    `${paths.checkout(plan)}&${new URLSearchParams({ top_up: esimId })}`,
  dashboard: () => '/dashboard',
  profile: () => '/profile',
  /** With the details of this eSIM open. */
  profileOf: (esimId: string) => `/profile?${new URLSearchParams({ esim: esimId })}`,
  /** With the list of plans for this eSIM open. */
  profileToAdd: (esimId: string) => `/profile?${new URLSearchParams({ add: esimId })}`,
  /** With the dialog for returning this eSIM open. */
  profileToReturn: (esimId: string) => `/profile?${new URLSearchParams({ return: esimId })}`,
  resetPassword: () => '/reset-password',
  verifyEmail: () => '/verify-email',
  confirmReturn: () => '/confirm-return',
  signInFailed: () => '/sign-in-failed',
  order: (token: string) => `/order/${encodeURIComponent(token)}`,
  support: () => '/support',
  faq: () => '/faq',
  aboutUs: () => '/about-us',
  termsOfService: () => '/terms-of-service',
  refundPolicy: () => '/refund-policy',
  /** The withdrawal form; an order's number selects its contract. */
  withdraw: (number?: string) => (number === undefined ? '/withdraw' : `/withdraw#${number}`),
  accessibility: () => '/accessibility',
  privacy: () => '/privacy',
  /** The same page as `privacy`, by the name that mails and the footer use. */
  privacyPolicy: () => '/privacy-policy',
  /** The visitor's choice about analytics, and how to change it. */
  analytics: () => '/privacy-policy#measuring',
  installation: () => '/installation',
  /** The instructions with one eSIM's codes. */
  installationOf: (of: { esim: string } | { order: string }) => `/installation?${new URLSearchParams(of)}`,
  deviceChecker: () => '/installation#compatibility',
  installationOnBoth: () => '/installation-android-and-ios',
  businessContact: () => '/business-contact',
  flag: (iso: string) => `/flags/${iso.toLowerCase()}.svg`,
  art: (version: string, kind: ArtKind, code: string) => `/art/${version}/${kind}/${code.toUpperCase()}.svg`,
  heroArt: (version: string) => `/art/${version}/hero.svg`,
  phoneHeroArt: (version: string) => `/art/${version}/hero-phone.svg`,
  partArt: (version: string, format: 'part' | 'part-small', part: string) =>
    `/art/${version}/${format}/${part}.svg`,
  worldArt: (version: string) => `/art/${version}/world.svg`,
} satisfies Record<string, (...given: never[]) => Link>;

/** The crops of a destination's picture. */
export type ArtKind = 'card' | 'square' | 'banner' | 'banner-small' | 'pass';

/** Regions and places without an ISO code have three letters or more, and no flag. */
export function hasFlag(code: string): boolean {
  return code.length === 2;
}

/** A country's flag, or the latest drawing of a place without one. */
function placePicture(code: string): string {
  return hasFlag(code) ? paths.flag(code) : paths.art('latest', 'square', code);
}

/** The value of `/checkout?plan=`. The shop only reads `id` and `countryCode` back; the rest is for people. */
type LinkedPlan = Plan & Pick<SoldPlan, 'local'>;

interface CheckoutLink {
  id: string;
  country: string;
  countryCode: string;
  countryFlag: string;
  dataAmount: string;
  duration: number;
  price: string;
  /** Of the price; dollars without it. */
  currency?: Currency;
  planData: Plan;
}

/** @param countryFlag address of the flag's picture */
function checkoutLink(plan: LinkedPlan, countryFlag: string): CheckoutLink {
  return {
    id: plan.bundle_name,
    country: plan.country,
    countryCode: plan.country_code,
    countryFlag,
    dataAmount: formatGigabytes(plan.data_amount),
    duration: plan.duration,
    price: toDecimal(priceOf(plan)),
    ...(plan.local && { currency: plan.local.currency }),
    planData: plan,
  };
}
