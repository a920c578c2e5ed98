import type { PriceSheet } from '../../domain/catalog/price-sheet.ts';
import { DEFAULT_METHOD, PAYMENT_METHODS } from '../../domain/checkout/payment-method.ts';
import { CURRENCIES, type Currency } from '../../domain/currencies.ts';
import { feesOf } from '../../domain/operators/pricing/price-plan.ts';
import { offerIn } from './answers.ts';
import type { Snapshot } from './snapshot.ts';

/** @param currency the one that prices are made in, or one of `snapshot.local` */
export function priceSheet(snapshot: Snapshot, currency: Currency): PriceSheet {
  const sold = new Map<string, { name: string; price: number }[]>();
  const { feeShare } = PAYMENT_METHODS[DEFAULT_METHOD];
  const { step, feeEach } = CURRENCIES[currency];
  const days: PriceSheet['days'] = {};
  let isAdded = false;
  for (const { plan } of snapshot.offers.values()) {
    const { bundle_name: name, country_code: place, isUnlimited, duration } = plan;
    const offer = offerIn(snapshot, name, place, currency);
    if (!offer) continue;
    const price = offer.charged.minor;
    isAdded ||= feesOf(offer.takings) === 'added';
    const plans = sold.get(place) ?? [];
    sold.set(place, plans);
    plans.push({ name, price });
    if (isUnlimited && duration === 1) days[place] = Math.min(days[place] ?? Infinity, price);
  }
  const menus: string[] = [];
  const places: PriceSheet['places'] = {};
  for (const [place, plans] of sold) {
    plans.sort((one, other) => (one.name < other.name ? -1 : 1));
    const menu = plans.map(({ name }) => encodeURIComponent(name).replaceAll(place, ' ')).join('/');
    if (!menus.includes(menu)) menus.push(menu);
    places[place] = [menus.indexOf(menu), plans.map(({ price }) => price)];
  }
  return { currency, step, menus, places, days, ...(isAdded && { fee: [feeShare, feeEach] }) };
}
