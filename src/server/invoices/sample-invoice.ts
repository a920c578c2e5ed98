import { formatGigabytes } from '../../domain/catalog/data-amount.ts';
import { LANGUAGE } from '../../domain/language-words.ts';
import type { Deps } from '../deps.ts';
import { type InvoiceDocument, invoicePrice } from '../drawing/invoice/invoice-facts.ts';
import { PAID_PRICE, SAMPLE_WORDS } from '../mail/samples/sample-facts.ts';

const SAMPLE_MEGABYTES = 5_000;

/** An invoice of this shop about an order that never was. */
export function sampleInvoice({ settings, now }: Pick<Deps, 'settings' | 'now'>): InvoiceDocument {
  return {
    kind: 'invoice',
    number: 1,
    issuedAt: now(),
    facts: {
      language: LANGUAGE,
      shop: { name: settings.BRAND_NAME, address: settings.BASE_URL },
      seller: {
        name: settings.LEGAL_NAME,
        address: settings.LEGAL_ADDRESS ?? null,
        email: settings.SUPPORT_EMAIL,
        taxId: settings.LEGAL_TAX_ID ?? null,
      },
      order: 'SP-7F3K-92QD',
      plan: {
        country: SAMPLE_WORDS.country,
        label: formatGigabytes(SAMPLE_MEGABYTES),
        days: 30,
        bundle: 'esim_5GB_30D_JP_V2',
      },
      price: invoicePrice(PAID_PRICE),
      paidAt: now().toISOString(),
      credits: null,
    },
    buyer: { name: SAMPLE_WORDS.name, email: 'mia@traveller.example' },
  };
}
