import type { MetaDescriptor, UIMatch } from 'react-router';

import { SOCIAL_PICTURE, socialPicture } from '../../domain/catalog/found/social-picture.ts';
import type { Topic } from '../../domain/live.ts';
import { SHARED } from '../../domain/sharing.ts';
import { wholePath } from './language.ts';
import { siteOf } from './site.ts';

/** A page's frame; its route module exports one as `handle`. */
export interface PageFrame {
  /** night: the header is on a dark picture. bare: no links lead away (checkout). */
  header: 'light' | 'night' | 'bare';
  /** The page has card fields or wallets: only such documents may talk to the payment providers. */
  pays?: boolean;
  /** The parts of the catalogue that the page shows; it reloads when they change. */
  live?: readonly Topic[];
}

export function frameOf(matches: UIMatch[]): PageFrame {
  const handles = matches.map((match) => match.handle as PageFrame | undefined);
  return handles.findLast((handle) => handle?.header !== undefined) ?? { header: 'light' };
}

/** Headers of a page that is the same for everybody. */
export const publicPage = () => ({ 'cache-control': SHARED });

interface PageFacts {
  title: string;
  description: string;
  /** Path of the page; leave it out for pages that search engines should not list. */
  path?: string;
  /** The place that the page is about, for its link preview; without one, the preview shows the home page's picture. */
  place?: { code: string; name: string };
}

/** Title, description, canonical address and link preview of a page. */
export function pageMeta(
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[],
  facts: PageFacts,
): MetaDescriptor[] {
  const { title, description } = facts;
  const path = facts.path === undefined ? undefined : wholePath(facts.path);
  const { brand, baseUrl } = siteOf(matches);
  const full = title.includes(brand) ? title : `${title} | ${brand}`;
  const meta: MetaDescriptor[] = [
    { title: full },
    { name: 'description', content: description },
    path === undefined
      ? { name: 'robots', content: 'noindex' }
      : { tagName: 'link', rel: 'canonical', href: `${baseUrl}${path}` },
  ];
  // Only readers without scripts need the rest, so browsers do not download the code for it.
  if (import.meta.env.SSR && path !== undefined)
    meta.push(...preview({ ...facts, title: full, path }, baseUrl));
  return meta;
}

/** The link preview that messengers and social networks show. */
function preview(
  { title, description, path, place }: PageFacts & { path: string },
  baseUrl: string,
): MetaDescriptor[] {
  const { width, height } = SOCIAL_PICTURE;
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: `${baseUrl}${path}` },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: baseUrl + wholePath(socialPicture(place?.code ?? 'home')) },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    // A picture without a place says no more than the title.
    ...(place ? [{ property: 'og:image:alt', content: place.name }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
