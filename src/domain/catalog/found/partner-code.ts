/** How long a browser keeps the code of whoever sent its visitor. */
export const PARTNER_DAYS = 30;

const CODE = /^[\w.-]{1,40}$/;

/** The partner code in what an address or a call has as `via`, in small letters; null where it is none. */
export function asPartnerCode(via: unknown): string | null {
  return typeof via === 'string' && CODE.test(via) ? via.toLowerCase() : null;
}

/** Those under which the shop itself sends people: its feeds, its assistant, its pages as text. */
export const OWN_CODES = {
  merchantFeed: 'google-merchant',
  productFeed: 'products-feed',
  assistant: 'mcp',
  markdown: 'markdown',
} as const;
