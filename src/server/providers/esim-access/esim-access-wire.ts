import { z } from 'zod';

import { BASE_CURRENCY } from '../../../domain/currencies.ts';
import { oneLine } from '../../core/one-line.ts';
import { countryNameOf } from '../country-name.ts';
import { tradeMegabytes } from '../trade-megabytes.ts';
import type { CatalogueEntry } from '../wholesaler.ts';

/** eSIM Access's answers. Prices are 10,000ths of a dollar, volumes bytes of which 1024³ are 1 GB. */

/** Units of their money in a cent. */
export const PER_CENT = 100;

const MIB = 1024 ** 2;

const iccid = z.string().regex(/^\d{18,22}$/);
/** ISO 8601, usually with `+0000`. */
const time = z
  .string()
  .transform((text) => new Date(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2')))
  .refine((date) => !Number.isNaN(date.getTime()));

export const wirePackages = z.object({ packageList: z.array(z.unknown()) });

export const wirePackage = z.object({
  packageCode: z.string().min(1),
  name: z.string(),
  price: z.number().int().min(0),
  currencyCode: z.string(),
  volume: z.number().positive(),
  /** 1: the volume is for all days together. */
  dataType: z.number().nullish(),
  duration: z.number().int().positive(),
  durationUnit: z.string(),
  /** ISO codes with commas. */
  location: z.string(),
  /** Of a region: 'NA-3'. */
  locationCode: z.string().nullish(),
  /** 2: it starts with the first connection. */
  activeType: z.number().nullish(),
  /** '3G/4G/5G'. */
  speed: z.string().nullish(),
});

type WirePackage = z.infer<typeof wirePackage>;

export const wireLocations = z.object({
  locationList: z.array(z.object({ code: z.string(), name: z.string() })),
});

export const wireOrdered = z.object({ orderNo: z.string().min(1) });

const wireProfile = z.object({
  esimTranNo: z.string().min(1),
  orderNo: z.string().min(1),
  transactionId: z.string().nullish(),
  iccid,
  imsi: z.string().nullish(),
  /** The text in its QR code. */
  ac: z.string().nullish(),
  smdpStatus: z.string().nullish(),
  esimStatus: z.string(),
  totalVolume: z.number(),
  orderUsage: z.number().nullish(),
  activateTime: time.nullish().catch(null),
  expiredTime: time.nullish().catch(null),
  packageList: z.array(z.object({ packageCode: z.string(), createTime: time.nullish().catch(null) })),
});

export type WireProfile = z.infer<typeof wireProfile>;

export const wireProfiles = z.object({
  esimList: z.array(wireProfile),
  pager: z.object({ total: z.number() }).nullish(),
});

export const wireBalance = z.object({ balance: z.number() });

export const wireCallback = z.object({
  notifyType: z.string().min(1).max(100),
  content: z.object({ orderNo: z.string().max(100).nullish(), iccid: iccid.nullish().catch(null) }).nullish(),
});

/**
 * A package in our terms, or why we cannot sell it.
 * @param regions names by their codes
 */
export function catalogueEntry(
  { packageCode, name, price, currencyCode, location, locationCode, ...sold }: WirePackage,
  regions: ReadonlyMap<string, string>,
): CatalogueEntry | { refused: string } {
  if (currencyCode !== BASE_CURRENCY) return { refused: `currency ${currencyCode}` };
  if (price % PER_CENT !== 0) return { refused: `price ${price}, which is no whole cent` };
  if (sold.durationUnit !== 'DAY') return { refused: `duration unit ${sold.durationUnit}` };
  if ((sold.dataType ?? 1) !== 1) return { refused: `data type ${sold.dataType}, by the day` };
  const codes = [...new Set(location.split(',').map((code) => code.trim()))];
  const countries = codes.map((iso) => ({ iso, name: countryNameOf(iso) ?? '', region: null }));
  const unknown = countries.find((country) => country.name === '');
  if (unknown) return { refused: `location ${unknown.iso}` };
  const code = locationCode?.trim() || null;
  const label = oneLine(regions.get(code ?? '') ?? code ?? name);
  return {
    bundleName: packageCode,
    description: name,
    groups: [],
    region: countries.length > 1 ? { code, label } : null,
    countries,
    dataMb: megabytes(sold.volume),
    durationDays: sold.duration,
    speed: (sold.speed ?? '').split('/').filter(Boolean),
    dailyAllowance: null,
    autostart: sold.activeType === 2,
    wholesaleCents: price / PER_CENT,
  };
}

/** Of a volume. */
export function megabytes(volume: number): number {
  return tradeMegabytes(volume / MIB);
}
