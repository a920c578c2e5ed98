/** What is wrong with the shop's bank accounts. */
export const bankWords = {
  oneLine: 'Please use one line of letters and signs',
  wrongDigits: 'Please check the number. Its check digits are wrong',
  twice: 'Please enter one account for each currency',
};

/** What is wrong with a file of orders, or with one of its lines. */
export const orderFileFaults = {
  name: 'Please enter a name',
  plan: 'Please name a plan by its id',
  place: 'Please enter the code of a place, such as JP',
  number: 'Please enter a number',
  whole: 'Please enter a whole number',
  language: 'Please use the code of a language, such as en',
  open: 'A quotation mark is opened and never closed.',
  empty: 'The file is empty.',
  missing: (names: string) => `The first line has no column ${names}.`,
  unknown: (name: string) => `The column ${name} is unknown.`,
  twice: 'A column is there twice.',
  none: 'The file has no orders below its first line.',
  many: (count: number, most: number) => `The file has ${count} orders. The most is ${most}.`,
  cells: 'It has more cells than the first line.',
};
