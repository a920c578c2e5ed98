import type { Thing } from 'schema-dts';

import { wholePath } from '../../core/language.ts';
import { paths } from '../../core/paths.ts';
import type { SiteData } from '../../core/site.ts';
import { sellerWithPolicy } from './seller.ts';

/** The shop and its search. */
export function shopOnWeb(site: SiteData): Thing[] {
  const { settings, baseUrl } = site;
  const { brand: name, legalName, social } = settings;
  const sameAs = Object.values(social).filter((address) => address !== null);
  const url = baseUrl + wholePath(paths.home());
  // Search engines require it beside the action, but the vocabulary's types lack it.
  const words = { 'query-input': 'required name=words' };
  return [
    {
      ...sellerWithPolicy(site),
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
        target: `${baseUrl}${wholePath(paths.search(''))}{words}`,
        ...words,
      },
    },
  ];
}
