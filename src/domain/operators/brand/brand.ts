import type { Language } from '../../languages.ts';

/** The sections of the home page, in the shop's own order. */
export const HOME_SECTIONS = ['popular', 'active', 'how', 'why', 'number'] as const;
export type HomeSection = (typeof HOME_SECTIONS)[number];

/** Those that a shop shows only if it wants to. */
export const HIDDEN_SECTIONS: readonly HomeSection[] = ['active', 'number'];

/** Pages that a link can name, in the words of each language. */
export const HEADER_LINKS = ['browse', 'regions', 'trip', 'install', 'faq', 'support', 'enterprise'] as const;
export const FOOT_LINKS = [...HEADER_LINKS, 'about'] as const;
export type HeaderPlace = (typeof HEADER_LINKS)[number];
export type FootPlace = (typeof FOOT_LINKS)[number];

/** A page of the shop, or an address of the operator's: a path of this shop, or https. */
export type BrandLink<Page extends FootPlace = FootPlace> =
  | { place: Page }
  | { names: Partial<Record<Language, string>>; to: string };

/** What tells a link from the others of its list. */
export const linkId = (link: BrandLink): string => ('place' in link ? link.place : link.to);

export const NETWORKS = ['linkedin', 'instagram', 'facebook', 'youtube'] as const;
export type Network = (typeof NETWORKS)[number];

/** The shop's own pair, one of the two for everything, or the device's. All are files of the shop. */
export const FONTS = ['shop', 'inter', 'system'] as const;

/** What is uploaded as a picture. */
export const PICTURE_KINDS = ['logo', 'logo_night', 'icon', 'hero', 'social'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

/** What each must measure at least, in pixels. */
export const LEAST_PIXELS: Readonly<Record<PictureKind, readonly [width: number, height: number]>> = {
  logo: [64, 64],
  logo_night: [64, 64],
  icon: [512, 512],
  hero: [1200, 600],
  social: [1200, 630],
};

/** The longest texts, in characters. */
export const MAX_BRAND_LENGTHS = { name: 60, title: 90, lead: 200, link: 30, address: 500 } as const;
export const MAX_LINKS = 8;

/** All that an operator decides about how the shop looks. Null is for the shop's own. */
export interface Brand {
  name: string | null;
  /** The accent, of which the set is made: '#c8f250'. */
  colour: string | null;
  fonts: (typeof FONTS)[number];
  /** Ids of uploaded pictures. */
  pictures: Record<PictureKind, string | null>;
  /** The name is part of the logo. */
  logo_has_name: boolean;
  /** The words above the search, by language. */
  hero: Partial<Record<Language, { title: string; lead: string }>>;
  sections: HomeSection[] | null;
  header: BrandLink<HeaderPlace>[] | null;
  /** The first two columns of the foot; the third has the legal pages, which stay. */
  foot: { plans: BrandLink[]; company: BrandLink[] } | null;
  social: Record<Network, string | null>;
}

export const NO_BRAND: Brand = {
  name: null,
  colour: null,
  fonts: 'shop',
  pictures: { logo: null, logo_night: null, icon: null, hero: null, social: null },
  logo_has_name: false,
  hero: {},
  sections: null,
  header: null,
  foot: null,
  social: { linkedin: null, instagram: null, facebook: null, youtube: null },
};

/** The setting that decides a part of the brand wherever the environment has it, by the part's path. */
export const BRAND_SETTINGS = {
  name: 'BRAND_NAME',
  'social.linkedin': 'LINKEDIN_URL',
  'social.instagram': 'INSTAGRAM_URL',
  'social.facebook': 'FACEBOOK_URL',
  'social.youtube': 'YOUTUBE_URL',
} as const;

/** What differs between two brands, by path: 'name', 'hero.de.title'. A list is compared whole. */
export function brandChanges(before: Brand, after: Brand): { path: string; before: string; after: string }[] {
  const [old, now] = [flat({ ...before }), flat({ ...after })];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((path) => ({ path, before: old.get(path) ?? '', after: now.get(path) ?? '' }))
    .filter((one) => one.before !== one.after);
}

type Part = string | boolean | null | List | { [name: string]: Part | undefined };

function flat(value: Part | undefined, path = ''): Map<string, string> {
  if (typeof value !== 'object' || value === null || isList(value)) return new Map([[path, textOf(value)]]);
  const parts = new Map<string, string>();
  for (const [name, part] of Object.entries(value))
    for (const [below, text] of flat(part, path === '' ? name : `${path}.${name}`)) parts.set(below, text);
  return parts;
}

type List = readonly (HomeSection | BrandLink)[];

const isList = (value: Part): value is List => Array.isArray(value);

function textOf(value: string | boolean | null | undefined | List): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? value.map(itemText).join(', ') : String(value);
}

/** A section or link of a list. */
function itemText(item: HomeSection | BrandLink): string {
  if (typeof item === 'string') return item;
  return 'place' in item ? item.place : `${Object.values(item.names)[0] ?? ''} (${item.to})`;
}
