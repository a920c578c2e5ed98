import { type Brand, BRAND_SETTINGS, NETWORKS, NO_BRAND } from '../../domain/operators/brand/brand.ts';
import { type ColourSet, colourSet } from '../../domain/operators/brand/colour-set.ts';
import { coalesced } from '../core/coalesced.ts';
import type { Settings } from '../core/settings/env.ts';
import type { Database } from '../db/database.ts';
import { newestRevision, newestVersion, readDraft } from '../revisions/revisions.ts';
import { BRAND } from './kind.ts';
import { brandFile, brandFilesOf } from './pictures.ts';

/** A logo for mails, documents and pictures, which have no address to load it from. */
export interface OwnLogo {
  png: Buffer;
  width: number;
  height: number;
  /** The name is part of it. */
  hasName: boolean;
}

/** A brand with all that is made of it. */
export interface DressedBrand {
  /** 0 before anybody has published; null for a draft. */
  version: number | null;
  brand: Brand;
  /** Null for the shop's own. */
  colours: ColourSet | null;
  /** On a dark ground. */
  logo: OwnLogo | null;
  /** Sizes of its pictures, by id. */
  sizes: ReadonlyMap<string, { width: number; height: number }>;
  /** Of a draft: the settings that it would change. */
  settings?: ReturnType<typeof settingsOf>;
}

/** What operators have published of the shop's looks, in this process's memory. */
export interface BrandInForce {
  /** What the shop is called where no brand names it. */
  usualName: string;
  /** The last read state; a new object only for a new version. */
  current(): DressedBrand;
  /** A draft, for whoever has its id; null for an unknown one, and after a day. */
  draft(id: string): Promise<DressedBrand | null>;
  /** Resolves once `current` is the database's state at the call, or newer. If that fails the old state remains. */
  refresh(): Promise<void>;
}

/** The shop's own looks. */
export const UNDRESSED: DressedBrand = {
  version: 0,
  brand: NO_BRAND,
  colours: null,
  logo: null,
  sizes: new Map(),
};

/**
 * Opens the brand in force. Its name and addresses also go into `settings`, where every feature reads them; what the environment
 * sets stays as it is.
 */
export async function openBrand(
  { db }: Database,
  settings: Settings,
  now: () => Date,
): Promise<BrandInForce> {
  const start = { ...settings };
  let dressed = UNDRESSED;
  const dress = async (brand: Brand, version: number | null): Promise<DressedBrand> => {
    const ids = Object.values(brand.pictures).filter((id) => id !== null);
    const files = await brandFilesOf(db, ids);
    const { logo, logo_night: atNight } = brand.pictures;
    const dark = atNight ?? logo;
    const file = dark === null ? null : await brandFile(db, dark, 'logo.png');
    return {
      version,
      brand,
      colours: brand.colour === null ? null : colourSet(brand.colour),
      logo: file && { png: file.bytes, width: file.width, height: file.height, hasName: brand.logo_has_name },
      sizes: new Map(files.map(({ id, width, height }) => [id, { width, height }])),
    };
  };
  const read = async () => {
    if ((await newestVersion(db, BRAND)) === dressed.version) return;
    const { version, content } = await newestRevision(db, BRAND);
    const allowed = withoutEnvironment(content, settings);
    dressed = await dress(allowed, version);
    Object.assign(settings, settingsOf(allowed, start));
  };
  await read();
  return {
    usualName: start.BRAND_NAME,
    current: () => dressed,
    refresh: coalesced(read),
    async draft(id) {
      const content = await readDraft(db, BRAND, id, now());
      if (!content) return null;
      const allowed = withoutEnvironment(content, settings);
      return { ...(await dress(allowed, null)), settings: settingsOf(allowed, start) };
    },
  };
}

/** The parts of the brand that the environment decides, each with the setting that does. */
export function decidedByEnvironment({
  GIVEN,
}: Pick<Settings, 'GIVEN'>): { path: string; setting: string }[] {
  return Object.entries(BRAND_SETTINGS)
    .filter(([, setting]) => GIVEN.has(setting))
    .map(([path, setting]) => ({ path, setting }));
}

function withoutEnvironment(brand: Brand, settings: Pick<Settings, 'GIVEN'>): Brand {
  const decided = new Set(decidedByEnvironment(settings).map(({ path }) => path));
  const social = Object.fromEntries(
    NETWORKS.map((network) => [network, decided.has(`social.${network}`) ? null : brand.social[network]]),
  ) as Brand['social'];
  return { ...brand, social, name: decided.has('name') ? null : brand.name };
}

/** The settings that a brand decides; `start` has those of the environment, and the usual ones. */
function settingsOf(
  { name, social, sections }: Brand,
  start: Settings,
): Pick<
  Settings,
  'BRAND_NAME' | 'LINKEDIN_URL' | 'INSTAGRAM_URL' | 'FACEBOOK_URL' | 'YOUTUBE_URL' | 'HOME_EXTRAS'
> {
  return {
    BRAND_NAME: name ?? start.BRAND_NAME,
    LINKEDIN_URL: social.linkedin ?? start.LINKEDIN_URL,
    INSTAGRAM_URL: social.instagram ?? start.INSTAGRAM_URL,
    FACEBOOK_URL: social.facebook ?? start.FACEBOOK_URL,
    YOUTUBE_URL: social.youtube ?? start.YOUTUBE_URL,
    HOME_EXTRAS: sections === null ? start.HOME_EXTRAS : sections.includes('active'),
  };
}
