import type { MerchantReturnPolicy } from 'schema-dts';

import { paths } from '../../core/paths.ts';
import type { SiteData } from '../../core/site.ts';

/** Where it is said how what was not used is taken back, and within which days. */
export function returnPolicy({ settings, baseUrl }: SiteData): Exclude<MerchantReturnPolicy, string> {
  const days = Math.floor(settings.refundHours / 24);
  return {
    '@type': 'MerchantReturnPolicy',
    merchantReturnLink: baseUrl + paths.refundPolicy(),
    ...(days > 0 && { merchantReturnDays: days }),
  };
}
