import type { Organization } from 'schema-dts';

import { paths } from '../../core/paths.ts';
import type { SiteData } from '../../core/site.ts';

/** Who sells, and how it takes back what was not used: of whoever buys, so no country is named. */
export function sellerOf({ settings, baseUrl }: SiteData) {
  const days = Math.floor(settings.refundHours / 24);
  return {
    '@type': 'Organization',
    name: settings.brand,
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      ...(days > 0 && { merchantReturnDays: days }),
      merchantReturnLink: baseUrl + paths.refundPolicy(),
    },
  } satisfies Organization;
}
