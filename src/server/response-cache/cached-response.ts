import type { Address } from './addresses.ts';
import type { Encoding } from './encoding.ts';
import { isShared } from './finish.ts';
import { isWorthPacking, ownBytes, pack } from './pack.ts';
import { contentHash, tagOf } from './tags.ts';

/** One encoding of an answer, ready to be written. */
export interface Form {
  body: Buffer;
  /** Header names and values in turn, as `writeHead` takes them. */
  head: string[];
  /** Null if no caller can have the answer already: it is a 404. */
  tag: string | null;
  /** The headers of a 304. */
  headUnchanged: string[];
}

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

/** An answer as finished bytes with headers, in each encoding requested so far. */
export class CachedResponse {
  readonly address: Address;
  readonly status: number;
  readonly hash: string;
  /** Marked as the same for everybody, and a success or a 404. */
  readonly isKeepable: boolean;
  readonly isWorthPacking: boolean;
  /** It was sent at least once. */
  isWanted = false;
  readonly #headers: string[] = [];
  readonly #pack: (encoding: Encoding) => Promise<Uint8Array>;
  readonly #isTagged: boolean;
  readonly #forms = new Map<Encoding, Form>();
  readonly #coming = new Map<Encoding, Promise<Form>>();
  #grow: (bytes: number) => void = () => {};

  /** @param packed gets encodings made elsewhere; without it they are made here */
  constructor(
    address: Address,
    status: number,
    headers: Headers,
    body: Uint8Array,
    packed?: (encoding: Encoding) => Promise<Uint8Array>,
  ) {
    this.address = address;
    this.status = status;
    this.hash = contentHash(body);
    this.isKeepable = isShared(headers) && (status === 200 || status === 404);
    // An answer without this header has one form.
    const isVaried = headers.get('vary')?.includes('accept-encoding') ?? false;
    this.isWorthPacking = isVaried && isWorthPacking(headers.get('content-type') ?? '', body.byteLength);
    this.#isTagged = status === 200 && isShared(headers);
    for (const [name, value] of headers) if (!OWN_OF_FORM.has(name)) this.#headers.push(name, value);
    const plain = ownBytes(body);
    this.#pack = packed ?? ((encoding) => pack(plain, encoding, 'quick'));
    this.#forms.set('identity', this.#form('identity', plain));
  }

  /** The uncompressed answer. */
  get plain(): Buffer {
    return this.#forms.get('identity')?.body ?? Buffer.alloc(0);
  }

  /** Calls back at once with the current size, then with each growth. */
  onGrowth(grow: (bytes: number) => void): void {
    this.#grow = grow;
    for (const { body } of this.#forms.values()) grow(body.byteLength);
  }

  /** At once if it exists, otherwise once it is compressed. */
  form(encoding: Encoding): Form | Promise<Form> {
    const chosen = this.isWorthPacking ? encoding : 'identity';
    return this.#forms.get(chosen) ?? this.#coming.get(chosen) ?? this.#make(chosen);
  }

  /** Replaces an encoding with a smaller one. */
  replace(encoding: Encoding, body: Uint8Array): void {
    const before = this.#forms.get(encoding)?.body.byteLength ?? 0;
    this.#forms.set(encoding, this.#form(encoding, ownBytes(body)));
    this.#grow(body.byteLength - before);
  }

  #make(encoding: Encoding): Promise<Form> {
    const made = this.#pack(encoding)
      .then((body) => {
        const form = this.#forms.get(encoding) ?? this.#form(encoding, ownBytes(body));
        if (!this.#forms.has(encoding)) {
          this.#forms.set(encoding, form);
          this.#grow(form.body.byteLength);
        }
        return form;
      })
      .finally(() => this.#coming.delete(encoding));
    this.#coming.set(encoding, made);
    return made;
  }

  #form(encoding: Encoding, body: Buffer): Form {
    const tag = this.#isTagged ? tagOf(this.hash, encoding) : null;
    const shared = [...this.#headers, ...(tag === null ? [] : ['etag', tag])];
    const packed = encoding === 'identity' ? [] : ['content-encoding', encoding];
    return {
      body,
      tag,
      head: [...shared, ...packed, 'content-length', String(body.byteLength)],
      headUnchanged: shared,
    };
  }
}
