/** How long a browser stores the partner code that brought its visitor. */
export const PARTNER_DAYS = 30;

const CODE = /^[\w.-]{1,40}$/;

/** The partner code in the `via` of an address or a call, in lower case; null if it is invalid. */
export function asPartnerCode(via: unknown): string | null {
  return typeof via === 'string' && CODE.test(via) ? via.toLowerCase() : null;
}

/** The shop's own codes: for its feeds, its assistant, its pages as text. */
export const OWN_CODES = {
  merchantFeed: 'google-merchant',
  productFeed: 'products-feed',
  assistant: 'mcp',
  markdown: 'markdown',
} as const;
