import { Hono } from 'hono';
import { z } from 'zod';

import { callNotPlayed } from '../core/not-played.ts';
import type { Party, World } from '../core/party.ts';
import { checkHeaders, limitRate, refusal } from './access-door.ts';
import { AccessBooks, accessChanges, type AccessOrder } from './books.ts';
import { AccessCallbacks } from './callbacks.ts';
import { LOCATIONS, type Package } from './packages.ts';

const CALLS_PER_SECOND = 8;
/** While no limit is played. */
const NO_LIMIT = 1_000_000;

const wanted = z.object({
  transactionId: z.string().min(1).max(50),
  amount: z.number().int().optional(),
  packageInfoList: z.tuple([
    z.object({ packageCode: z.string(), count: z.literal(1), price: z.number().int().optional() }),
  ]),
});
const query = z.object({
  orderNo: z.string().optional(),
  iccid: z.string().optional(),
  startTime: z.string().optional(),
  endTime: z.string().optional(),
  pager: z.object({ pageNum: z.number().int().min(1), pageSize: z.number().int().min(5).max(500) }),
});
const cancelled = z.object({ esimTranNo: z.string() });
const listed = z.object({ type: z.literal('BASE').optional(), locationCode: z.string().optional() });
const usage = z.strictObject({ iccid: z.string(), megabytes: z.number().min(0).max(10_000_000) });

/**
 * eSIM Access's partner API: it accepts orders whose profiles are allocated later, stores the caller's transaction id, and sends
 * unsigned callbacks.
 * @param callbackUrl where callbacks go; none are sent if it is null
 */
export function createEsimAccess(
  world: World,
  callbackUrl: () => string | null,
  { rateLimit }: { rateLimit: boolean },
): Party {
  const books = new AccessBooks(world, rateLimit ? CALLS_PER_SECOND : NO_LIMIT);
  const callbacks = new AccessCallbacks(world, books, callbackUrl);
  for (const order of books.orders) if (!books.isReady(order)) callbacks.announce(order);
  const app = new Hono().basePath('/api/v1/open');
  app.use('/*', limitRate(books), checkHeaders);
  const call = <T>(path: string, schema: z.ZodType<T>, answer: (body: T) => object | [string, string]) =>
    app.post(path, async (c) => {
      const text = await c.req.text();
      let body: unknown;
      try {
        body = JSON.parse(text || '{}');
      } catch {
        return refusal(c, '000104', 'The request is no valid JSON.');
      }
      const read = schema.safeParse(body);
      if (!read.success)
        return refusal(
          c,
          '000105',
          `A mandatory parameter is missing or wrong: ${read.error.issues[0]?.path.join('.')}.`,
        );
      const obj = answer(read.data);
      return Array.isArray(obj)
        ? refusal(c, ...(obj as [string, string]))
        : c.json({ success: true, errorCode: '0', errorMsg: null, obj });
    });

  call('/package/list', listed, ({ locationCode }) => ({
    packageList: books.packages
      .filter((one) => locationCode === undefined || one.locationCode === locationCode)
      .map(packageOnWire),
  }));
  call('/location/list', z.object({}), () => ({ locationList: LOCATIONS }));
  call('/balance/query', z.object({}), () => ({ balance: books.balance }));

  call('/esim/order', wanted, ({ transactionId, amount, packageInfoList: [line] }) => {
    const sold = books.packages.find(({ packageCode, slug }) =>
      [packageCode, slug].includes(line.packageCode),
    );
    if (!sold) return ['310241', 'The packageCode does not exist.'];
    if (line.price !== undefined && line.price !== sold.price)
      return ['200005', 'The package price is wrong.'];
    if (amount !== undefined && amount !== sold.price) return ['200006', 'The total amount is wrong.'];
    if (books.options.sold_out) return ['200011', 'There are not enough profiles.'];
    if (books.balance < sold.price) return ['200007', 'The balance is insufficient.'];
    const order = books.accept(sold, transactionId);
    callbacks.announce(order);
    return { orderNo: order.orderNo, transactionId };
  });

  call('/esim/query', query, ({ orderNo, iccid, startTime, endTime, pager: { pageNum, pageSize } }) => {
    const order = books.orders.find((one) => one.orderNo === orderNo);
    if (orderNo !== undefined && !order) return ['310272', 'The orderNo does not exist.'];
    if (order && !books.isReady(order)) return ['200010', 'The profile is being allocated for the order.'];
    const [since, until] = [Date.parse(startTime ?? '') || 0, Date.parse(endTime ?? '') || Infinity];
    const found = books.orders.filter(
      (one) =>
        books.isReady(one) &&
        (orderNo === undefined || one === order) &&
        (iccid === undefined || one.iccid === iccid) &&
        one.createdAt >= since &&
        one.createdAt <= until,
    );
    if (iccid !== undefined && found.length === 0) return ['310403', 'The ICCID is not in the order.'];
    const page = found.slice((pageNum - 1) * pageSize, pageNum * pageSize);
    return {
      esimList: page.map((one) => profileOnWire(books, one)),
      pager: { pageNum, pageSize, total: found.length },
    };
  });

  call('/esim/cancel', cancelled, ({ esimTranNo }) => {
    const order = books.orders.find((one) => one.esimTranNo === esimTranNo && books.isReady(one));
    if (!order) return ['310403', 'The profile does not exist.'];
    if (!books.cancel(order)) return ['200002', 'The status of the order does not allow this operation.'];
    callbacks.tellStatus(order);
    return {};
  });

  app.all('/*', (c) => refusal(c, '000103', callNotPlayed(c.req.raw)));

  return {
    name: 'esim-access',
    fetch: (request) => app.fetch(request),
    refusal: (status) =>
      status >= 500 || status === 429
        ? new Response('forced', { status })
        : Response.json({ success: false, errorCode: '200002', errorMsg: 'forced', obj: null }),
    controls: {
      'esim-access': async (body) => books.change(accessChanges.parse(body)),
      'esim-access-usage': async (body) => {
        const { iccid, megabytes } = usage.parse(body);
        const order = books.orders.find((one) => one.iccid === iccid && books.isReady(one));
        if (!order || !['GOT_RESOURCE', 'IN_USE'].includes(books.statusOf(order)))
          throw new Error(`eSIM ${iccid} has no package that can be used now`);
        const wasUnused = order.startedAt === null;
        const used = books.use(order, Math.round(megabytes * 1024 ** 2));
        if (wasUnused && order.startedAt !== null) callbacks.tellStatus(order);
        callbacks.tellUsage(order, used);
        return { iccid };
      },
    },
    ledger: () => ledgerOf(books),
    reset: () => books.reset(),
  };
}

