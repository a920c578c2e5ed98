import { greetingName } from '../../domain/account/split-name.ts';
import { formatDataAmount } from '../../domain/catalog/data-amount.ts';
import { planLabel } from '../../domain/catalog/plan.ts';
import { orderNumber } from '../../domain/checkout/order.ts';
import { shownPlace } from '../core/shown-place.ts';
import type { Deps } from '../deps.ts';
import { boughtPlan } from '../purchase/bought-plan.ts';
import { orderToken } from '../purchase/guest-proof.ts';
import type { Purchase } from '../purchase/tables.ts';
import { brandOf, type MailBrand } from './brand.ts';

/** The facts in every mail about a purchase. */
export interface OrderFacts {
  brand: MailBrand;
  /** `url`: the buyer's private order page; `number`: the short one for people. */
  order: { url: string; number: string };
  buyer: { firstName: string };
  plan: MailPlan;
  /** ICCID of the eSIM, if it carries several plans or is topped up; not set if the eSIM came with this plan only. */
  addedTo?: string | undefined;
}

export interface MailPlan {
  /** The country's or region's code. */
  code: string;
  /** 'Japan', or the name of a region. */
  country: string;
  /** 'Unlimited Lite', '3 GB'. */
  label: string;
  days: number;
}

/** {@link OrderFacts} of a purchase. @throws MalformedRow */
export function orderFacts(deps: Deps, purchase: Purchase): OrderFacts {
  const { settings, cipher } = deps;
  const plan = boughtPlan(purchase);
  return {
    brand: brandOf(settings),
    order: {
      url: `${settings.BASE_URL}/order/${orderToken(cipher, purchase.id)}`,
      number: orderNumber(purchase.id),
    },
    buyer: { firstName: greetingName(purchase.fullName) },
    plan: {
      code: plan.country_code,
      country: shownPlace(deps, plan),
      label: planLabel(plan, formatDataAmount),
      days: plan.duration,
    },
    addedTo: purchase.topUpIccid ?? undefined,
  };
}
