import type { AiraloBooks, AiraloOrder } from './books.ts';
import { PACKAGES, packageOnWire, titleOf } from './packages.ts';

/** `2023-02-27 14:09:55`. */
export function stamp(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replace('T', ' ');
}

export function codeOf({ id, createdAt }: AiraloOrder): string {
  return `${stamp(createdAt).slice(0, 10).replaceAll('-', '')}-${String(id).padStart(6, '0')}`;
}

export function statusSlug(books: AiraloBooks, order: AiraloOrder): string {
  return books.isRefunded(order) ? 'refunded' : 'completed';
}

export function topUpsOf(books: AiraloBooks, iccid: string) {
  const orders = books.ordersOn(iccid);
  const [first] = orders;
  if (!first || orders.every((order) => books.isRefunded(order))) return [];
  const { operator } = books.packageOf(first);
  return PACKAGES.filter((sold) => sold.operator === operator);
}

export function simOnWire({ id, iccid, matchingId, createdAt }: AiraloOrder) {
  return {
    id: id + 2000,
    created_at: stamp(createdAt),
    iccid,
    lpa: 'lpa.airalo.example',
    imsis: null,
    matching_id: matchingId,
    qrcode: `LPA:1$lpa.airalo.example$${matchingId}`,
    qrcode_url: '',
    airalo_code: null,
    apn_type: 'automatic',
    apn_value: null,
    is_roaming: true,
    confirmation_code: null,
  };
}

/** @param include what lists and single orders have only where they are asked to */
export function orderOnWire(
  books: AiraloBooks,
  order: AiraloOrder,
  include: { sims?: boolean; status?: boolean },
) {
  const sold = books.packageOf(order);
  const slug = statusSlug(books, order);
  return {
    id: order.id,
    created_at: stamp(order.createdAt),
    code: codeOf(order),
    description: order.description,
    type: order.type,
    package_id: order.packageId,
    quantity: 1,
    package: `${sold.operator.title}-${titleOf(sold)}`,
    esim_type: 'Prepaid',
    validity: String(sold.day),
    price: sold.price.toFixed(2),
    net_price: order.net,
    data: `${sold.amount / 1024} GB`,
    currency: books.account.options.currency,
    pricing_model: 'net_pricing',
    manual_installation: '',
    qrcode_installation: '',
    installation_guides: { en: '' },
    ...(include.sims && { sims: order.type === 'sim' ? [simOnWire(order)] : [] }),
    ...(include.status && { status: { name: slug, slug } }),
  };
}

export function bundleOnWire(books: AiraloBooks, order: AiraloOrder) {
  const sold = books.packageOf(order);
  const time = (at: number | null) =>
    at === null ? null : `${new Date(at).toISOString().slice(0, 19)}+00:00`;
  return {
    id: order.id - 8000,
    status: books.statusOf(order),
    remaining: Math.round(sold.amount - order.usedMb),
    activated_at: time(order.startedAt),
    expired_at: time(books.endOf(order)),
    finished_at: null,
    package: packageOnWire(sold, order.net, order.type),
  };
}

/** For `GET /control/ledger`, in the format of the other wholesalers' parts. */
export function ledgerOf(books: AiraloBooks): Record<string, unknown[]> {
  const { orders } = books.account;
  const line = (order: AiraloOrder) => ({
    reference: String(order.id),
    item: order.packageId,
    iccids: [order.iccid],
    quantity: 1,
    total: order.net,
    at: new Date(order.createdAt).toISOString(),
  });
  return {
    provider_orders: orders.map(line),
    provider_refunds: orders.filter((order) => books.isRefunded(order)).map(line),
    esims: [...Map.groupBy(orders, ({ iccid }) => iccid)].map(([iccid, its]) => ({
      iccid,
      state: its.some(({ startedAt }) => startedAt !== null) ? 'enabled' : 'released',
      bundles: its.map((order) => ({
        name: order.packageId,
        reference: String(order.id),
        state: books.statusOf(order).toLowerCase(),
      })),
    })),
  };
}
