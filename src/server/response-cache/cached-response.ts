import type { Address } from './addresses.ts';
import type { Encoding } from './encoding.ts';
import { isShared } from './finish.ts';
import { isWorthPacking, ownBytes, pack, unpack } from './pack.ts';
import { contentHash, hasTag, tagOf } from './tags.ts';

/** One encoding of an answer, ready to be written. */
export interface Form {
  status: number;
  /** Header names and values in turn, as `writeHead` takes them. */
  head: string[];
  /** None in a 304. */
  body: Buffer | undefined;
}

type Whole = Form & { body: Buffer };

/** Headers that each form, or each request, sets itself. */
const OWN_OF_FORM = new Set([
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'x-request-id',
  'connection',
  'keep-alive',
  'transfer-encoding',
]);

/** Short names and values of headers, which are the same in most answers: each is kept once. */
const known = new Map<string, string>();
const MAX_KNOWN = 200;
const MAX_KNOWN_LENGTH = 100;

function keptOnce(text: string): string {
  const before = known.get(text);
  if (before === undefined && text.length <= MAX_KNOWN_LENGTH && known.size < MAX_KNOWN)
    known.set(text, text);
  return before ?? text;
}

/**
 * An answer as finished bytes with headers. As soon as it is compressed with brotli, it is kept in that encoding alone: nearly every
 * browser reads it, and all others get theirs made from it.
 */
export class CachedResponse {
  readonly address: Address;
  readonly status: number;
  readonly hash: string;
  /** Marked as the same for everybody, and a success or a 404. */
  readonly isKeepable: boolean;
  readonly isWorthPacking: boolean;
  /** Uncompressed. */
  readonly byteLength: number;
  /** It was sent at least once. */
  isWanted = false;
  readonly #headers: string[];
  readonly #fromFile: ((encoding: Encoding) => Promise<Uint8Array>) | undefined;
  readonly #isTagged: boolean;
  /** In brotli, or uncompressed. */
  #kept: { encoding: Encoding; form: Whole };
  #coming: Map<Encoding, Promise<Whole>> | undefined;
  #grow: (bytes: number) => void = () => {};

  /** @param fromFile gets encodings made elsewhere; without it they are made here */
  constructor(
    address: Address,
    status: number,
    headers: Headers,
    body: Uint8Array,
    fromFile?: (encoding: Encoding) => Promise<Uint8Array>,
  ) {
    this.address = address;
    this.status = status;
    this.hash = contentHash(body);
    this.byteLength = body.byteLength;
    this.isKeepable = isShared(headers) && (status === 200 || status === 404);
    // An answer without this header has one form.
    const isVaried = headers.get('vary')?.includes('accept-encoding') ?? false;
    this.isWorthPacking = isVaried && isWorthPacking(headers.get('content-type') ?? '', body.byteLength);
    this.#isTagged = status === 200 && isShared(headers);
    this.#headers = [...headers]
      .filter(([name]) => !OWN_OF_FORM.has(name))
      .flatMap((header) => header.map(keptOnce));
    this.#fromFile = fromFile;
    this.#kept = { encoding: 'identity', form: this.#form('identity', ownBytes(body)) };
  }

  /** Calls back at once with the current size, then with each change of it. */
  onGrowth(grow: (bytes: number) => void): void {
    this.#grow = grow;
    grow(this.#kept.form.body.byteLength);
  }

  /** As the caller should get it: a 304, which needs no bytes, if `If-None-Match` names that encoding. */
  formFor(encoding: Encoding, ifNoneMatch: string | undefined): Form | Promise<Form> {
    const tag = this.#tagOf(encoding);
    return tag !== null && hasTag(ifNoneMatch, tag)
      ? { status: 304, head: this.#headers.concat('etag', tag), body: undefined }
      : this.form(encoding);
  }

  /** At once if it is kept so, otherwise once it is made. */
  form(encoding: Encoding): Whole | Promise<Whole> {
    const chosen = this.isWorthPacking ? encoding : 'identity';
    return chosen === this.#kept.encoding
      ? this.#kept.form
      : (this.#coming?.get(chosen) ?? this.#make(chosen));
  }

  /** The uncompressed answer. */
  async body(): Promise<Uint8Array> {
    const { encoding, form } = this.#kept;
    if (encoding === 'identity') return form.body;
    return this.#fromFile ? this.#fromFile('identity') : unpack(form.body);
  }

  /** Keeps a smaller brotli. */
  replace(body: Uint8Array): void {
    this.#keep(this.#form('br', ownBytes(body)));
  }

  #keep(form: Whole): void {
    const before = this.#kept.form.body.byteLength;
    this.#kept = { encoding: 'br', form };
    this.#grow(form.body.byteLength - before);
  }

  #make(encoding: Encoding): Promise<Whole> {
    const made = this.#packed(encoding)
      .then((body) => {
        const form = this.#form(encoding, ownBytes(body));
        // A smaller one may have come meanwhile.
        if (encoding === 'br' && this.#kept.encoding !== 'br') this.#keep(form);
        return form;
      })
      .finally(() => {
        coming.delete(encoding);
        if (coming.size === 0) this.#coming = undefined;
      });
    const coming = (this.#coming ??= new Map<Encoding, Promise<Whole>>());
    coming.set(encoding, made);
    return made;
  }

  async #packed(encoding: Encoding): Promise<Uint8Array> {
    if (encoding === 'identity') return this.body();
    return this.#fromFile ? this.#fromFile(encoding) : pack(await this.body(), encoding, 'quick');
  }

  /** Null if no caller can have the answer already: it is a 404. */
  #tagOf(encoding: Encoding): string | null {
    return this.#isTagged ? tagOf(this.hash, this.isWorthPacking ? encoding : 'identity') : null;
  }

  #form(encoding: Encoding, body: Buffer): Whole {
    const tag = this.#tagOf(encoding);
    // Joined in one step: an array that grows keeps room for more.
    const head = this.#headers.concat(
      tag === null ? [] : ['etag', tag],
      encoding === 'identity' ? [] : ['content-encoding', encoding],
      'content-length',
      String(body.byteLength),
    );
    return { status: this.status, head, body };
  }
}
