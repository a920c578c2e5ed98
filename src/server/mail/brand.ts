import type { Settings } from '../core/settings/env.ts';

/** Who writes: the shop as its mails name it. */
export interface MailBrand {
  name: string;
  legalName: string;
  supportEmail: string;
  /** Origin of the shop, without a slash at the end. */
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
