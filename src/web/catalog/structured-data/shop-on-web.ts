import type { Thing } from 'schema-dts';

import { wholePath } from '../../core/language.ts';
import { paths } from '../../core/paths.ts';
import type { SiteData } from '../../core/site.ts';
import { sellerWithPolicy } from './seller.ts';

/** The shop, and its site. */
export function shopOnWeb(site: SiteData): Thing[] {
  const { settings, baseUrl } = site;
  const { brand: name, legalName, social } = settings;
  const sameAs = Object.values(social).filter((address) => address !== null);
  const url = baseUrl + wholePath(paths.home());
  return [
    {
      ...sellerWithPolicy(site),
      ...(legalName && { legalName }),
      url,
      logo: `${baseUrl}/icon-512.png`,
      ...(sameAs.length > 0 && { sameAs }),
    },
    { '@type': 'WebSite', name, url },
  ];
}
