/** In characters, with the spaces and points that people write in it. */
export const LONGEST_VAT_NUMBER = 30;

/**
 * Whether a text can be a company's number for value added tax, or the like of it in other lands: letters, at least four digits,
 * and marks between. Whether it has been given to anybody only its tax office knows.
 */
export function isVatNumber(text: string): boolean {
  return (
    text.length <= LONGEST_VAT_NUMBER &&
    /^[a-z0-9][a-z0-9 .\-/+*&]*$/i.test(text) &&
    text.replaceAll(/\D/g, '').length >= 4
  );
}
