/** How an answer's bytes are compressed. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Best first: on equal preference the first one wins. */
const BY_SIZE = ['br', 'gzip'] as const;

/** Browsers send a handful of values; a caller with ever new ones pays for parsing them. */
const MAX_KNOWN = 64;
const MAX_KNOWN_LENGTH = 100;
const known = new Map<string, Encoding>();

/** The encoding that a caller prefers in `Accept-Encoding`; none if it names none that we have. */
export function encodingFor(accepts: string | undefined): Encoding {
  if (accepts === undefined) return 'identity';
  const before = known.get(accepts);
  if (before !== undefined) return before;
  const best = choose(accepts);
  if (accepts.length <= MAX_KNOWN_LENGTH) {
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(accepts, best);
  }
  return best;
}

function choose(accepts: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of accepts.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    if (name !== '') weights.set(name, weight === undefined ? 1 : readWeight(weight));
  }
  let best: Encoding = 'identity';
  // An encoding that is not named may be used, with the lowest preference.
  let most = weights.get('identity') ?? 0;
  for (const encoding of BY_SIZE) {
    const weight = weights.get(encoding) ?? weights.get('*') ?? 0;
    if (weight > 0 && (weight > most || (weight === most && best === 'identity'))) {
      best = encoding;
      most = weight;
    }
  }
  return best;
}

/** An unreadable weight means no. */
function readWeight(text: string): number {
  return /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(text) ? Number(text) : 0;
}
