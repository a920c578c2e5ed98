import { describe, expect, it } from 'vitest';

import { simTerritory } from '../../../src/domain/tax/tax-territory.ts';
import { CaseWorker } from '../../support/console/case-worker.ts';
import { basketsOf } from '../../support/shop/basket.ts';
import { buying } from '../../support/shop/buying.ts';
import { charged, companiesOf } from '../../support/shop/companies.ts';
import { openAlerts } from '../../support/shop/open-alerts.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';
import { type Played, WHOLESALERS } from '../../support/shop/wholesaler.ts';

describe('an eSIM that is not from the country in the settings', () => {
  // The sandbox's eSIMs have British numbers.
  const shop = useTestShop({ env: { TAX: 'table', TAX_PLACE: 'sim', SIM_COUNTRIES: 'esim-go HU' } });
  const { paperOf } = companiesOf(shop);

  it('counts as what it shows, and is a case', async () => {
    const begun = await shop.buyer().beginAndPay(undefined, {}, 'pm_card_de');
    await begun.complete();
    await shop.drain();
    const { row, invoice } = await paperOf((await shop.purchaseOf(begun)).id);
    expect(row).toMatchObject({ simExpected: 'HU', sim: 'GB', card: 'DE', doubt: 'sim' });
    // By this reading the card alone rebuts nothing.
    expect(row).toMatchObject({ rule: 'sim', territory: 'GB', kind: 'outside', rateBp: 0 });
    expect(charged(invoice)).toMatchObject({ territory: 'GB', kind: 'outside', taxCents: 0 });

    await shop.pass(300);
    expect(await openAlerts(shop)).toContain('tax_place');
    const worker = new CaseWorker(shop);
    await worker.open();
    const { ours, words } = await worker.caseOf('tax_place');
    expect(words).toMatch(
      /^In 1 order of \d{4}-\d\d the eSIM is not from the country that the settings name\./,
    );
    const inDoubt = ours.find(({ name }) => name === 'In doubt')?.value;
    expect(inDoubt).toContain('the SIM differs: card DE, sim GB, expected HU; taxed in GB at 0%');
  });
});

describe('an eSIM whose wholesaler tells the IMSI', () => {
  const shop = useTestShop({
    env: { TAX: 'table', ESIM_GO_API_KEY: 'none', ESIM_ACCESS_CALLBACK_FROM: 'none' },
    extra: ['esimAccess'],
  });
  const { paperOf } = companiesOf(shop);
  const access = WHOLESALERS.find(({ id }) => id === 'esim-access') as Played;

  it('is from the country in that, and not in its number', async () => {
    const { begun, iccid } = await buying(shop).delivered(access, 'JP');
    const { row } = await paperOf((await shop.purchaseOf(begun)).id);
    expect([simTerritory(iccid), row?.sim]).toEqual(['HK', 'PL']);
  });

  it('is so in a basket, whose invoice is written when all of it is delivered', async () => {
    const { buy, linesNow } = basketsOf(shop);
    const plan = await shop.buyer().plan('JP', (each) => access.sells(each));
    const bought = await buy([plan, plan]);
    await expect
      .poll(async () => {
        await shop.later(61);
        await shop.settle();
        return (await linesNow(bought)).map(({ state }) => state);
      })
      .toEqual(['delivered', 'delivered']);
    const { row } = await paperOf((await linesNow(bought))[0]?.id ?? '');
    expect(row?.sim).toBe('PL');
  });
});
