/** What to know of a model that takes an eSIM: its versions without one, or where it is sold. Whole sentences each. */
export const deviceNotes = {
  china: 'Versions sold in mainland China have no eSIM.',
  chinaAndHongKong:
    'Versions sold in mainland China have no eSIM, and most of those sold in Hong Kong and Macao have none either.',
  onlyEsim:
    'The US version has no SIM tray and uses eSIM only. Versions sold in mainland China have no eSIM, and most of those sold in Hong Kong and Macao have none either.',
  ipad: 'Wi‑Fi + Cellular models only. Versions sold in mainland China have no eSIM.',
  pixel3:
    'Versions sold in Australia, Taiwan or Japan, and by US carriers other than Sprint and Google Fi, have no eSIM for travel.',
  pixel3a: 'Versions sold in Japan or by Verizon have no eSIM for travel.',
  earlyGalaxy:
    'Versions sold in the United States, Korea, mainland China, Hong Kong or Taiwan may have no eSIM.',
  greaterChina: 'Versions sold in mainland China, Hong Kong or Taiwan may have no eSIM.',
  someCountries: 'Only some countries’ versions have an eSIM. Look for Add eSIM in the settings.',
  noPlus:
    'The version with a plus behind its name has no eSIM. Versions sold in mainland China have no eSIM.',
  chinaAndCarriers: 'Versions sold in mainland China have no eSIM. Some carriers’ versions have none either.',
  carriers: 'Some carriers’ versions have no eSIM.',
  onlyPro: 'Only the Pro has an eSIM, the 12T doesn’t. Versions sold in mainland China have no eSIM.',
  japan: 'Made for Japan.',
  japanAndTaiwan: 'Made for Japan and Taiwan.',
  partlyJapan: 'Made for Japan; some versions have no eSIM.',
  razr2019: 'Uses eSIM only.',
};

/** Models whose names have more than a maker's own words. */
export const modelNames = {
  iphoneSe2: 'iPhone SE (2nd generation)',
  iphoneSe3: 'iPhone SE (3rd generation)',
  ipads: [
    'iPad (7th generation or later)',
    'iPad mini (5th generation or later)',
    'iPad Air (3rd generation or later)',
    'iPad Pro 11-inch (all generations)',
    'iPad Pro 12.9-inch (3rd generation or later)',
    'iPad Pro 13-inch (M4 or later)',
  ],
};
