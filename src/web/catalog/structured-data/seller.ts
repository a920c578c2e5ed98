import type { Organization } from 'schema-dts';

import { paths } from '../../core/paths.ts';
import type { SiteData } from '../../core/site.ts';

/** Who sells, by the name under which the home page describes it. */
export function sellerOf({ baseUrl }: Pick<SiteData, 'baseUrl'>) {
  return { '@id': `${baseUrl}/#shop` };
}

/**
 * Who sells, and how it takes back what was not used: of whoever buys, so no country is named. Without a country, search engines
 * read that policy of an organization alone, and not of an offer.
 */
export function sellerWithPolicy(site: SiteData) {
  const { settings, baseUrl } = site;
  const days = Math.floor(settings.refundHours / 24);
  return {
    '@type': 'Organization',
    ...sellerOf(site),
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
