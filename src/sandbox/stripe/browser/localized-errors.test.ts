import { expect, it } from 'vitest';

import { localizedError } from './localized-errors.ts';

const error = (code: string, decline_code?: string) => ({ code, decline_code, message: 'In English.' });

it('words the errors that a buyer can mend as the locale does, and leaves the others', () => {
  const inGerman = (code: string, decline?: string) => localizedError(error(code, decline), 'de').message;
  expect(inGerman('card_declined', 'generic_decline')).toBe('Ihre Karte wurde abgelehnt.');
  expect(inGerman('card_declined', 'insufficient_funds')).toBe('Ihre Karte ist nicht ausreichend gedeckt.');
  expect(inGerman('incorrect_cvc')).toBe('Der Sicherheitscode Ihrer Karte ist falsch.');
  expect(inGerman('processing_error')).toBe('In English.');
  expect(localizedError(error('expired_card'), 'en').message).toBe('In English.');
});
