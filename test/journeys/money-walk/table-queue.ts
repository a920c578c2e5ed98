import { sql } from 'drizzle-orm';

import type { Db } from '../../../src/server/db/database.ts';
import type { JobHandlers, JobName, Queue } from '../../../src/server/jobs/queue.ts';
import type { Life } from './life.ts';

/** As often as the shop's own queue tries a job. */
const TRIES = 5;

/** A queue as a plain table, cheap enough for thousands of walks: jobs are sent when their transaction commits, or at once. */
export class TableQueue {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async create(): Promise<void> {
    await this.#db.execute(
      sql`create table walk_job (id serial primary key, name text, data text, tries integer not null default 0)`,
    );
    await this.#db
      .execute(sql`create or replace function send_job(_kind text, _data jsonb) returns void language plpgsql as
      $$ begin insert into walk_job (name, data) values (_kind, _data::text); end $$`);
  }

  /** The queue, for one process. */
  of(life: Life): Queue {
    return {
      send: async (name, data, { tx } = {}) => {
        if (!tx) life.step();
        await (tx ?? this.#db).execute(
          sql`insert into walk_job (name, data) values (${name}, ${JSON.stringify(data)})`,
        );
      },
      async retry() {
        throw new Error('no operator is here');
      },
    };
  }

  /**
   * Runs due jobs, and the jobs that they send, once each. A job that fails, or dies with its process, is left for the next time.
   */
  async drain(handlers: JobHandlers, life: Life, onError: (error: unknown) => void): Promise<void> {
    for (let last = 0; !life.isDead;) {
      const { rows } = await this.#db.execute<{ id: number; name: JobName; data: string }>(
        sql`select id, name, data from walk_job where id > ${last} order by id`,
      );
      if (rows.length === 0) return;
      for (const { id, name, data } of rows) {
        last = id;
        const handler = handlers[name] as (data: object) => Promise<unknown>;
        try {
          await handler(JSON.parse(data) as object);
          life.step();
          await this.#db.execute(sql`delete from walk_job where id = ${id}`);
        } catch (error) {
          onError(error);
          await this.#db.execute(sql`update walk_job set tries = tries + 1 where id = ${id}`);
          await this.#db.execute(sql`delete from walk_job where id = ${id} and tries >= ${TRIES}`);
          if (life.isDead) return;
        }
      }
    }
  }

  /** A queue drops jobs whose process has died too often. */
  async lose(): Promise<void> {
    await this.#db.execute(sql`delete from walk_job`);
  }
}
