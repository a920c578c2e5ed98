import type * as source from './words.ts';

export const plainTextWords: typeof source.plainTextWords = {
  named: (name, value) => `${name}\u00A0: ${value}`,
  total: (name, amount, method) => `${name}\u00A0: ${amount} (${method})`,
};
