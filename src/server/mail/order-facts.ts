import { greetingName } from '../../domain/account/split-name.ts';
import { planLabel } from '../../domain/catalog/plan.ts';
import { orderNumber } from '../../domain/checkout/order.ts';
import type { Deps } from '../deps.ts';
import { orderToken } from '../purchase/guest-proof.ts';
import type { Purchase } from '../purchase/tables.ts';
import { brandOf, type MailBrand } from './brand.ts';

/** What every mail about a purchase knows of it. */
export interface OrderFacts {
  brand: MailBrand;
  /** `url`: the buyer's private order page; `number`: the short one for people. */
  order: { url: string; number: string };
  buyer: { firstName: string };
  plan: MailPlan;
  /** ICCID of the eSIM that the plan is one of several on, or goes onto; none when the eSIM came with it alone. */
  addedTo?: string | undefined;
}

export interface MailPlan {
  /** Of the country or region. */
  code: string;
  /** 'Japan', or the name of a region. */
  country: string;
  /** 'Unlimited Lite', '3 GB'. */
  label: string;
  days: number;
}

/** {@link OrderFacts} of a purchase. */
export function orderFacts({ settings, cipher }: Deps, purchase: Purchase): OrderFacts {
  return {
    brand: brandOf(settings),
    order: {
      url: `${settings.BASE_URL}/order/${orderToken(cipher, purchase.id)}`,
      number: orderNumber(purchase.id),
    },
    buyer: { firstName: greetingName(purchase.fullName) },
    plan: {
      code: purchase.plan.country_code,
      country: purchase.plan.country,
      label: planLabel(purchase.plan),
      days: purchase.plan.duration,
    },
    addedTo: purchase.topUpIccid ?? undefined,
  };
}
