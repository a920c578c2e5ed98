import { findPromotion, mailboxRefusal } from '../../../src/server/promotions/use-promotion.ts';
import type { Shop } from '../../../src/server/shop.ts';

/** A buyer types the code that a tenth of all purchases have used. */
export async function typeCode({ app }: Shop, host: string): Promise<void> {
  const { status } = await app.request(`${host}/api/quote-with-code`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: host },
    body: JSON.stringify({ bundle_name: 'memory_0', country_code: 'JP', code: 'CODE-1' }),
  });
  if (status !== 200) throw new Error(`a code: ${status}`);
}

/** What the database is asked as a purchase begins: of that code, and of one for first orders. */
export async function mayUseCode({ deps }: Shop, address: string): Promise<void> {
  for (const code of ['CODE-1', 'CODE-2']) {
    const found = await findPromotion(deps.db.db, code);
    if (!found) throw new Error(`no ${code}`);
    await mailboxRefusal(deps.db.db, found.promotion.id, address);
  }
}
