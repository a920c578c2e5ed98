import { amber, type Findings, green } from '../core/finding.ts';
import type { Settings } from '../core/settings/env.ts';

type TaxSettings = Pick<
  Settings,
  'TAX' | 'TAX_HOME' | 'COUNTRY_HEADER' | 'TRUSTED_PROXIES' | 'SIM_COUNTRIES' | 'TAX_PLACE'
>;

/** What the shop charges, and whether it can know where its buyers are. */
export async function* checkTax(settings: TaxSettings): Findings {
  const { TAX, TAX_HOME, COUNTRY_HEADER, TRUSTED_PROXIES, SIM_COUNTRIES, TAX_PLACE } = settings;
  if (TAX === 'none') {
    yield green('Tax', 'the shop charges no VAT or sales tax, and says so at the checkout and on invoices');
    return;
  }
  const home = TAX_HOME === undefined ? 'a seller outside the EU' : `a seller in ${TAX_HOME}`;
  const by = TAX === 'table' ? 'the table of rates' : 'Stripe Tax';
  yield green('Tax', `prices contain the VAT of the buyer's country by ${by}, for ${home}`);
  if (COUNTRY_HEADER === undefined || TRUSTED_PROXIES.length === 0)
    yield amber(
      'Tax: where buyers are',
      'nothing tells the country of their network address, so most have only one fact',
      'Set COUNTRY_HEADER and TRUSTED_PROXIES; docs/tax.md says why.',
    );
  if (TAX_PLACE === 'sim' && Object.keys(SIM_COUNTRIES).length === 0)
    yield amber(
      'Tax: SIMs',
      'nothing says from which country the SIMs of the wholesalers are',
      'Set SIM_COUNTRIES, or TAX_PLACE=buyer.',
    );
}
