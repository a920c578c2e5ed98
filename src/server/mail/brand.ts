import { LANGUAGE } from '../../domain/language-words.ts';
import type { Settings } from '../core/settings/env.ts';
import { pageUrl } from '../core/settings/page-url.ts';

/** The sender: the shop as its mails name it. */
export interface MailBrand {
  name: string;
  legalName: string;
  supportEmail: string;
  /** What the addresses of its pages begin with in the reader's language, without a trailing slash: 'https://shop.example/de'. */
  baseUrl: string;
}

/** The shop as its mails name it, in the language of these modules. */
export function brandOf(settings: Settings): MailBrand {
  return {
    name: settings.BRAND_NAME,
    legalName: settings.LEGAL_NAME,
    supportEmail: settings.SUPPORT_EMAIL,
    baseUrl: pageUrl(settings, LANGUAGE, ''),
  };
}
