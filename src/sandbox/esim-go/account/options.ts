import { z } from 'zod';

const status = z.int().min(400).max(599);
const count = z.int().min(1);
const milliseconds = z.int().min(0);

/**
 * Every point where the vendor's documentation is silent, in conflict or read between the lines, and every
 * limit a test may want elsewhere. `POST /control/provider` sets any of them while the sandbox runs.
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
  /** Answers whose status no document names. */
  unknownBundleStatus: status,
  unknownCatalogueBundleStatus: status,
  unknownOrderStatus: status,
  insufficientBalanceStatus: status,
  /** An order of type `validate` that could not be placed: an error, or 200 with `valid: false`. */
  impossibleValidate: z.enum(['error', 'invalid']),
  /** The content type of a refused order; the schema says plain text, the body is JSON all the same. */
  orderErrorType: z.enum(['text/plain', 'application/json']),
  /** How long an order stays pending, and its eSIMs out of reach. 0: completed in the answer. */
  orderProcessingMs: milliseconds,
  /** How an order ends. A failed one costs nothing and makes no eSIM. */
  orderOutcome: z.enum(['completed', 'failed']),
  /** The unconfirmed name of the pending status, and whether it comes with ICCIDs. */
  pendingStatus: z.string().min(1),
  pendingShowsIccids: z.boolean(),
  /** Orders of more units than this are completed in the background, after this long. */
  backgroundAboveUnits: z.int().min(0),
  backgroundMs: milliseconds,
  /** How long an assigned bundle stays `processing`; its eSIM can be installed meanwhile. */
  assignmentProcessingMs: milliseconds,
  maxEsimsPerOrder: count,
  /** Shortest time between two orders; the help centre asks for 3000, nothing says it is enforced. */
  orderGapMs: milliseconds,
  maxQueuedBundles: count,
  /** Where an order for an ICCID ends: as documented, or with a new eSIM although nobody allowed that. */
  topUps: z.enum(['onto the eSIM', 'a new eSIM']),
  /** Days an unused bundle waits before it lapses (12 months in another document). */
  shelfLifeDays: count,
  /** Days without a bundle applied or used before an eSIM is to be deleted, then days until it is gone. */
  esimLifeDays: count,
  deletionNoticeDays: z.int().min(0),
  /** Whether an unlimited bundle whose full-speed allowance is used up counts as depleted. */
  unlimitedDepletes: z.boolean(),
  /** The organisation's callbacks: V2 is the default there, V3 is switched on in the portal and signed. */
  callbackVersion: z.enum(['V2', 'V3']),
  /** The API reference's sample signs in base64, a newer guide's in hex. */
  callbackSignature: z.enum(['base64', 'hex']),
  /** Some documented examples print an ICCID as a number. */
  callbackIccid: z.enum(['string', 'number']),
  /** Pauses before a callback that was not answered well is sent again; nothing is documented, so none. */
  callbackRetrySeconds: z.array(z.int().min(0)).max(10),
  /** How old a bundle may be when it is revoked into the inventory or refunded; about 60 days in the help centre. */
  refundableDays: count,
  /** Whether taking a bundle off an eSIM brings its money where that is asked for; what else would refuse it nobody says. */
  revokeRefund: z.boolean(),
  /** Refunds of stock to the balance; off until the account manager switches it on. */
  inventoryRefund: z.boolean(),
  /** Whether an eSIM that holds nothing any more and was never installed goes back to the vendor at once. */
  takesBackEmptyEsims: z.boolean(),
  /** Page length where none is asked for. */
  defaultPageSize: count,
  /** Shapes on the wire that published schemas and live captures disagree on. */
  listShape: z.enum(['envelope', 'array']),
  countriesShape: z.enum(['flat', 'nested']),
  roamingOfOneCountry: z.enum(['empty', 'null']),
  detailGroupKey: z.enum(['group', 'groups']),
  orderDateKey: z.enum(['createdDate', 'createDate']),
  listedOrderIccids: z.enum(['on request', 'always']),
  runningBalanceShape: z.enum(['number', 'string']),
  /** The last one no phone takes. */
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
