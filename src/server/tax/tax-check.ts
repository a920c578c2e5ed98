import { writtenVatNumber } from '../../domain/tax/eu-vat-number.ts';
import { amber, type Finding, type Findings, green } from '../core/finding.ts';
import type { Settings } from '../core/settings/env.ts';
import { askVies, ownVatNumber } from './vies.ts';

type TaxSettings = Pick<
  Settings,
  | 'TAX'
  | 'TAX_HOME'
  | 'VIES_URL'
  | 'LEGAL_TAX_ID'
  | 'COUNTRY_HEADER'
  | 'TRUSTED_PROXIES'
  | 'SIM_COUNTRIES'
  | 'TAX_PLACE'
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
  yield await ownNumber(settings);
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

/** The shop's own VAT number, which stands on invoices without tax and proves what VIES said of the buyers'. */
async function ownNumber(settings: TaxSettings): Promise<Finding> {
  const about = 'Tax: companies';
  const own = ownVatNumber(settings);
  if (!own && settings.TAX_HOME === undefined)
    return green(about, 'those of the EU pay no VAT once VIES confirms their number');
  if (!own)
    return amber(
      about,
      'LEGAL_TAX_ID has no VAT number of the EU: it is missing on invoices with reverse charge, and no answer of VIES can be proved',
      'Set LEGAL_TAX_ID, like VAT ID IE1234567A.',
    );
  const written = writtenVatNumber(own);
  const { standing, answer } = await askVies(settings, own);
  if (standing === 'valid') return green(about, `VIES knows the shop’s own VAT number, ${written}`);
  return standing === 'invalid'
    ? amber(about, `VIES does not know the shop’s own VAT number, ${written}`, 'Correct LEGAL_TAX_ID.')
    : amber(
        about,
        `VIES cannot say anything of ${written} right now: ${answer}`,
        'Ask again later. Companies pay the VAT meanwhile, and get it back.',
      );
}
