import type { Plan } from '../../domain/catalog/catalog-schema.ts';
import { formatGigabytes } from '../../domain/catalog/data-amount.ts';
import type { PagePath } from '../../domain/pages.ts';

// The type of the table of pages checks each address. Browsers do not load the table itself.
const at = (path: PagePath) => () => path;
const placeAt = (path: PagePath, value: string) => path.replace(/:\w+\??/, () => encodeURIComponent(value));

/** Every link of the site is made here, so that no page is linked that does not exist. */
export const paths = {
  home: at('/'),
  /** Where somebody without a destination looks around. */
  browse: at('/browse'),
  browseSearch: (query: string) => `${paths.browse()}?${new URLSearchParams({ q: query })}`,
  browseCountry: (iso: string) => `${paths.browse()}?${new URLSearchParams({ country: iso })}`,
  regional: at('/regional'),
  region: (slug: string) => placeAt('/regional/:slug', slug),
  search: (query: string) => `${paths.home()}?${new URLSearchParams({ q: query })}`,
  country: (iso: string) => placeAt('/country/:code?', iso.toUpperCase()),
  countryGuide: (iso: string) => placeAt('/country/:code/guide', iso.toUpperCase()),
  regionGuide: (slug: string) => placeAt('/regional/:slug/guide', slug),
  checkout: (plan: Plan) =>
    `/checkout?plan=${encodeURIComponent(JSON.stringify(checkoutLink(plan, placePicture(plan.country_code))))}`,
  /** The same for a plan that goes onto a bought eSIM. */
  topUp: (plan: Plan, esimId: string) => `${paths.checkout(plan)}&${new URLSearchParams({ top_up: esimId })}`,
  dashboard: at('/dashboard'),
  profile: at('/profile'),
  /** With the plans open that can be added to this eSIM. */
  profileToAdd: (esimId: string) => `${paths.profile()}?${new URLSearchParams({ add: esimId })}`,
  /** With the question open whether this eSIM shall be returned. */
  profileToReturn: (esimId: string) => `${paths.profile()}?${new URLSearchParams({ return: esimId })}`,
  resetPassword: at('/reset-password'),
  verifyEmail: at('/verify-email'),
  confirmReturn: at('/confirm-return'),
  order: (token: string) => placeAt('/order/:token', token),
  support: at('/support'),
  faq: at('/faq'),
  aboutUs: at('/about-us'),
  termsOfService: at('/terms-of-service'),
  refundPolicy: at('/refund-policy'),
  /** Where consumers withdraw; with the number of an order it is known which. */
  withdraw: (number?: string) => (number === undefined ? '/withdraw' : `/withdraw#${number}`),
  privacy: at('/privacy'),
  /** The same page as `privacy`, under the name that mails and the footer give it. */
  privacyPolicy: at('/privacy-policy'),
  /** What a visitor said to analytics, and how to say otherwise. */
  analytics: () => `${paths.privacyPolicy()}#measuring`,
  installation: at('/installation'),
  /** With an eSIM's own codes in the steps. */
  installationOf: (of: { esim: string } | { order: string }) =>
    `${paths.installation()}?${new URLSearchParams(of)}`,
  deviceChecker: () => `${paths.installation()}#compatibility`,
  installationOnBoth: at('/installation-android-and-ios'),
  businessContact: at('/business-contact'),
  flag: (iso: string) => `/flags/${iso.toLowerCase()}.svg`,
  art: (version: string, kind: ArtKind, code: string) => `/art/${version}/${kind}/${code.toUpperCase()}.svg`,
  heroArt: (version: string) => `/art/${version}/hero.svg`,
  phoneHeroArt: (version: string) => `/art/${version}/hero-phone.svg`,
  worldArt: (version: string) => `/art/${version}/world.svg`,
};

/** The crops in which a destination's picture exists. */
export type ArtKind = 'card' | 'square' | 'banner' | 'banner-small' | 'pass';

/** Regions and places without a code of their own have three letters or more, and no flag. */
export function hasFlag(code: string): boolean {
  return code.length === 2;
}

/** A picture of a country or region: its flag, or where there is none what is drawn of it, of whichever build. */
function placePicture(code: string): string {
  return hasFlag(code) ? paths.flag(code) : paths.art('latest', 'square', code);
}

/** What `/checkout?plan=` carries. Only `id` and `countryCode` are ever read back; the rest is for people's eyes. */
interface CheckoutLink {
  id: string;
  country: string;
  countryCode: string;
  countryFlag: string;
  dataAmount: string;
  duration: number;
  price: string;
  planData: Plan;
}

/** @param countryFlag address of the flag's picture */
function checkoutLink(plan: Plan, countryFlag: string): CheckoutLink {
  return {
    id: plan.bundle_name,
    country: plan.country,
    countryCode: plan.country_code,
    countryFlag,
    dataAmount: formatGigabytes(plan.data_amount),
    duration: plan.duration,
    price: plan.finalPrice.toFixed(2),
    planData: plan,
  };
}
