import type { ReactNode } from 'react';

import { phrase } from '../../core/phrase.ts';

export const consentWords = {
  title: 'Immediate delivery',
  missing: 'Please check both boxes. Without them we can’t deliver until your time to withdraw is over.',
};

export const termsWords = {
  agree: (terms: ReactNode, privacy: ReactNode) =>
    phrase`By paying you agree to the ${terms} and ${privacy}.`,
  noScript: 'Paying needs JavaScript. Please switch it on and reload.',
};
