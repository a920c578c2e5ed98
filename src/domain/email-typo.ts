/**
 * Very common mail providers, with the endings of their addresses. Names shorter than five letters are left out: too many other
 * names are one letter away from them.
 */
const PROVIDERS: Record<string, string> = {
  gmail: 'com',
  googlemail: 'com',
  hotmail: 'com co.uk de fr it es nl be se com.br com.ar',
  outlook: 'com de fr it es pt jp com.br',
  yahoo: 'com co.uk de fr it es ca in co.in co.jp com.br com.au com.mx',
  icloud: 'com',
  protonmail: 'com ch',
  comcast: 'net',
  verizon: 'net',
  btinternet: 'com',
  wanadoo: 'fr',
  freenet: 'de',
  't-online': 'de',
  yandex: 'ru com',
};

/** Endings that no domain has, and what was meant. */
const NO_ENDS: Record<string, string> = {
  con: 'com',
  cmo: 'com',
  ocm: 'com',
  vom: 'com',
  xom: 'com',
  cpm: 'com',
  coom: 'com',
  comm: 'com',
  nte: 'net',
  nett: 'net',
  ogr: 'org',
  orgg: 'org',
};

/** Endings of other countries' domains, which these providers do not use. */
const CUT_SHORT = new Set(['', 'co', 'cm', 'om']);

/** The address that was probably meant. */
export interface Meant {
  domain: string;
  /** The whole address with that domain. */
  address: string;
}

/** The address that was probably meant if the domain has a typing error; null if none is likely. */
export function meantAddress(typed: string): Meant | null {
  const text = typed.trim();
  const at = text.lastIndexOf('@');
  if (at < 1) return null;
  const domain = text.slice(at + 1).toLowerCase();
  const meant = meantDomain(domain);
  return meant === null ? null : { domain: meant, address: `${text.slice(0, at)}@${meant}` };
}

/** Whether a person may have meant one address when they wrote the other: the same name at another domain, or one slip. */
export function isSimilarAddress(one: string, other: string): boolean {
  const [first, second] = [one.toLowerCase(), other.toLowerCase()];
  const nameOf = (address: string) => address.slice(0, address.lastIndexOf('@'));
  return first !== second && (nameOf(first) === nameOf(second) || isOneSlip(first, second));
}

function meantDomain(typed: string): string | null {
  const domain = withRealEnd(typed.replaceAll(',', '.'));
  const meant = nearestProvider(domain) ?? domain;
  return meant === typed || !meant.includes('.') ? null : meant;
}

function withRealEnd(domain: string): string {
  const dot = domain.lastIndexOf('.') + 1;
  const end = domain.slice(dot);
  return dot > 0 && Object.hasOwn(NO_ENDS, end) ? `${domain.slice(0, dot)}${NO_ENDS[end]}` : domain;
}

/** A provider with one error in its name or in its ending; never in both. */
function nearestProvider(domain: string): string | null {
  const dot = domain.indexOf('.');
  const [name, end] = dot < 0 ? [domain, ''] : [domain.slice(0, dot), domain.slice(dot + 1)];
  for (const [provider, ends] of Object.entries(PROVIDERS)) {
    const [first = '', ...others] = ends.split(' ');
    if (name === provider) return CUT_SHORT.has(end) ? `${provider}.${first}` : null;
    if (domain === `${provider}${first}`) return `${provider}.${first}`;
    if ([first, ...others].includes(end) && isOneSlip(name, provider)) return `${provider}.${end}`;
  }
  return null;
}

/**
 * Whether one letter is missing, extra or wrong, or two are swapped. The first letter must be right, or come second: it is rarely
 * mistyped, and many domains differ from a provider's only by it.
 */
function isOneSlip(typed: string, meant: string): boolean {
  if (typed[0] !== meant[0] && typed[1] !== meant[0]) return false;
  const least = Math.min(typed.length, meant.length);
  let same = 0;
  while (same < least && typed[same] === meant[same]) same++;
  let tail = 0;
  while (tail < least - same && typed.at(-1 - tail) === meant.at(-1 - tail)) tail++;
  const [was, is] = [typed.slice(same, typed.length - tail), meant.slice(same, meant.length - tail)];
  if (was.length === 2 && is.length === 2) return was[0] === is[1] && was[1] === is[0];
  return same > 0 && was.length <= 1 && is.length <= 1 && was !== is;
}
