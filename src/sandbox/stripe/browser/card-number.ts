/** Rules of card numbers, shared by the card field and the API. */
export interface CardBrand {
  name: 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb' | 'unionpay';
  prefix: RegExp;
  lengths: number[];
  /** Digits per group as printed on the card. */
  groups: number[];
  cvcLength: number;
}

const FOURS = [4, 4, 4, 4, 3];

export const CARD_BRANDS: CardBrand[] = [
  { name: 'visa', prefix: /^4/, lengths: [16], groups: FOURS, cvcLength: 3 },
  {
    name: 'mastercard',
    prefix: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    groups: FOURS,
    cvcLength: 3,
  },
  { name: 'amex', prefix: /^3[47]/, lengths: [15], groups: [4, 6, 5], cvcLength: 4 },
  { name: 'discover', prefix: /^(6011|64[4-9]|65)/, lengths: [16], groups: FOURS, cvcLength: 3 },
  { name: 'diners', prefix: /^3(0[0-5]|[689])/, lengths: [14, 16], groups: FOURS, cvcLength: 3 },
  { name: 'jcb', prefix: /^35/, lengths: [16], groups: FOURS, cvcLength: 3 },
  { name: 'unionpay', prefix: /^62/, lengths: [16, 19], groups: FOURS, cvcLength: 3 },
];

export function cardBrand(digits: string): CardBrand | undefined {
  return CARD_BRANDS.find((brand) => brand.prefix.test(digits));
}

/** Whether the number could be a card's: it has a known brand, and that brand's length and check digit. */
export function isCardNumber(digits: string): boolean {
  return Boolean(cardBrand(digits)?.lengths.includes(digits.length)) && passesLuhn(digits);
}

/** `4242424242424242` as `4242 4242 4242 4242`, in the brand's own groups. */
export function groupCardNumber(digits: string): string {
  const parts: string[] = [];
  let rest = digits;
  for (const size of cardBrand(digits)?.groups ?? FOURS) {
    if (!rest) break;
    parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return parts.join(' ');
}

export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const weighed = place % 2 === 0 ? digit : digit * 2;
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return digits.length > 0 && sum % 10 === 0;
}
