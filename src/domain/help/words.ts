/** The heading of all makers without their own one. */
export const otherBrands = 'Other brands';

/** The first of its line that takes an eSIM, where its name has more than the maker's own words. */
export const firstModels = {
  ipad: 'iPad (7th generation)',
  ipadMini: 'iPad mini (5th generation)',
  ipadAir: 'iPad Air (3rd generation)',
  ipadPro: 'iPad Pro 11-inch',
};

/** The versions for which the rule of a line does not hold. */
export const lineExceptions = {
  iphone:
    'Versions sold in mainland China have none, except the iPhone Air, and most of those sold in Hong Kong and Macao have none either.',
  ipad: 'Models without mobile data have none, and neither have versions sold in mainland China.',
  pixel: 'Pixel 3 and 3a sold by some carriers, or in some countries, have none for travel.',
  galaxy:
    'Versions sold in mainland China, Hong Kong or Taiwan, and older ones from the United States or Korea, may have none.',
  oneplus: 'Versions sold in mainland China have none.',
};

/** Whether a model takes an eSIM, in short, and why. */
export const deviceAnswerTexts = {
  unsure: {
    what: 'Only some versions take one',
    why: 'To be sure, look for Add eSIM in its settings.',
  },
  yes: 'Yes, if it’s unlocked',
  every: (line: string, except: string) => `Every ${line} takes an eSIM. ${except}`,
  since: (line: string, first: string, except: string) =>
    `Every ${line} since the ${first} takes an eSIM. ${except}`,
  no: 'No',
  first: (line: string, first: string) => `The first ${line} with an eSIM is the ${first}.`,
};

/** The questions of the compatibility block; each answer is more than yes or no. */
export const compatibilityAnswers = {
  galaxyS10: 'No. Samsung’s phones start with the Galaxy S20.',
  iphone10: 'No. The iPhone 10 (X) has no eSIM. iPhones start with XR and XS.',
  p40ProPlus: 'No. The P40 and the P40 Pro have an eSIM, but the P40 Pro+ doesn’t.',
  xiaomi12t: 'No, but the Xiaomi 12T Pro does.',
  yes: 'Yes, it does.',
};
