import { asOwner } from '../../test/support/database/postgres-owner.ts';
import { findPostgres, startPostgres } from '../../test/support/database/postgres.ts';
import { preparedBy } from '../../test/support/database/prepared-by.ts';
import { runStep } from './step.ts';

const PREPARE = ['node', 'test/support/database/prepare.ts'];
const QUIET_MS = 120_000;

type Told = Record<string, string>;

/** Databases that runners share: each is made when first needed, and deleted at the end. */
export class Databases {
  readonly #environment: () => NodeJS.ProcessEnv;
  readonly #undo: (() => Promise<unknown>)[] = [];
  #onServer: Promise<Told> | undefined;
  #inFolder: Promise<Told> | undefined;

  /** @param environment the environment of a runner */
  constructor(environment: () => NodeJS.ProcessEnv) {
    this.#environment = environment;
  }

  /** Tells a runner about a PostgreSQL server and the prepared database on it. */
  onServer(): Promise<Told> {
    return (this.#onServer ??= this.#prepareOnServer());
  }

  /** Tells a runner about the prepared embedded database. */
  inFolder(): Promise<Told> {
    return (this.#inFolder ??= this.#prepareInFolder());
  }

  async throwAway(): Promise<void> {
    for (const undo of this.#undo.splice(0).toReversed()) await undo();
  }

  async #prepareOnServer(): Promise<Told> {
    const given = process.env['TEST_DATABASE_URL'];
    const server = given || (await this.#startServer());
    const told = { TEST_DATABASE_URL: server };
    const name = await this.#prepare(told);
    if (given) this.#undo.push(() => asOwner(server, `drop database ${name} with (force)`));
    return { ...told, [preparedBy(server)]: name };
  }

  async #prepareInFolder(): Promise<Told> {
    return { [preparedBy(undefined)]: await this.#prepare({}) };
  }

  async #startServer(): Promise<string> {
    const cluster = await startPostgres(findPostgres() ?? '');
    this.#undo.push(() => cluster.stop());
    return cluster.url;
  }

  async #prepare(told: Told): Promise<string> {
    const output: (string | Buffer)[] = [];
    const { outcome } = await runStep(PREPARE, { ...this.#environment(), ...told }, QUIET_MS, (chunk) =>
      output.push(chunk),
    );
    const text = output.join('').trim();
    if (outcome !== 'well') throw new Error(`The prepared database could not be made:\n${text}`);
    return text.split('\n').at(-1) ?? '';
  }
}
