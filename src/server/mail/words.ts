/** A mail as plain text, where there are no tables and no buttons. */
export const plainTextWords = {
  /** A name and its value, or the label of a link and its address. */
  named: (name: string, value: string) => `${name}: ${value}`,
  /** @param method how it was paid: 'Visa ending in 4242' */
  total: (name: string, amount: string, method: string) => `${name}: ${amount} (${method})`,
};
