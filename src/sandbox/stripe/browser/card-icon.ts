/** Small, plain pictures of the brands: easy to recognise, without the brands' own artwork. */
const PICTURES: Record<string, string> = {
  visa: '<rect width="24" height="16" rx="2" fill="#1A1F71"/><text x="12" y="11.2" fill="#fff" font-size="7.5" font-weight="800" font-style="italic" text-anchor="middle" font-family="Arial,sans-serif">VISA</text>',
  mastercard:
    '<rect width="24" height="16" rx="2" fill="#25252B"/><circle cx="9.5" cy="8" r="4.6" fill="#EB001B"/><circle cx="14.5" cy="8" r="4.6" fill="#F79E1B"/><path d="M12 4.2a4.6 4.6 0 0 1 0 7.6 4.6 4.6 0 0 1 0-7.6z" fill="#FF5F00"/>',
  amex: '<rect width="24" height="16" rx="2" fill="#016FD0"/><text x="12" y="10.6" fill="#fff" font-size="6.4" font-weight="800" text-anchor="middle" font-family="Arial,sans-serif">AMEX</text>',
  discover:
    '<rect width="24" height="16" rx="2" fill="#F6F6F2"/><path d="M10 16h12a2 2 0 0 0 2-2V8.5C20 12 15 15 10 16z" fill="#F47216"/><circle cx="14" cy="7.4" r="2.6" fill="#F47216"/><path d="M3 5h2.2a2.4 2.4 0 0 1 0 4.8H3zM8.6 5H10v4.8H8.6z" fill="#1D1D1B"/>',
  diners:
    '<rect width="24" height="16" rx="2" fill="#0079BE"/><circle cx="12" cy="8" r="5.4" fill="#fff"/><path d="M10.6 4.9a3.4 3.4 0 0 0 0 6.2zm2.8 0v6.2a3.4 3.4 0 0 0 0-6.2z" fill="#0079BE"/>',
  jcb: '<rect width="24" height="16" rx="2" fill="#F6F6F2"/><rect x="3.5" y="3" width="5" height="10" rx="1.6" fill="#0E4C96"/><rect x="9.5" y="3" width="5" height="10" rx="1.6" fill="#C8102E"/><rect x="15.5" y="3" width="5" height="10" rx="1.6" fill="#108040"/>',
  unionpay:
    '<path d="M2 0h7L6.500 16H2a2 2 0 0 1-2-2V2a2 2 0 0 1 2-2z" fill="#E21836"/><path d="M9 0h7.500L14 16H6.500z" fill="#00447C"/><path d="M16.500 0H22a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-8z" fill="#007B84"/>',
  unknown:
    '<rect x=".5" y=".5" width="23" height="15" rx="2.500" fill="none" stroke="currentColor" opacity=".75"/><path d="M1 4.500h22v3H1z" fill="currentColor" opacity=".75"/><rect x="3.500" y="10.500" width="6" height="1.800" rx=".9" fill="currentColor" opacity=".75"/>',
  error:
    '<rect x=".5" y=".5" width="23" height="15" rx="2.500" fill="none" stroke="currentColor"/><path d="M11.250 3.500h1.500v5.500h-1.500zM11.250 10.700h1.500v1.600h-1.500z" fill="currentColor"/>',
};

/** Shows the brand's picture in `slot`, or the warning card if anything is wrong. */
export function showCardIcon(slot: HTMLElement, brand: string, invalid: boolean): void {
  const name = invalid ? 'error' : brand;
  if (slot.dataset['shows'] === name) return;
  slot.dataset['shows'] = name;
  slot.innerHTML = `<svg viewBox="0 0 24 16" width="24" height="16" aria-hidden="true" focusable="false">${PICTURES[name] ?? PICTURES['unknown'] ?? ''}</svg>`;
}
