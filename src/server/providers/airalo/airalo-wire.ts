import { z } from 'zod';

import { UNLIMITED } from '../../../domain/catalog/data-amount.ts';
import { BASE_CURRENCY } from '../../../domain/currencies.ts';
import { ofDollars } from '../../../domain/money.ts';
import { oneLine } from '../../core/one-line.ts';
import { countryNameOf } from '../country-name.ts';
import { tradeMegabytes } from '../trade-megabytes.ts';
import type { CatalogueEntry, CatalogueNetwork } from '../wholesaler.ts';

/** Airalo's answers. Money is in dollars, data in megabytes of which 1024 are 1 GB; times without a zone are taken for UTC. */

/** Between a package for a new eSIM and the one for an eSIM that has it. */
const TOP_UP = '-topup';

const iccid = z.string().regex(/^\d{18,22}$/);
/** `2023-02-27 14:09:55`, and with a `T` and a zone in histories. */
const time = z
  .string()
  .transform(
    (text) => new Date(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? `${text.replace(' ', 'T')}Z` : text),
  )
  .refine((date) => !Number.isNaN(date.getTime()));
/** A number, or one in quotes. */
const amount = z.coerce.number();

/** From the second page on the list is an object with the indices as names. */
const list = z.union([
  z.array(z.unknown()),
  z.record(z.string(), z.unknown()).transform(Object.values<unknown>),
]);

export const wirePackages = z.object({
  /** With `discount_pricing`, packages have no net price. */
  pricing: z.object({ model: z.string(), discount_percentage: z.number() }).nullish(),
  data: list,
  meta: z.object({ last_page: z.number().int().min(1) }).nullish(),
});

const wireNetwork = z.object({ name: z.string(), types: z.array(z.string()).nullish() });

export const wirePlace = z.object({
  slug: z.string().nullish(),
  /** Empty for regions. */
  country_code: z.string().nullish(),
  title: z.string(),
  operators: z.array(z.unknown()),
});

export const wireOperator = z.object({
  /** `local`, or `global` for regions. */
  type: z.string(),
  title: z.string(),
  /** `first-usage`, or `installation`. */
  activation_policy: z.string().nullish(),
  is_kyc_verify: z.boolean().nullish(),
  coverages: z
    .array(z.object({ code: z.string().nullish(), networks: z.array(wireNetwork).nullish() }))
    .nullish(),
  countries: z.array(z.object({ country_code: z.string() })).nullish(),
  packages: z.array(z.unknown()),
});

export type WirePlace = z.infer<typeof wirePlace>;
export type WireOperator = z.infer<typeof wireOperator>;

export const wirePackage = z.object({
  id: z.string().min(1),
  /** `sim`, or `topup`. */
  type: z.string(),
  title: z.string(),
  /** The least that it may be sold for. */
  price: z.number().positive(),
  net_price: z.number().positive().nullish(),
  amount: z.number().min(0),
  day: z.number().int().positive(),
  is_unlimited: z.boolean(),
  fair_usage_policy: z.string().nullish(),
  prices: z.object({ net_price: z.record(z.string(), z.number()).nullish() }).nullish(),
});

type WirePackage = z.infer<typeof wirePackage>;

const wireSim = z.object({
  iccid,
  /** The text in its QR code. */
  qrcode: z.string().nullish(),
  /** 'automatic' or 'manual'. */
  apn_type: z.string().nullish(),
  apn_value: z.string().nullish(),
  confirmation_code: z.string().nullish(),
});

const wireOrder = z.object({
  id: z.number().int(),
  created_at: time,
  description: z.string().nullish(),
  type: z.string(),
  package_id: z.string(),
  quantity: amount,
  currency: z.string(),
  net_price: amount.nullish(),
  sims: z.array(wireSim).nullish(),
  status: z.object({ slug: z.string() }).nullish(),
});

export type WireOrder = z.infer<typeof wireOrder>;

export const wireOrdered = z.object({ data: wireOrder });
export const wireOrders = z.object({
  data: z.array(wireOrder),
  meta: z.object({ last_page: z.number().int() }).nullish(),
});

export const wireBalance = z.object({
  data: z.object({
    balances: z.object({ availableBalance: z.object({ amount, currency: z.string() }) }),
  }),
});

/** A person decides about it later. */
export const wireAccepted = z.object({ data: z.object({ refund_id: z.coerce.string() }) });

export const wireEsim = z.object({ data: z.object({ recycled: z.boolean().nullish() }) });

