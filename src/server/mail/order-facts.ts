import { greetingName } from '../../domain/account/split-name.ts';
import { formatDataAmount } from '../../domain/catalog/data-amount.ts';
import { planLabel } from '../../domain/catalog/plan.ts';
import { orderNumber } from '../../domain/checkout/order.ts';
import { pageUrl } from '../core/settings/page-url.ts';
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
  const plan = boughtPlan(purchase);
  return {
    brand: brandOf(deps),
    order: {
      url: orderUrl(deps, purchase),
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

/** The buyer's private page of an order, in the language of the purchase. */
export function orderUrl(
  { settings, cipher }: Pick<Deps, 'settings' | 'cipher'>,
  { id, language }: Pick<Purchase, 'id' | 'language'>,
): string {
  return pageUrl(settings, language, `/order/${orderToken(cipher, id)}`);
}

/** Where the buyer sees what an eSIM has left: in their account, or on the order's page. */
export function esimUrlOf(deps: Pick<Deps, 'settings' | 'cipher'>, purchase: Purchase): string {
  return purchase.userId === null
    ? orderUrl(deps, purchase)
    : pageUrl(deps.settings, purchase.language, '/profile');
}

/** Where a buyer whose purchase came to nothing finds the place's plans. */
export function tryAgainUrlOf({ settings }: Pick<Deps, 'settings'>, purchase: Purchase): string {
  return pageUrl(settings, purchase.language, `/country/${purchase.countryCode}`);
}
