import type { Money } from '../../domain/money.ts';
import type { Treatment } from '../../domain/tax/place-of-supply.ts';

/** A sale whose total contains its tax. */
export interface TaxedSale {
  total: Money;
  /** As the shop found it: the country, and whether its buyer owes the tax. */
  treatment: Treatment;
  paidAt: Date;
  now: Date;
}

/**
 * Whoever knows the rates of the countries where the shop is registered, and reports what was sold. Each call throws
 * ProviderRefused, or ProviderUnreachable if the outcome is unknown.
 */
export interface TaxService {
  /** @returns the id of the calculation, from which a sale is recorded, and how the sale is taxed */
  calculate(sale: TaxedSale): Promise<{ calculation: string | null; treatment: Treatment }>;
  /** Records a sale. Safe to repeat. @param reference number of its invoice @returns the service's id of it */
  record(calculation: string, reference: string, times: Pick<TaxedSale, 'paidAt' | 'now'>): Promise<string>;
  /** Records money that went back. Safe to repeat. @param reference number of the credit note */
  reverse(transaction: string, reference: string, amount: Money): Promise<string>;
}
