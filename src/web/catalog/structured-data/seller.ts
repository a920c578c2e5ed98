import type { Organization } from 'schema-dts';

import { wholePath } from '../../core/language.ts';
import { paths } from '../../core/paths.ts';
import type { SiteData } from '../../core/site.ts';

/** The seller, by the id under which the home page describes it. */
export function sellerOf({ baseUrl }: Pick<SiteData, 'baseUrl'>) {
  return { '@id': `${baseUrl}/#shop` };
}

/**
 * The seller with its return policy, which holds for every buyer, so it names no country. Search engines read a policy without
 * a country only for an organization, not for an offer.
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
      merchantReturnLink: baseUrl + wholePath(paths.refundPolicy()),
    },
  } satisfies Organization;
}
