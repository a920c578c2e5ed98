import { expect, it } from 'vitest';

import { declineWords as inGerman } from './decline-words.de.ts';
import { declineWords } from './decline-words.ts';

it('says why a card was refused in the buyer’s language, and at least that it was', () => {
  expect(declineWords("Your card's security code is incorrect.")).toBe(
    "Your card's security code is incorrect.",
  );
  expect(inGerman("Your card's security code is incorrect.")).toBe(
    'Der Sicherheitscode deiner Karte stimmt nicht.',
  );
  expect(inGerman('Your bank did something new.')).toBe('Die Zahlung wurde abgelehnt.');
});
