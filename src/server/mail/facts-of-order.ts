import { planLabel } from '../../domain/catalog/plan.ts';
import { orderNumber } from '../../domain/checkout/order.ts';
import type { Deps } from '../deps.ts';
import { orderToken } from '../purchase/guest-proof.ts';
import type { Purchase } from '../purchase/tables.ts';
import { brandOf } from './brand.ts';
import type { OrderFacts } from './order-facts.ts';

/** What every mail about a purchase says of it, from our rows and settings. */
export function orderFacts({ settings, cipher }: Deps, purchase: Purchase): OrderFacts {
  return {
    brand: brandOf(settings),
    order: {
      url: `${settings.BASE_URL}/order/${orderToken(cipher, purchase.id)}`,
      number: orderNumber(purchase.id),
    },
    buyer: { firstName: purchase.fullName.split(' ')[0] ?? '' },
    plan: { country: purchase.plan.country, label: planLabel(purchase.plan), days: purchase.plan.duration },
    addedTo: purchase.topUpIccid ?? undefined,
  };
}
