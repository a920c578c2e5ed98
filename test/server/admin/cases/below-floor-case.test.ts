import { expect, it } from 'vitest';

import { watch } from '../../../../src/server/alerts/watch.ts';
import { CASE_CAUSES } from '../../../support/console/case-causes.ts';
import { operator } from '../../../support/console/operator.ts';
import { setRules } from '../../../support/database/behind-the-shop.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop();

interface Found {
  cases: { id: string; kind: string; state: string; words: string }[];
}

it('a wholesale price that puts a plan below its floor is a case until it is above again, unlike a rule of ours', async () => {
  const ada = await operator(shop, 'manager');
  const found = async () => {
    await watch(shop.deps);
    return (await ada.ask<Found>('cases', { kind: 'below_floor' })).body.cases;
  };
  const { bundle_name: name } = await shop.buyer().plan('JP');
  await setRules(shop.deps.db.db, [
    { scope: 'plan', of: `JP ${name}`, fixed_price_cents: 1, min_margin_bp: 1000 },
  ]);
  await shop.deps.catalog.refresh();
  expect(shop.deps.catalog.current().belowFloor).toMatchObject([{ bundleName: name }]);
  expect(await found()).toEqual([]);

  await CASE_CAUSES.below_floor.make(shop);
  const [one, ...others] = await found();
  expect(others).toEqual([]);
  expect(one).toMatchObject({ state: 'open' });
  expect(one?.words).toMatch(/below its floor: Japan, .* GB, 7 days\./);
  const { body } = await ada.ask<object>('case', { case: one?.id ?? '' });
  expect(JSON.stringify(body)).toContain('Plans below their floor');
  expect((await found()).map(({ id }) => id)).toEqual([one?.id]);

  await CASE_CAUSES.below_floor.mend?.(shop);
  expect(await found()).toMatchObject([{ id: one?.id, state: 'over' }]);
});
