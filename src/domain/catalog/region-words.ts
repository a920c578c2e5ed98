/** Where a plan works. */
export const coverageWords = {
  country: 'Nationwide',
  countries: (count: number) => (count === 1 ? '1 country' : `${count} countries`),
};
