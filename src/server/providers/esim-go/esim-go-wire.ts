import { z } from 'zod';

import { countryNameOf } from '../country-name.ts';

/** eSIM Go's answers, read tolerantly: unknown fields are ignored, and the spellings of both API versions are accepted. */

const namedPlace = z.object({
  name: z.string().min(1),
  region: z.string().nullish(),
  iso: z.string().min(1),
});

/** A country as an object, or only its code. */
const place = z.union([
  namedPlace,
  z.object({ country: namedPlace }).transform(({ country }) => country),
  z
    .string()
    .transform((iso) => ({ iso, name: countryNameOf(iso) ?? '', region: null }))
    .refine(({ name }) => name !== ''),
]);

/** A number, or one in quotes. */
const count = z.union([
  z.number(),
  z
    .string()
    .trim()
    .regex(/^-?\d+(\.\d+)?$/)
    .transform(Number),
]);

const flag = z.union([
  z.boolean(),
  z.stringbool({ truthy: ['true'], falsy: ['false'], case: 'insensitive' }),
]);

/** `['4G', '5G']`, `'4G/5G'`, or a mixture; empty parts are dropped. */
const speeds = z
  .union([z.string(), z.array(z.string())])
  .nullish()
  .transform((told) => [
    ...new Set(
      [told ?? []].flat().flatMap((text) =>
        text
          .split(/[/,;|]/)
          .map((speed) => speed.trim())
          .filter(Boolean),
      ),
    ),
  ]);

const allowance = z.object({
  type: z.string(),
  amount: count.nullish(),
  unit: z.string().nullish(),
  unlimited: flag.nullish(),
});

const bundleFields = z.object({
  name: z.string().min(1),
  description: z.string().nullish(),
  groups: z.array(z.string()).nullish(),
  group: z.union([z.string(), z.array(z.string())]).nullish(),
  countries: z.array(place).nullish(),
  roamingEnabled: z.array(place).nullish(),
  dataAmount: count.nullish(),
  dataUnit: z.string().nullish(),
  allowances: z.array(allowance).nullish(),
  duration: count,
  durationUnit: z.string().nullish(),
  speed: speeds,
  autostart: flag.nullish(),
  unlimited: flag.nullish(),
  price: count,
  currency: z.string().nullish(),
  billingType: z.string().nullish(),
});

/** Names of fields that may say what unit a number is in. */
const SAYS_WHAT = /unit|currency|billing|period/i;

/** A bundle of the catalogue. A field that would change another's meaning is either read, or a reason to refuse the bundle. */
export const wireBundle = z
  .looseObject({})
  .transform((sent, context) => {
    for (const [field, value] of Object.entries(sent))
      if (SAYS_WHAT.test(field) && !(field in bundleFields.shape) && value !== null)
        context.addIssue({ code: 'custom', message: `unknown field ${field}` });
    return sent;
  })
  .pipe(bundleFields);

export type WireBundle = z.infer<typeof wireBundle>;

export const wireCatalogue = z.union([
  z.object({ bundles: z.array(z.unknown()), pageCount: z.number().optional(), rows: z.number().optional() }),
  z.array(z.unknown()).transform((bundles) => ({ bundles, pageCount: undefined, rows: undefined })),
]);

const digits = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().regex(/^\d{1,3}$/))
  .catch('');

export const wireNetworks = z.object({ countryNetworks: z.array(z.unknown()) });

export const wireCountryNetworks = z.object({
  name: z.string().min(1),
  networks: z.array(z.unknown()).nullish(),
});

export const wireNetwork = z.object({
  name: z.string().nullish(),
  brandName: z.string().nullish(),
  mcc: digits,
  mnc: digits,
  speed: speeds,
  speeds,
});

/** An ICCID must be text; a number would have lost digits. */
const iccid = z.string().regex(/^\d{18,22}$/);

const wireEsim = z.object({
  iccid,
  matchingId: z.string().nullish(),
  smdpAddress: z.string().nullish(),
  confirmationCode: z.coerce.string().nullish(),
});

const wireOrderLine = z.object({
  type: z.string().nullish(),
  item: z.string().nullish(),
  quantity: z.number().nullish(),
  // If the eSIMs cannot be read here, they are read later by the order's reference: one odd line must not hide the order itself.
  esims: z.array(wireEsim).nullish().catch(null),
  iccids: z.array(iccid).nullish().catch(null),
});

export const wireOrder = z.object({
  order: z.array(wireOrderLine).nullish(),
  total: z.number().nullish(),
  status: z.string().nullish(),
  statusMessage: z.string().nullish(),
  orderReference: z.string().min(1),
  createdDate: z.string().nullish(),
  createDate: z.string().nullish(),
});

export type WireOrder = z.infer<typeof wireOrder>;

export const wireOrders = z.union([
  z.object({ orders: z.array(wireOrder), pageCount: z.number().optional() }),
  z.array(wireOrder).transform((orders) => ({ orders, pageCount: undefined })),
]);

/** A time as text, or in milliseconds since the epoch. */
const instant = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((text) => (text ? new Date(text) : null))
  .refine((date) => date === null || !Number.isNaN(date.getTime()));

const wireAccount = z.object({ balance: z.coerce.number() });

/**
 * The organisation: live, inside a list; in the published schema, by itself. The answer contains the API key, so only this part
 * of it is read.
 */
export const wireOrganisation = z.union([
  z
    .object({ organisations: z.tuple([wireAccount], z.unknown()) })
    .transform((answer) => answer.organisations[0]),
  wireAccount,
]);

const wireBundleAssignment = z.object({
  id: z.coerce.string().nullish(),
  initialQuantity: z.number(),
  remainingQuantity: z.number(),
  assignmentDateTime: instant,
  assignmentReference: z.string().nullish(),
  bundleState: z.string(),
  unlimited: z.boolean().nullish(),
  startTime: instant,
  endTime: instant,
});

/** The bundles of an eSIM; the list may be missing if there are none. */
export const wireEsimBundles = z.object({
  bundles: z
    .array(z.object({ name: z.string(), assignments: z.array(wireBundleAssignment).nullish() }))
    .nullish(),
});

export const wireAssignments = z.union([z.array(wireEsim), wireEsim.transform((esim) => [esim])]);

export const wireEsims = z.object({
  esims: z.array(z.object({ iccid: z.string(), customerRef: z.string().nullish() })),
});

export const wireLabel = z.object({ customerRef: z.string().nullish() });

export const wireProfile = z.object({
  profileStatus: z.string(),
  firstInstalledDateTime: instant.catch(null),
});

const wireAction = z.object({
  name: z.string(),
  bundleName: z.string().nullish(),
  bundle: z.string().nullish(),
  date: instant.catch(null),
  alertType: z.string().nullish(),
});

export const wireHistory = z.union([
  z.object({ actions: z.array(wireAction) }),
  z.array(wireAction).transform((actions) => ({ actions })),
]);

/** eSIM Go's message after a successful call, for people. */
export const wireDone = z.object({ status: z.string() });

export const wireCompatible = z.object({ compatible: z.boolean() });

/** The inventory's contents. */
export const wireInventory = z.object({
  bundles: z
    .array(
      z.object({
        name: z.string(),
        available: z
          .array(z.object({ id: z.number().int(), total: z.number(), remaining: z.number() }))
          .nullish(),
      }),
    )
    .nullish(),
});
