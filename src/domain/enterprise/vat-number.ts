/** In characters, including the spaces and dots that people write. */
export const MAX_VAT_NUMBER_LENGTH = 30;

/**
 * Whether a text can be a company's VAT number, or a similar one of another country: letters, at least four digits, and
 * separators. Only the tax office knows whether it exists.
 */
export function isVatNumber(text: string): boolean {
  return (
    text.length <= MAX_VAT_NUMBER_LENGTH &&
    /^[a-z0-9][a-z0-9 .\-/+*&]*$/i.test(text) &&
    text.replaceAll(/\D/g, '').length >= 4
  );
}
