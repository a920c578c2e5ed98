import { expect, it } from 'vitest';

import type { Finding } from '../core/finding.ts';
import { readSettings } from '../core/settings/env.ts';
import { checkTax } from './tax-check.ts';

async function found(env: Record<string, string>): Promise<Pick<Finding, 'light' | 'about'>[]> {
  const findings: Pick<Finding, 'light' | 'about'>[] = [];
  for await (const { light, about } of checkTax(readSettings(env))) findings.push({ light, about });
  return findings;
}

const TAX = { light: 'green', about: 'Tax' };
const COMPANIES = { light: 'green', about: 'Tax: companies' };
const NO_NUMBER = { light: 'amber', about: 'Tax: companies' };
const SIMS = { light: 'amber', about: 'Tax: SIMs' };
const PLACE = { light: 'amber', about: 'Tax: where buyers are' };
const HEADER = { COUNTRY_HEADER: 'CF-IPCountry', TRUSTED_PROXIES: '10.0.0.1' };

it.each([
  [{}, [TAX]],
  [{ TAX_PLACE: 'sim' }, [TAX]],
  [{ TAX: 'table' }, [TAX, COMPANIES, PLACE]],
  [{ TAX: 'table', COUNTRY_HEADER: 'CF-IPCountry' }, [TAX, COMPANIES, PLACE]],
  [{ TAX: 'table', ...HEADER }, [TAX, COMPANIES]],
  [{ TAX: 'table', ...HEADER, TAX_HOME: 'IE' }, [TAX, NO_NUMBER]],
  [{ TAX: 'table', ...HEADER, TAX_HOME: 'IE', LEGAL_TAX_ID: 'EIN 12-3456789' }, [TAX, NO_NUMBER]],
  [{ TAX: 'table', ...HEADER, TAX_PLACE: 'sim' }, [TAX, COMPANIES, SIMS]],
  [{ TAX: 'table', ...HEADER, TAX_PLACE: 'sim', SIM_COUNTRIES: 'esim-go GB' }, [TAX, COMPANIES]],
])('with %o the doctor finds %o', async (env: Record<string, string>, findings) => {
  expect(await found(env)).toEqual(findings);
});

it('says in words that none is charged', async () => {
  const { value } = await checkTax(readSettings({})).next();
  expect(value?.found).toBe(
    'the shop charges no VAT or sales tax, and says so at the checkout and on invoices',
  );
});
