import type { Settings } from '../settings/env.ts';
import type { MailBrand } from './order-facts.ts';

/** The shop as its mails name it. */
export function brandOf(settings: Settings): MailBrand {
  return {
    name: settings.BRAND_NAME,
    legalName: settings.LEGAL_NAME,
    supportEmail: settings.SUPPORT_EMAIL,
    baseUrl: settings.BASE_URL,
  };
}
