import type { Settings } from '../core/settings/env.ts';

/** The sender: the shop as its mails name it. */
export interface MailBrand {
  name: string;
  legalName: string;
  supportEmail: string;
  /** Origin of the shop, without a trailing slash. */
  baseUrl: string;
}

/** The shop as its mails name it. */
export function brandOf(settings: Settings): MailBrand {
  return {
    name: settings.BRAND_NAME,
    legalName: settings.LEGAL_NAME,
    supportEmail: settings.SUPPORT_EMAIL,
    baseUrl: settings.BASE_URL,
  };
}
