import type { Organization } from 'schema-dts';

import { paths } from '../../core/paths.ts';
import type { SiteData } from '../../core/site.ts';

/**
 * Who sells, and how it takes back what was not used: of whoever buys, so no country is named. Without a country, search engines
 * read that policy of an organization alone, and not of an offer.
 */
export function sellerWithPolicy({ settings, baseUrl }: SiteData) {
  const days = Math.floor(settings.refundHours / 24);
  return {
    '@type': 'Organization',
    '@id': `${baseUrl}/#shop`,
    name: settings.brand,
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
