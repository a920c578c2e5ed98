import { LANGUAGE } from '../../domain/language-words.ts';
import type { DressedBrand } from '../brand/brand.ts';
import { pageUrl } from '../core/settings/page-url.ts';
import type { Deps } from '../deps.ts';

/** The sender: the shop as its mails name it. */
export interface MailBrand {
  name: string;
  legalName: string;
  supportEmail: string;
  /** What the addresses of its pages begin with in the reader's language, without a trailing slash: 'https://shop.example/de'. */
  baseUrl: string;
  /** Left out for the shop's own look. */
  look?: Pick<DressedBrand, 'colours' | 'logo'>;
}

/** The shop as its mails name it, in the language of these modules. */
export function brandOf({ settings, brand }: Pick<Deps, 'settings' | 'brand'>): MailBrand {
  const { colours, logo } = brand.current();
  return {
    name: settings.BRAND_NAME,
    legalName: settings.LEGAL_NAME,
    supportEmail: settings.SUPPORT_EMAIL,
    baseUrl: pageUrl(settings, LANGUAGE, ''),
    ...((colours ?? logo) && { look: { colours, logo } }),
  };
}
