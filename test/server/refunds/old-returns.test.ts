import { expect, test } from 'vitest';

import { runCommand } from '../../../src/server/admin/cli/commands.ts';
import { ownerOfEsim } from '../../support/shop/usage.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop({ env: { REFUND_HOURS: '1440' } });

test('a buyer reads if the wholesaler no longer takes an eSIM back, although the hours are not over', async () => {
  const owned = await ownerOfEsim(shop);
  const { can } = shop.deps.wholesalers.of({ wholesaler: 'esim-go' });
  const days = can.takesBackDays;
  can.takesBackDays = 30;
  shop.passSeconds(30 * 86_400 - 60);
  const late = await ownerOfEsim(shop);
  shop.passSeconds(60);
  const { status, body } = await owned.giveBack();
  expect([status, body.why]).toEqual([409, 'too_old']);
  expect(body.error).toContain('for a few weeks');
  expect((await late.giveBack()).status).toBe(200);
  const { id } = await shop.purchaseOf(owned);
  expect((await runCommand(shop.deps, ['refund', id])).text).toContain('at our cost');
  can.takesBackDays = days;
});
