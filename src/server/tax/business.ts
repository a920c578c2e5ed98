import type { BasisPoints } from '../../domain/money.ts';
import { type EuVatNumber, readEuVatNumber, writtenVatNumber } from '../../domain/tax/eu-vat-number.ts';
import { treatmentOf, type VatStanding } from '../../domain/tax/place-of-supply.ts';
import { rateOn } from '../../domain/tax/tax-rates.ts';
import type { Settings } from '../core/settings/env.ts';
import type { Deps } from '../deps.ts';
import { ratesOf } from './rates-of.ts';
import type { PurchaseTax } from './tables.ts';
import { type KnownVat, vatInToken, vatToken } from './vat-proof.ts';
import { askVies, type VatCheck } from './vies.ts';

type Parts = Pick<Deps, 'settings' | 'cipher' | 'now'>;

/** A buyer with a VAT number of the EU, and how its price is made. */
export interface Business {
  known: KnownVat;
  /** The rate that its price leaves out; 0 for one that is charged like everybody. */
  taxBp: BasisPoints;
  token: string;
}

/** A request's VAT number, with the token of an earlier answer about it. */
interface Typed {
  vatNumber: string | null | undefined;
  token: string | null | undefined;
}

/** A buyer whose number was looked up before; null for everybody else, and where no tax is charged. */
export function knownBusiness(deps: Parts, { vatNumber, token }: Typed): Business | null {
  if (deps.settings.TAX === 'none' || !vatNumber || !token) return null;
  const known = vatInToken(deps.cipher, token, vatNumber, deps.now());
  return known && businessOf(deps, known);
}

/** The same, looked up now if it was not before; null for a number that is none of the EU's. */
export async function lookUpBusiness(deps: Parts, typed: Typed): Promise<Business | null> {
  const number = readEuVatNumber(typed.vatNumber ?? '');
  if (deps.settings.TAX === 'none' || !number) return null;
  const before = knownBusiness(deps, typed);
  if (before && before.known.standing !== 'unknown') return before;
  return businessOf(deps, { ...(await askVies(deps.settings, number)), number, at: deps.now() });
}

function businessOf({ settings, cipher }: Parts, known: KnownVat): Business {
  const { number, standing, at } = known;
  const taxBp = owesItself(settings, number, standing) ? rateIn(settings, number, at) : 0;
  return { known, taxBp, token: vatToken(cipher, known) };
}

/** Whether a company with this number owes the tax itself (reverse charge). */
export function owesItself(
  settings: Pick<Settings, 'TAX_HOME'>,
  { territory }: EuVatNumber,
  standing: VatStanding | null,
): boolean {
  const company = { territory, standing: standing ?? 'unknown' };
  return treatmentOf(territory, company, settings.TAX_HOME ?? null, () => 0).kind === 'reverse_charge';
}

/** From our own table: what is left out of a price waits for nobody. */
function rateIn({ TAX_RATES }: Settings, { territory }: EuVatNumber, at: Date): BasisPoints {
  return rateOn(ratesOf(TAX_RATES), territory, at.toISOString().slice(0, 10)) ?? 0;
}

type VatFacts = Pick<
  PurchaseTax,
  | 'vatNumber'
  | 'vatStanding'
  | 'vatAnswer'
  | 'vatConsultation'
  | 'vatName'
  | 'vatAddress'
  | 'vatCheckedAt'
  | 'vatCheckAt'
>;

/** What a purchase keeps of its buyer's VAT number; nothing without one. */
export function vatFacts(deps: Parts, typed: Typed): Partial<VatFacts> {
  const number = readEuVatNumber(typed.vatNumber ?? '');
  if (!number) return {};
  const known = knownBusiness(deps, typed)?.known;
  const standing = known?.standing ?? 'unknown';
  return {
    vatNumber: writtenVatNumber(number),
    vatStanding: standing,
    vatAnswer: known?.answer ?? null,
    vatConsultation: known?.consultation ?? null,
    ...(known && registeredTo(deps.settings, known)),
    vatCheckedAt: known?.at ?? null,
    vatCheckAt: standing === 'unknown' ? deps.now() : null,
  };
}

/** Whose number VIES says it is. Kept only where it lowers what is paid, as it may be a person's name. */
export function registeredTo(
  settings: Pick<Settings, 'TAX_HOME'>,
  { number, standing, name, address }: Pick<KnownVat, 'number'> & Omit<VatCheck, 'answer' | 'consultation'>,
): Pick<PurchaseTax, 'vatName' | 'vatAddress'> {
  if (!owesItself(settings, number, standing)) return { vatName: null, vatAddress: null };
  return { vatName: name, vatAddress: address };
}
