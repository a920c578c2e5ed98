import { z } from 'zod';

import { LANGUAGE_CODES, SOURCE } from '../../languages.ts';
import {
  type Brand,
  type FootPlace,
  FONTS,
  FOOT_LINKS,
  linkId,
  HEADER_LINKS,
  HOME_SECTIONS,
  MAX_BRAND_LENGTHS,
  MAX_LINKS,
  NO_BRAND,
} from './brand.ts';
import { colourFault } from './colour-set.ts';
import { readColour } from './colours.ts';
import { brandWords as words } from './words.ts';

/** One line of plain letters: words are text, never HTML. */
const line = (most: number) =>
  z
    .string()
    .transform((typed) =>
      typed
        .replace(/\p{Cs}/gu, '\uFFFD')
        .replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
        .replace(/[\p{Cc}\s]+/gu, ' ')
        .trim(),
    )
    .pipe(z.string().max(most));

const orNull = (most: number) =>
  line(most)
    .transform((typed) => typed || null)
    .nullable();

const picture = z
  .string()
  .regex(/^[0-9a-f]{32}$/)
  .nullable();

const isHttps = (address: string) =>
  URL.canParse(address) && /^https:\/\/[^/\\@]+(?:[/?#]|$)/.test(address) && !/["'<>\s\\]/.test(address);
/** Of this shop: one slash, and no other origin behind it. */
const isOwnPath = (address: string) => /^\/(?![/\\])[^"'<>\s\\]*$/.test(address);

const to = line(MAX_BRAND_LENGTHS.address).refine(
  (address) => isHttps(address) || isOwnPath(address),
  words.address,
);
const names = z
  .partialRecord(z.enum(LANGUAGE_CODES), line(MAX_BRAND_LENGTHS.link))
  .transform((given) => Object.fromEntries(Object.entries(given).filter(([, name]) => name !== '')))
  .refine((given) => SOURCE in given, words.linkName);

const linksTo = <Page extends FootPlace>(pages: readonly [Page, ...Page[]]) =>
  z
    .array(z.union([z.strictObject({ place: z.enum(pages) }), z.strictObject({ names, to })]))
    .min(1, words.noLinks)
    .refine((given) => given.length <= MAX_LINKS && isEachOnce(given.map(linkId)), words.links);

const isEachOnce = (given: readonly string[]) => new Set(given).size === given.length;

const hero = z
  .partialRecord(
    z.enum(LANGUAGE_CODES),
    z.strictObject({ title: line(MAX_BRAND_LENGTHS.title), lead: line(MAX_BRAND_LENGTHS.lead) }),
  )
  .transform((given) =>
    Object.fromEntries(Object.entries(given).filter(([, { title, lead }]) => title || lead)),
  )
  .refine((given) => Object.values(given).every(({ title, lead }) => title && lead), words.heroBoth);

const network = orNull(MAX_BRAND_LENGTHS.address).refine(
  (address) => address === null || isHttps(address),
  words.network,
);

/** A brand as an operator types, sends and publishes it; parts that are left out are the shop's own. */
export const brandSchema = z.strictObject({
  name: orNull(MAX_BRAND_LENGTHS.name).default(null),
  colour: z
    .string()
    .superRefine((typed, context) => {
      const fault = colourFault(typed);
      if (fault) context.addIssue({ code: 'custom', message: words.colour(fault) });
    })
    .transform((typed) => readColour(typed))
    .nullable()
    .default(null),
  fonts: z.enum(FONTS).default(NO_BRAND.fonts),
  pictures: z
    .strictObject({
      logo: picture.default(null),
      logo_night: picture.default(null),
      icon: picture.default(null),
      hero: picture.default(null),
      social: picture.default(null),
    })
    .default(NO_BRAND.pictures),
  logo_has_name: z.boolean().default(false),
  hero: hero.default({}),
  sections: z
    .array(z.enum(HOME_SECTIONS))
    .min(1, words.sections)
    .refine(isEachOnce, words.sections)
    .nullable()
    .default(null),
  header: linksTo(HEADER_LINKS).nullable().default(null),
  foot: z
    .strictObject({ plans: linksTo(FOOT_LINKS), company: linksTo(FOOT_LINKS) })
    .nullable()
    .default(null),
  social: z
    .strictObject({
      linkedin: network.default(null),
      instagram: network.default(null),
      facebook: network.default(null),
      youtube: network.default(null),
    })
    .default(NO_BRAND.social),
}) satisfies z.ZodType<Brand>;
