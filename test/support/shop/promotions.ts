import type { Plan } from '../../../src/domain/catalog/catalog-schema.ts';
import type { Quote } from '../../../src/domain/checkout/quote-schema.ts';
import type { Currency } from '../../../src/domain/currencies.ts';
import type { VerbName } from '../../../src/server/admin/registry.ts';
import { type InputOf, type OutputOf, runVerb } from '../../../src/server/admin/run-verb.ts';
import { atCommandLine } from '../../../src/server/staff/acting.ts';
import type { Buyer } from './buyer.ts';
import type { TestShop } from './shop.ts';

let made = 0;

/** Codes in a shop: made by its operator, tried by buyers. */
export function promotionsOf(shop: TestShop) {
  const ask = <Name extends VerbName>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>> =>
    runVerb({ deps: shop.deps, by: atCommandLine('test') }, name, input);

  return {
    ask,
    /** A code of its own, by default 10 %. */
    async make(terms: Omit<InputOf<'promotion_create'>, 'code' | 'confirm'> = {}): Promise<string> {
      const code = `CODE-${(made += 1)}`;
      const off = terms.amount_cents === undefined ? { percent_bp: 1000 } : {};
      const { reason: _reason, ...wanted } = { ...off, ...terms };
      const { losing } = await ask('promotion_preview', wanted);
      await ask('promotion_create', { ...off, ...terms, code, ...(losing > 0 && { confirm: losing }) });
      return code;
    },
    read: (code: string) => ask('promotion', { code }),
  };
}

export const tryCode = (
  buyer: Buyer,
  { bundle_name, country_code }: Plan,
  code: string,
  currency?: Currency,
) =>
  buyer.post<{ quote: Quote; why?: string; error?: string }>('/api/quote-with-code', {
    bundle_name,
    country_code,
    code,
    currency,
  });

/** The quote of a plan with a code, and what a request says to have it by card. */
export async function quotedWith(buyer: Buyer, plan: Plan, code: string) {
  const { body, status } = await tryCode(buyer, plan, code);
  if (status !== 200) throw new Error(`not quoted: ${status} ${body.error}`);
  const { quote } = body;
  const { stripe, paypal } = quote.methods;
  const by = (cents: number) => ({ price: cents / 100, discount_token: quote.discount_token });
  return { quote, byCard: by(stripe.total_cents), byPaypal: by(paypal?.total_cents ?? 0) };
}
