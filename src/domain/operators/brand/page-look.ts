import { type Language, SOURCE } from '../../languages.ts';
import type { ChangedText } from '../texts/shown-text.ts';
import type { PageName } from '../texts/texts.ts';
import type { Brand, BrandLink, FootPlace, HeaderPlace, HomeSection } from './brand.ts';
import { type ColourName, type ColourSet, colourSet, SHOP_COLOURS } from './colour-set.ts';

/** A picture of the operator's, as pages show it. */
interface LookPicture {
  src: string;
  width: number;
  height: number;
}

/** A link as a page of one language shows it. */
export type LookLink<Page extends FootPlace = FootPlace> = { place: Page } | { name: string; to: string };

/** What every page needs of a published brand; parts that are the shop's own are left out, since pages have little room. */
export interface SiteLook {
  logo?: LookPicture & { night?: string; hasName?: true };
  header?: readonly LookLink<HeaderPlace>[];
  foot?: { plans: readonly LookLink[]; company: readonly LookLink[] };
  /** What only the home page shows; here, because visitors go there from any page. */
  home?: HomeLook;
  /** The page's background by day, like which browsers colour their own frame. */
  paper?: string;
  /** The pages that have a text of the operator's. */
  texts?: readonly PageName[];
  /** Texts of the operator's that changed lately; only documents that pay have them. */
  changed?: readonly ChangedText[];
  /** Of a look that is not published: settings of the shop that it would change. */
  draft?: { brand: string; homeExtras: boolean; social: Brand['social'] };
}

interface HomeLook {
  hero?: { title: string; lead: string };
  picture?: { large: string; small: string };
  sections?: readonly HomeSection[];
}

/** What a page of one language needs of a brand. */
export interface PageLook {
  /** Follows the page's own style sheet. */
  style: string;
  site: SiteLook;
}

/** The shop's own look, which adds nothing to any page. */
export const OWN_LOOK: PageLook = { style: '', site: {} };

/** Where the picture of the hero is; words stay readable on any picture, as the part under them shows little of it. */
const HERO_STYLE =
  '[data-hero] h1~ul{background:none;box-shadow:none}' +
  '[data-own-hero]{position:absolute;inset:0;width:100%;height:100%;max-width:none;object-fit:cover;opacity:.2}' +
  '@media (min-width:861px){[data-own-hero]{opacity:1;mask:linear-gradient(90deg,#0003 50%,#000c)}' +
  '[dir=rtl] [data-own-hero]{mask:linear-gradient(270deg,#0003 50%,#000c)}}';
const LOGO_STYLE = '[data-own-logo]{flex:none;width:auto;height:30px;max-width:11rem;object-fit:contain}';

const FONT_STYLE: Record<Brand['fonts'], string> = {
  shop: '',
  inter: ':root,:root[data-fonts]{--font-head:var(--font-text)}',
  system: ':root,:root[data-fonts]{--font-head:var(--font-rest);--font-text:var(--font-rest)}',
};

/** The custom properties of a set. By night the style sheet names the others of them by those that are here. */
const propertiesOf = (set: ColourSet) =>
  `:root{${Object.entries(set)
    .filter(([name, colour]) => colour !== SHOP_COLOURS[name as ColourName])
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';')}}` + NIGHT_STYLE;

/** What the dark theme sets, as `styles/tokens.css` has it: later rules for the same element win. */
const NIGHT_STYLE =
  '@media screen and (prefers-color-scheme:dark){:root{' +
  '--paper:var(--night);--sunken:#0004;--muted:var(--on-night-muted);--line:var(--night-line);' +
  '--edge:var(--night-edge);--link:var(--signal)}}';

export const pictureAddress = (id: string, file: string) => `/brand/${id}/${file}`;

/**
 * What a page shows of a brand.
 * @param sizes of the uploaded pictures, by id
 * @param short the names that the build gave to custom properties: '--signal' is '--c'
 */
export function pageLook(
  brand: Brand,
  language: Language,
  sizes: ReadonlyMap<string, { width: number; height: number }>,
  short: ReadonlyMap<string, string>,
): PageLook {
  const { pictures, colour, hero, sections, header, foot } = brand;
  const set = colour === null ? null : colourSet(colour);
  const words = hero[language];
  const style =
    (set ? propertiesOf(set) : '') +
    FONT_STYLE[brand.fonts] +
    (pictures.hero ? HERO_STYLE : '') +
    (pictures.logo ? LOGO_STYLE : '');
  const logoSize = pictures.logo === null ? undefined : sizes.get(pictures.logo);
  const home: HomeLook = {
    ...(words && { hero: words }),
    ...(pictures.hero && {
      picture: {
        large: pictureAddress(pictures.hero, 'large.webp'),
        small: pictureAddress(pictures.hero, 'small.webp'),
      },
    }),
    ...(sections && { sections }),
  };
  const named = <Page extends FootPlace>(links: readonly BrandLink<Page>[]) =>
    links.map((link) => linkIn(link, language));
  return {
    style: style.replace(/(?<![\w-])--[a-z][\w-]*/g, (name) => short.get(name) ?? name),
    site: {
      ...(pictures.logo &&
        logoSize && {
          logo: {
            src: pictureAddress(pictures.logo, 'logo.png'),
            ...fitted(logoSize),
            ...(pictures.logo_night && { night: pictureAddress(pictures.logo_night, 'logo.png') }),
            ...(brand.logo_has_name && { hasName: true as const }),
          },
        }),
      ...(header && { header: named(header) }),
      ...(foot && { foot: { plans: named(foot.plans), company: named(foot.company) } }),
      ...(set && { paper: set.paper }),
      ...(Object.keys(home).length > 0 && { home }),
    },
  };
}

const LOGO_HEIGHT = 30;

/** As wide as a logo of the shop's height is. */
export function fitted({ width, height }: { width: number; height: number }, high = LOGO_HEIGHT) {
  return { width: Math.max(1, Math.round((width * high) / height)), height: high };
}

function linkIn<Page extends FootPlace>(link: BrandLink<Page>, language: Language): LookLink<Page> {
  if ('place' in link) return link;
  return { name: link.names[language] ?? link.names[SOURCE] ?? link.to, to: link.to };
}
