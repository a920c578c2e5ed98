import { z } from 'zod';

const status = z.int().min(400).max(599);
const count = z.int().min(1);
const milliseconds = z.int().min(0);

/**
 * Every point on which the vendor's documentation is silent, contradicts itself or needs interpretation, and every limit that a
 * test may want to change. `POST /control/provider` sets any of them while the sandbox runs.
 */
export const optionsShape = z.strictObject({
  /** Limit calls per second, as documented. */
  rateLimit: z.boolean(),
  tokensPerSecond: count,
  /** Tokens one call takes; the vendor's table per endpoint is unpublished. */
  catalogueCost: count,
  orderCost: count,
  assignmentsCost: count,
  otherCost: count,
  /** The status of answers for which no document names one. */
  unknownBundleStatus: status,
  unknownCatalogueBundleStatus: status,
  unknownOrderStatus: status,
  insufficientBalanceStatus: status,
  /** The answer to an order of type `validate` that could not be placed: an error, or 200 with `valid: false`. */
  impossibleValidate: z.enum(['error', 'invalid']),
  /** The content type of a refused order. The schema says plain text, but the body is JSON. */
  orderErrorType: z.enum(['text/plain', 'application/json']),
  /** How long an order stays pending, with its eSIMs unavailable. 0: the answer says completed. */
  orderProcessingMs: milliseconds,
  /** How an order ends. A failed one costs nothing and makes no eSIM. */
  orderOutcome: z.enum(['completed', 'failed']),
  /** The name of the pending status, which is unconfirmed, and whether such an order lists ICCIDs. */
  pendingStatus: z.string().min(1),
  pendingShowsIccids: z.boolean(),
  /** Orders of more units than this are completed in the background, after this long. */
  backgroundAboveUnits: z.int().min(0),
  backgroundMs: milliseconds,
  /** How long an assigned bundle stays `processing`; its eSIM can be installed meanwhile. */
  assignmentProcessingMs: milliseconds,
  maxEsimsPerOrder: count,
  /** The shortest time between two orders. The help centre asks for 3000; nothing says that it is enforced. */
  orderGapMs: milliseconds,
  maxQueuedBundles: count,
  /** Where an order for an ICCID goes: onto that eSIM, as documented, or onto a new one that nobody agreed to. */
  topUps: z.enum(['onto the eSIM', 'a new eSIM']),
  /** Days until an unused bundle lapses (12 months in another document). */
  shelfLifeDays: count,
  /** Days without a bundle being applied or used until an eSIM is scheduled for deletion, then days until it is gone. */
  esimLifeDays: count,
  deletionNoticeDays: z.int().min(0),
  /** Whether an unlimited bundle counts as depleted once its full-speed allowance is used up. */
  unlimitedDepletes: z.boolean(),
  /** The version of the organisation's callbacks. V2 is the default; V3 is switched on in the portal, and is signed. */
  callbackVersion: z.enum(['V2', 'V3']),
  /** The API reference's sample has a base64 signature, a newer guide's a hex one. */
  callbackSignature: z.enum(['base64', 'hex']),
  /** Some documented examples print an ICCID as a number. */
  callbackIccid: z.enum(['string', 'number']),
  /** Pauses before an unsuccessful callback is sent again; nothing is documented, so none. */
  callbackRetrySeconds: z.array(z.int().min(0)).max(10),
  /** How old a bundle may be when it is revoked into the inventory or refunded; about 60 days in the help centre. */
  refundableDays: count,
  /** Whether revoking a bundle refunds it on request; the documents name no other reason for refusing. */
  revokeRefund: z.boolean(),
  /** Refunds of stock to the balance; off until the account manager switches it on. */
  inventoryRefund: z.boolean(),
  /** Whether an eSIM that was never installed returns to the vendor as soon as it has no bundle left. */
  takesBackEmptyEsims: z.boolean(),
  /** The page length of a request that names none. */
  defaultPageSize: count,
  /** Response shapes on which the published schemas and live captures disagree. */
  listShape: z.enum(['envelope', 'array']),
  countriesShape: z.enum(['flat', 'nested']),
  roamingOfOneCountry: z.enum(['empty', 'null']),
  detailGroupKey: z.enum(['group', 'groups']),
  orderDateKey: z.enum(['createdDate', 'createDate']),
  listedOrderIccids: z.enum(['on request', 'always']),
  runningBalanceShape: z.enum(['number', 'string']),
  /** No phone accepts the last one. */
  smdpAddressShape: z.enum(['host', 'url', 'capitals', 'https-port', 'other-port']),
  assignmentsShape: z.enum(['by count', 'array']),
  retryAfterShape: z.enum(['seconds', 'date']),
  installedTimeShape: z.enum(['epoch', 'iso']),
  historyShape: z.enum(['envelope', 'array']),
  organisationShape: z.enum(['wrapped', 'flat']),
  /** Whether version 2.4 also names `startTime` and `endTime` of a bundle. */
  startTimesInOldVersion: z.boolean(),
});

export type EsimGoOptions = z.infer<typeof optionsShape>;

/** What the documentation, the help centre or live captures say, in this order. */
export const documentedOptions: EsimGoOptions = {
  rateLimit: true,
  tokensPerSecond: 10,
  catalogueCost: 5,
  orderCost: 2,
  assignmentsCost: 2,
  otherCost: 1,
  unknownBundleStatus: 400,
  unknownCatalogueBundleStatus: 400,
  unknownOrderStatus: 400,
  insufficientBalanceStatus: 400,
  impossibleValidate: 'error',
  orderErrorType: 'text/plain',
  orderProcessingMs: 0,
  orderOutcome: 'completed',
  pendingStatus: 'processing',
  pendingShowsIccids: false,
  backgroundAboveUnits: 5,
  backgroundMs: 2000,
  assignmentProcessingMs: 0,
  maxEsimsPerOrder: 10,
  orderGapMs: 0,
  maxQueuedBundles: 30,
  topUps: 'onto the eSIM',
  shelfLifeDays: 180,
  esimLifeDays: 180,
  deletionNoticeDays: 7,
  unlimitedDepletes: false,
  callbackVersion: 'V2',
  callbackSignature: 'base64',
  callbackIccid: 'string',
  callbackRetrySeconds: [],
  refundableDays: 60,
  revokeRefund: true,
  inventoryRefund: true,
  takesBackEmptyEsims: true,
  defaultPageSize: 50,
  listShape: 'envelope',
  countriesShape: 'flat',
  roamingOfOneCountry: 'empty',
  detailGroupKey: 'group',
  orderDateKey: 'createdDate',
  listedOrderIccids: 'on request',
  runningBalanceShape: 'number',
  smdpAddressShape: 'host',
  assignmentsShape: 'by count',
  retryAfterShape: 'seconds',
  installedTimeShape: 'epoch',
  historyShape: 'envelope',
  organisationShape: 'wrapped',
  startTimesInOldVersion: false,
};
