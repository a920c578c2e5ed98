import { formatDays } from '../../domain/catalog/data-amount.ts';

/** Who writes: the shop as its mails name it. */
export interface MailBrand {
  name: string;
  legalName: string;
  supportEmail: string;
  /** Origin of the shop, without a slash at the end. */
  baseUrl: string;
}

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
  /** 'Japan', or the name of a region. */
  country: string;
  /** 'Unlimited Lite', '3 GB'. */
  label: string;
  days: number;
}

/** 'Japan, Unlimited Lite, 7 days'. */
export function planLine({ country, label, days }: MailPlan): string {
  return `${country}, ${label}, ${formatDays(days)}`;
}
