import type { MetaDescriptor, UIMatch } from 'react-router';

import { SOCIAL_PICTURE, socialPicture } from '../../domain/catalog/found/social-picture.ts';
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
  /** The place that it is about, whose picture stands beside links to it; the home page's where it is about none. */
  place?: { code: string; name: string };
}

/** Title, description, canonical address and link preview of a page. */
export function pageMeta(
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[],
  facts: PageFacts,
): MetaDescriptor[] {
  const { title, description, path } = facts;
  const { brand, baseUrl } = siteOf(matches);
  const full = title.includes(brand) ? title : `${title} | ${brand}`;
  const meta: MetaDescriptor[] = [
    { title: full },
    { name: 'description', content: description },
    path === undefined
      ? { name: 'robots', content: 'noindex' }
      : { tagName: 'link', rel: 'canonical', href: `${baseUrl}${path}` },
  ];
  // Nobody who runs scripts reads the rest: browsers are not sent what makes it.
  if (import.meta.env.SSR && path !== undefined)
    meta.push(...preview({ ...facts, title: full, path }, baseUrl, brand));
  return meta;
}

/** What is shown beside a link to the page where people send it to each other. */
function preview(
  { title, description, path, place }: PageFacts & { path: string },
  baseUrl: string,
  brand: string,
): MetaDescriptor[] {
  const { width, height } = SOCIAL_PICTURE;
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: `${baseUrl}${path}` },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: `${baseUrl}${socialPicture(place?.code ?? 'home')}` },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    { property: 'og:image:alt', content: place?.name ?? brand },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
