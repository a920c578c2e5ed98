import { useSite } from '../../core/site.ts';

/** What the pages of words say about the shop, from its settings. */
export interface ShopFacts {
  brand: string;
  legalName: string;
  legalAddress: string | null;
  supportEmail: string;
  /** Where a support chat opens. */
  liveChatUrl: string | null;
  /** The script of another company that watches how pages are used. */
  analyticsUrl: string | null;
}

/** The settings are there unless the shop itself could not be asked; the page then still says what it is about. */
const UNKNOWN: ShopFacts = {
  brand: 'This shop',
  legalName: 'the company named in the footer',
  legalAddress: null,
  supportEmail: '',
  liveChatUrl: null,
  analyticsUrl: null,
};

export function useShopFacts(): ShopFacts {
  return useSite()?.settings ?? UNKNOWN;
}
