import { once } from 'node:events';

import type pg from 'pg';

/**
 * Writes rows into a table by PostgreSQL's COPY, piece by piece, as fast as the server takes them.
 * @param statement `copy ... from stdin`
 * @param pieces in COPY's text format; a row may go on in the next piece
 * @throws what the server refuses, or what reading a piece throws
 */
export async function copyIn(
  client: pg.Client,
  statement: string,
  pieces: AsyncIterable<Buffer>,
): Promise<void> {
  const copy = new CopyIn(statement);
  client.query(copy);
  const connection = await copy.begun;
  try {
    for await (const piece of pieces) {
      connection.sendCopyFromChunk(piece);
      if (connection.stream.writableNeedDrain)
        await Promise.race([once(connection.stream, 'drain'), copy.done]);
    }
  } catch (error) {
    connection.sendCopyFail('the source could not be read');
    await copy.done.catch(() => {});
    throw error;
  }
  connection.endCopyFrom();
  await copy.done;
}

/** A query as the driver's client sends it, which has no COPY of its own. */
class CopyIn implements pg.Submittable {
  readonly #statement: string;
  readonly #begun = Promise.withResolvers<CopyConnection>();
  readonly #done = Promise.withResolvers<void>();

  constructor(statement: string) {
    this.#statement = statement;
    // Whoever waits hears of an error; it may come while nobody does.
    for (const { promise } of [this.#begun, this.#done]) promise.catch(() => {});
  }

  /** Once the server takes rows. */
  get begun(): Promise<CopyConnection> {
    return this.#begun.promise;
  }

  get done(): Promise<void> {
    return this.#done.promise;
  }

  submit(connection: pg.Connection): void {
    connection.query(this.#statement);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    this.#begun.resolve(connection);
  }

  handleError(error: Error): void {
    this.#begun.reject(error);
    this.#done.reject(error);
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.#done.resolve();
  }
}

/** What the driver can do and its types leave out. */
type CopyConnection = pg.Connection & {
  sendCopyFromChunk(piece: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(why: string): void;
};
