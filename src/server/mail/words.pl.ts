import type * as source from './words.ts';

export const plainTextWords: typeof source.plainTextWords = {
  named: (name, value) => `${name}: ${value}`,
  total: (name, amount, method) => `${name}: ${amount} (${method})`,
};
