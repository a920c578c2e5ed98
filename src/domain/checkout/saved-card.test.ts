import { describe, expect, it } from 'vitest';

import { cardLabel, isExpired } from './saved-card.ts';

const card = { id: 'pm_1', brand: 'Visa', last4: '4242', exp_month: 12, exp_year: 2027 };

describe('a saved card', () => {
  it('is named by its brand and last digits', () => {
    expect(cardLabel(card)).toBe('Visa ending in 4242');
  });

  it('is valid until its month is over everywhere', () => {
    expect(isExpired(card, new Date('2027-12-31T23:59:59Z'))).toBe(false);
    expect(isExpired(card, new Date('2028-01-01T11:00:00Z'))).toBe(false);
    expect(isExpired(card, new Date('2028-01-02T00:00:00Z'))).toBe(true);
    expect(isExpired({ ...card, exp_month: 1 }, new Date('2027-02-03T00:00:00Z'))).toBe(true);
  });
});
