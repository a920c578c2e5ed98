import { expect, it } from 'vitest';

import type { Account } from '../account/account.ts';
import { Idempotency, type Reply } from './idempotency.ts';

it('refuses a second call while the first runs with 409, then answers both alike', async () => {
  const account = { state: { replies: {} }, seconds: () => 0, save() {} } as unknown as Account;
  const keys = new Idempotency(account);
  const first = Promise.withResolvers<Reply>();
  const call = (run: () => Promise<Reply>) => keys.once('twice', 'POST /v1/payment_intents', 'amount=1', run);
  const under = call(() => first.promise);
  const never = () => Promise.reject(new Error('ran twice'));
  await expect(call(never)).rejects.toMatchObject({
    status: 409,
    body: { code: 'idempotency_key_in_use' },
  });
  first.resolve({ status: 200, body: { id: 'pi_1' }, kept: true });
  expect(await under).toMatchObject({ body: { id: 'pi_1' }, replayed: false });
  expect(await call(never)).toMatchObject({ status: 200, body: { id: 'pi_1' }, replayed: true });
});
