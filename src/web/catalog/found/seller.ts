import type { Organization } from 'schema-dts';

import { paths } from '../../core/paths.ts';
import type { SiteData } from '../../core/site.ts';

/** Who sells, by the name under which the home page describes it. */
export function sellerOf({ settings, baseUrl }: SiteData) {
  return { '@type': 'Organization', '@id': `${baseUrl}/#shop`, name: settings.brand } satisfies Organization;
}

/**
 * Who sells, and how it takes back what was not used: of whoever buys, so no country is named. Without a country, search engines
 * read that policy of an organization alone, and not of an offer.
 */
export function sellerWithPolicy(site: SiteData) {
  const { settings, baseUrl } = site;
  const days = Math.floor(settings.refundHours / 24);
  return {
    ...sellerOf(site),
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      ...(days > 0 && {
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: days,
      }),
      merchantReturnLink: baseUrl + paths.refundPolicy(),
    },
  } satisfies Organization;
}
