import type { Organization, Thing } from 'schema-dts';

import { paths } from '../../core/paths.ts';
import type { SiteData } from '../../core/site.ts';

/** Who sells, and within which days it takes back what was not used. */
function sellerOf({ settings, baseUrl }: SiteData): Exclude<Organization, string> {
  const days = Math.floor(settings.refundHours / 24);
  return {
    '@type': 'Organization',
    name: settings.brand,
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      ...(days > 0 && {
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: days,
      }),
      merchantReturnLink: baseUrl + paths.refundPolicy(),
    },
  };
}

/** The shop and its search. */
export function shopOnWeb(site: SiteData): Thing[] {
  const { settings, baseUrl } = site;
  const { brand: name, legalName, social } = settings;
  const sameAs = Object.values(social).filter((address) => address !== null);
  const url = `${baseUrl}/`;
  // No type of the vocabulary's has it: search engines ask for it beside the action.
  const words = { 'query-input': 'required name=words' };
  return [
    {
      ...sellerOf(site),
      ...(legalName && { legalName }),
      url,
      logo: `${baseUrl}/icon-512.png`,
      ...(sameAs.length > 0 && { sameAs }),
    },
    {
      '@type': 'WebSite',
      name,
      url,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${baseUrl}${paths.search('')}{words}`,
        ...words,
      },
    },
  ];
}
