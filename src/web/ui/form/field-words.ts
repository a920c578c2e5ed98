export const emailFieldWords = {
  didYouMean: (domain: string) => `Did you mean ${domain}?`,
};

/** Where several things are wrong at once. */
export const fieldErrorWords = {
  count: (count: number) => `${count} fields need your attention.`,
};
