/** What is the same in every language: names, codes, addresses, units. */
const SAME_EVERYWHERE =
  /^(?:Simport|ICCID|\d{1,2} [A-Z][a-z]{2} \d{4}|VISA|AMEX|Pay|Pal|FAQ \| Simport|Lite|Essential|Plus|>200|https:\/\/|(?:Fairphone|Huawei|Microsoft|Motorola|Nothing|OnePlus|Oppo|Sony|Xiaomi).*|Simport, Inc\.|support@|simport\.|example|FAQ|Pseudo|GeoNames|LinkedIn|YouTube|Instagram|Facebook|Natural Earth|eSIM|US-|CYP|[A-Z]{2}|.*\d ?[KMG]B|USD|Wi.Fi|SIMs|iOS|Android|Google.*|Samsung.*|iPhone.*|iPad.*|PayPal|\$[\d.,]+)$/;

const unescape = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll(/&#x27;|&apos;/g, '’')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');

/** What people see, hear or find of a page, each text once. @param html the whole page */
export function visibleTexts(html: string): string[] {
  // A language has its own name in every other, and a processor names its own frames.
  const shown = html.replaceAll(
    /<(script|style)\b[^]*?<\/\1>|<a [^>]*hreflang=[^>]*lang=[^>]*>[^<]*|<iframe\b[^>]*>/gi,
    '',
  );
  const between = [...shown.matchAll(/>([^<]+)</g)].map(([, text = '']) => text);
  const attributes =
    /\b(?:aria-label|alt|placeholder|title)="([^"]+)"|<meta name="description" content="([^"]+)"/g;
  const spoken = [...shown.matchAll(attributes)].map(([, text, found]) => text ?? found ?? '');
  const texts = [...between, ...spoken].map((text) => unescape(text).trim());
  return [...new Set(texts)].filter((text) => /\p{L}/u.test(text));
}

/**
 * What people see or hear on a page in the pseudo-language that its words do not say, each text once.
 * @param html the whole page
 */
export function strayTexts(html: string): string[] {
  return visibleTexts(html).filter((text) => !/[«»~]/.test(text) && !SAME_EVERYWHERE.test(text));
}
