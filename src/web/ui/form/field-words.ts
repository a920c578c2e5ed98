export const emailFieldWords = {
  didYouMean: (domain: string) => `Did you mean ${domain}?`,
};

/** For several errors at once. */
export const fieldErrorWords = {
  count: (count: number) => `${count} fields need your attention.`,
};
