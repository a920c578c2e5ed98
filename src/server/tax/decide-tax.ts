import { eq } from 'drizzle-orm';

import { moneyOf } from '../../domain/money.ts';
import { isOtherCompany } from '../../domain/tax/company-name.ts';
import { readEuVatNumber } from '../../domain/tax/eu-vat-number.ts';
import {
  type InvoiceTax,
  type NationalRate,
  otherCurrency,
  taxOfSale,
} from '../../domain/tax/invoice-tax.ts';
import { placeOf, type TaxDoubt, treatmentOf } from '../../domain/tax/place-of-supply.ts';
import { simTerritory } from '../../domain/tax/tax-territory.ts';
import type { DbOrTx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { ratesOn } from '../pricing/exchange-rates.ts';
import type { PaymentFacts } from '../purchase/paid-price.ts';
import type { Purchase } from '../purchase/tables.ts';
import { keepPlace } from './place-facts.ts';
import { type PurchaseTax, purchaseTaxTable } from './tables.ts';

/** What taxing a purchase needs. */
export type TaxParts = Pick<Deps, 'settings' | 'tax' | 'now'>;

/**
 * The tax in a paid purchase, for its invoice. Decides by what is known of its buyer and keeps the decision with those facts.
 * Safe to repeat until the invoice is written: from then on, the invoice counts.
 * @param iccid of the eSIM that was delivered, and its mobile country code if the wholesaler told it
 * @throws ProviderUnreachable if Stripe Tax decides, and does not answer
 */
export async function decideTax(
  deps: TaxParts,
  db: DbOrTx,
  purchase: Purchase,
  { payment, iccid, mcc = null }: { payment: PaymentFacts; iccid: string | null; mcc?: string | null },
): Promise<InvoiceTax> {
  const { tax, settings, now } = deps;
  const sim = iccid === null ? null : simTerritory(iccid, mcc);
  const facts = await keepPlace(deps, db, purchase.id, { sim });
  if (!tax || !facts) return { kind: 'none' };
  const day = (purchase.paidAt ?? now()).toISOString().slice(0, 10);
  const dearest = tax.dearest(day);
  const known = { ...facts, sim: facts.sim ?? facts.simExpected };
  const { network, card, address } = known;
  const number = readEuVatNumber(facts.vatNumber ?? '');
  const company = number && { ...number, standing: facts.vatStanding ?? 'unknown' };
  const named = [network, card, address, known.sim, company?.territory ?? null, dearest].filter(
    (item) => item !== null,
  );
  const rates = await tax.ratesIn([...new Set(named)], day);
  const rateIn = (territory: string) => rates.get(territory) ?? 0;
  const place = placeOf(known, settings.TAX_PLACE, rateIn, dearest);
  const as = (buyer: typeof company) =>
    treatmentOf(place.territory, buyer, settings.TAX_HOME ?? null, rateIn);
  // A business that paid the tax gets it back by a refund of its own.
  const isCharged = as(company).kind === 'reverse_charge' && purchase.taxOffCents === 0;
  const isPlaced = company?.standing === 'valid' && !isCharged;
  const total = moneyOf(payment);
  const { treatment, calculation, isRefused } = await tax.decide({
    total,
    treatment: as(isCharged ? null : company),
    paidAt: purchase.paidAt ?? now(),
    now: now(),
  });
  await db
    .update(purchaseTaxTable)
    .set({
      ...treatment,
      rule: settings.TAX_PLACE,
      doubt: isRefused ? 'stripe' : doubtAbout(facts, purchase, place.isDoubtful && !isPlaced),
      calculation,
      decidedAt: now(),
    })
    .where(eq(purchaseTaxTable.purchaseId, purchase.id));
  const other = otherCurrency(treatment, total.currency);
  const rate = other === null ? null : await rateBetween(db, total.currency, other, day);
  return taxOfSale(total, treatment, rate);
}

type Buyer = Pick<Purchase, 'company' | 'fullName' | 'taxOffCents'>;

function doubtAbout(facts: PurchaseTax, buyer: Buyer, isDoubtful: boolean): TaxDoubt | null {
  if (isDoubtful) return 'place';
  if (buyer.taxOffCents > 0 && isOthers(facts, buyer)) return 'company';
  const { sim, simExpected } = facts;
  return sim !== null && simExpected !== null && sim !== simExpected ? 'sim' : null;
}

/** Whether VIES names a company that is clearly neither the buyer's nor the buyer, as of a person in business. */
export function isOthers(
  { vatName }: Pick<PurchaseTax, 'vatName'>,
  { company, fullName }: Pick<Purchase, 'company' | 'fullName'>,
): boolean {
  const names = [company, fullName].flatMap((name) => name || []);
  return vatName !== null && names.length > 0 && names.every((name) => isOtherCompany(name, vatName));
}

/**
 * The last rate up to the day of the payment, when the tax became due (Directive 2006/112, Article 91), however late the invoice is
 * written. Null if the bank had told none: the invoice then says it in its own currency alone.
 */
async function rateBetween(db: DbOrTx, from: string, to: string, day: string): Promise<NationalRate | null> {
  const rates = await ratesOn(db, day);
  const [one, other] = [rates.get(from), rates.get(to)];
  if (!one || !other) return null;
  const perUnit = Number((other.perBase / one.perBase).toPrecision(8));
  return { perUnit, ofDay: [one.ofDay, other.ofDay].toSorted()[0] ?? one.ofDay };
}
