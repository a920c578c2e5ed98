import { parse, PGlite, protocol, type QueryOptions, type Results } from '@electric-sql/pglite';

/** The shop has about a hundred statements of its own; lists of varying length make new ones without end. */
const MOST = 500;

interface Prepared {
  name: string;
  /** Types of its values, in order. */
  types: number[];
}

const { bind, describe, execute, parse: plan, sync } = protocol.serialize;

/**
 * The embedded database, made to plan each statement with values only once, and to run it in one message. By default it plans it
 * on each call, in six messages, which takes longer than most of our statements themselves.
 */
export class PreparingPglite extends PGlite {
  readonly #prepared = new Map<string, Prepared>();
  #names = 0;

  static async open(options: ConstructorParameters<typeof PGlite>[0]): Promise<PreparingPglite> {
    const pglite = new PreparingPglite(options);
    await pglite.waitReady;
    return pglite;
  }

  override async query<T>(text: string, values?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    const isPlain = values !== undefined && values.length > 0 && options?.blob === undefined;
    const isKept = isPlain && (this.#prepared.has(text) || this.#prepared.size < MOST);
    if (!isKept) return super.query<T>(text, values, options);
    // oxlint-disable no-underscore-dangle -- PGlite's own names for what its `query` waits for first.
    return this._runExclusiveTransaction(() =>
      this._runExclusiveQuery(async () => {
        // oxlint-enable no-underscore-dangle
        const { name, types } = this.#prepared.get(text) ?? (await this.#prepare(text));
        const serializers = { ...this.serializers, ...options?.serializers };
        const sent = values.map((value, place) => {
          if (value === null || value === undefined) return null;
          const serialize = serializers[types[place] ?? 0];
          return serialize ? serialize(value) : (value as string);
        });
        const { messages } = await this.execProtocol(
          Buffer.concat([
            bind({ statement: name, values: sent }),
            describe({ type: 'P' }),
            execute({}),
            sync(),
          ]),
          { syncToFs: false },
        );
        await this.syncToFs();
        const [answer] = parse.parseResults(messages, this.parsers, options);
        return answer as Results<T>;
      }),
    );
  }

  async #prepare(text: string): Promise<Prepared> {
    const name = `s${this.#names++}`;
    const { messages } = await this.execProtocol(
      Buffer.concat([plan({ name, text }), describe({ type: 'S', name }), sync()]),
      { syncToFs: false },
    );
    const prepared = { name, types: parse.parseDescribeStatementResults(messages) };
    this.#prepared.set(text, prepared);
    return prepared;
  }
}
