import type { MetaDescriptor, UIMatch } from 'react-router';

import type { Topic } from '../../domain/live.ts';
import { SHARED } from '../../domain/sharing.ts';
import { siteOf } from './site.ts';

/** How a page wants to be framed; its route module exports one as `handle`. */
export interface PageFrame {
  /** night: the header lies on a dark picture. bare: nothing leads away (checkout). */
  header: 'light' | 'night' | 'bare';
  /** Card fields or a wallet can open on it: its document may talk to the payment providers, others may not. */
  pays?: boolean;
  /** What the page shows of the catalogue: it is read anew when that changes. */
  live?: readonly Topic[];
}

export function frameOf(matches: UIMatch[]): PageFrame {
  const handles = matches.map((match) => match.handle as PageFrame | undefined);
  return handles.findLast((handle) => handle?.header !== undefined) ?? { header: 'light' };
}

/** The headers of a page that is the same for everybody. */
export const publicPage = () => ({ 'cache-control': SHARED });

interface PageFacts {
  title: string;
  description: string;
  /** Address without origin; leave it out for pages that search engines should not list. */
  path?: string;
}

/** Title, description, canonical address and link preview of a page. */
export function pageMeta(
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[],
  { title, description, path }: PageFacts,
): MetaDescriptor[] {
  const { brand, baseUrl } = siteOf(matches);
  const full = title.includes(brand) ? title : `${title} | ${brand}`;
  const shared: MetaDescriptor[] = [
    { title: full },
    { name: 'description', content: description },
    { property: 'og:title', content: full },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand },
    { name: 'twitter:card', content: 'summary' },
  ];
  if (path === undefined) return [...shared, { name: 'robots', content: 'noindex' }];
  const address = `${baseUrl}${path}`;
  return [
    ...shared,
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:url', content: address },
  ];
}