export const wireHistory = z.object({
  data: z.array(
    z.object({
      id: z.number().int(),
      status: z.string(),
      remaining: z.number(),
      activated_at: time.nullish().catch(null),
      expired_at: time.nullish().catch(null),
      package: z.object({ id: z.string(), amount: z.number(), is_unlimited: z.boolean() }),
    }),
  ),
});

export type WireBundle = z.infer<typeof wireHistory>['data'][number];

export const wireTopUps = z.object({
  data: z.array(z.object({ id: z.string(), price: z.number(), net_price: z.number().nullish() })),
  pricing: wirePackages.shape.pricing,
});

/** Of a finished order, and of data that runs low; one about the credit has neither an order nor an eSIM. */
export const wireCallback = z.object({
  id: z.number().int().nullish(),
  request_id: z.string().nullish(),
  level: z.string().max(100).nullish(),
  iccid: iccid.nullish().catch(null),
  message: z.string().nullish(),
  reason: z.string().nullish(),
});

/** The package by which an eSIM gets more of a plan. */
export const topUpOf = (bundleName: string) => `${bundleName}${TOP_UP}`;

/** The plan of a package, whether it came with its eSIM or was added. */
export const planOf = (packageId: string) =>
  packageId.endsWith(TOP_UP) ? packageId.slice(0, -TOP_UP.length) : packageId;

type Pricing = z.infer<typeof wirePackages>['pricing'];

/** What a package costs us, in dollars: its net price, or its price less the discount that we have on all. */
export function costOf(
  { price, net_price: net }: Pick<WirePackage, 'price' | 'net_price'>,
  pricing: Pricing,
): number | null {
  if (net !== null && net !== undefined) return net;
  return pricing?.model === 'discount_pricing' ? price * (1 - pricing.discount_percentage / 100) : null;
}

/** A package in our terms, or why we cannot sell it. */
export function catalogueEntry(
  { id, type, title, price, amount: mib, day, is_unlimited: isUnlimited, ...sold }: WirePackage,
  { place, operator, pricing }: { place: WirePlace; operator: WireOperator; pricing: Pricing },
): CatalogueEntry | { refused: string } {
  if (type !== 'sim') return { refused: `type ${type}` };
  const cost = costOf({ price, net_price: sold.net_price }, pricing);
  if (cost === null) return { refused: 'no net price' };
  const inDollars = sold.prices?.net_price?.[BASE_CURRENCY];
  if (inDollars !== undefined && inDollars !== cost)
    return { refused: `net price ${cost}, which is not in ${BASE_CURRENCY}` };
  const isLocal = operator.type === 'local';
  const codes = isLocal
    ? [place.country_code ?? '']
    : (operator.countries ?? []).map(({ country_code: code }) => code);
  const countries = [...new Set(codes)].map((iso) => ({ iso, name: countryNameOf(iso) ?? '', region: null }));
  const unknown = countries.find(({ name }) => name === '');
  if (unknown) return { refused: `country "${unknown.iso}"` };
  const networks = (operator.coverages ?? []).flatMap((coverage) => coverage.networks ?? []);
  return {
    bundleName: id,
    description: [`${operator.title}: ${title}`, sold.fair_usage_policy].filter(Boolean).join('. '),
    groups: [],
    region: isLocal ? null : { code: place.slug ?? null, label: oneLine(place.title) },
    countries,
    dataMb: isUnlimited ? UNLIMITED : tradeMegabytes(mib),
    durationDays: day,
    speed: [...new Set(networks.flatMap(({ types }) => types ?? []))].toSorted(),
    dailyAllowance: null,
    autostart: operator.activation_policy === 'first-usage',
    wholesaleCents: ofDollars(cost).amount,
    leastRetailCents: ofDollars(price).amount,
    ...(typeof operator.is_kyc_verify === 'boolean' && { idCheck: operator.is_kyc_verify }),
  };
}

/** The networks of a country's own packages; Airalo sends no codes of theirs. */
export function networksOf(place: WirePlace, { type, coverages }: WireOperator): CatalogueNetwork[] {
  if (type !== 'local') return [];
  return (coverages ?? []).flatMap(({ code, networks }) => {
    const country = countryNameOf(code ?? place.country_code ?? '');
    if (country === null) return [];
    return (networks ?? []).map(({ name, types }) => ({
      country,
      brand: oneLine(name),
      mcc: '',
      mnc: '',
      speed: types ?? [],
    }));
  });
}