/** As their times look. */
function time(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString().replace(/\.\d+Z$/, '+0000');
}

function packageOnWire(sold: Package) {
  return {
    ...sold,
    currencyCode: 'USD',
    smsStatus: 0,
    dataType: 1,
    unusedValidTime: 180,
    durationUnit: 'DAY',
    description: sold.name,
    activeType: 2,
    favorite: false,
    retailPrice: 2 * sold.price,
    supportTopUpType: 2,
    fupPolicy: '',
    locationNetworkList: [],
  };
}

function profileOnWire(books: AccessBooks, order: AccessOrder) {
  const { orderNo, transactionId, esimTranNo, iccid, imsi, matchingId, smdpStatus, used } = order;
  const sold = books.packageOf(order);
  return {
    esimTranNo,
    orderNo,
    transactionId,
    imsi,
    iccid,
    ac: `LPA:1$rsp.esim-access.example$${matchingId}`,
    smdpStatus,
    esimStatus: books.statusOf(order),
    activeType: 2,
    dataType: 1,
    activateTime: time(order.startedAt),
    expiredTime: time(books.expiresAt(order)),
    totalVolume: sold.volume,
    totalDuration: sold.duration,
    durationUnit: 'DAY',
    orderUsage: used,
    packageList: [
      {
        packageName: sold.name,
        packageCode: sold.packageCode,
        slug: sold.slug,
        duration: sold.duration,
        volume: sold.volume,
        locationCode: sold.locationCode,
        createTime: time(order.createdAt),
      },
    ],
  };
}

/** For `GET /control/ledger`, in the format of the other wholesalers' parts. */
function ledgerOf(books: AccessBooks): Record<string, unknown[]> {
  const bought = books.orders.filter(({ fails }) => !fails);
  const line = ({ orderNo, packageCode, iccid, price, createdAt }: AccessOrder) => ({
    reference: orderNo,
    item: packageCode,
    iccids: [iccid],
    quantity: 1,
    total: price / 10_000,
    at: new Date(createdAt).toISOString(),
  });
  return {
    provider_orders: bought.map(line),
    provider_refunds: bought.filter(({ isCancelled }) => isCancelled).map(line),
    esims: bought
      .filter((order) => books.isReady(order))
      .map((order) => ({
        iccid: order.iccid,
        state: order.smdpStatus.toLowerCase(),
        bundles: [
          {
            name: order.packageCode,
            reference: order.orderNo,
            state: books.statusOf(order).toLowerCase(),
          },
        ],
      })),
  };
}
