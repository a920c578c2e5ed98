import { randomUUID } from 'node:crypto';

import type pg from 'pg';

type Row = Record<string, unknown>;

/** Tables of a purchase, with the column that names it. */
const TABLES = {
  purchase: 'id',
  payment: 'purchase_id',
  provider_order: 'purchase_id',
  user_esim: 'purchase_id',
  outbound_mail: 'purchase_id',
  invoice: 'purchase_id',
  audit: 'purchase_id',
} as const;

/**
 * Writes what a purchase writes, from the press of the button to the eSIM, as a client would that knows nothing of the shop: the
 * same rows, tables and transactions by plain statements, prepared, without a read, a lock or a rule.
 */
export class BarePurchase {
  readonly #client: pg.Client;
  readonly #rows: Map<string, Row>;
  #invoices = 1_000_000;

  /** @param rows of a purchase that the shop has made, by table */
  private constructor(client: pg.Client, rows: Map<string, Row>) {
    this.#client = client;
    this.#rows = rows;
  }

  /** Copies the newest purchase from now on. */
  static async ofNewest(client: pg.Client): Promise<BarePurchase> {
    const read = async (text: string, values: unknown[] = []): Promise<Row> => {
      const [row] = (await client.query<Row>(text, values)).rows;
      if (!row) throw new Error(`no row to copy: ${text}`);
      return row;
    };
    const { id } = await read(
      `select id from purchase where state in ('provisioned', 'delivered') order by created_at desc limit 1`,
    );
    const rows = new Map<string, Row>();
    for (const [table, column] of Object.entries(TABLES)) {
      const row = await read(`select * from ${table} where ${column} = $1 limit 1`, [id]);
      const computed = await client.query<{ name: string }>(
        `select column_name as name from information_schema.columns
          where table_name = $1 and (is_generated = 'ALWAYS' or is_identity = 'YES')`,
        [table],
      );
      for (const { name } of computed.rows) delete row[name];
      rows.set(table, row);
    }
    const iccid = rows.get('user_esim')?.['iccid'];
    rows.set('esim', await read('select * from esim where iccid = $1', [iccid]));
    const job = await read(`select * from pgboss.job where name = 'purchase.fulfil' limit 1`);
    rows.set('pgboss.job', job);
    return new BarePurchase(client, rows);
  }

  async buy(): Promise<void> {
    const [id, payment, order] = [randomUUID(), randomUUID(), randomUUID()];
    const iccid = `8999${String(this.#invoices).padStart(15, '0')}`;
    const at = new Date();
    const paid: Row = { ...this.#rows.get('purchase'), ...this.#rows.get('payment') };
    await this.#try(id);
    await this.#insert('purchase', {
      id,
      attempt_id: randomUUID(),
      email: `${id}@example.com`,
      state: 'created',
      order_attempts: 0,
      paid_at: null,
      paid_by: null,
      paid_with: null,
      lease_until: null,
      lease_holder: null,
    });
    await this.#transaction(async () => {
      await this.#insert('payment', {
        id: payment,
        purchase_id: id,
        reference: payment,
        status: 'open',
        settled_at: null,
        method_label: null,
        wallet: null,
        payer_hash: null,
        capture_reference: null,
      });
      await this.#move(id, 'paying', { next_look_at: at });
    });
    await this.#try(id);
    await this.#transaction(async () => {
      const { paid_by, paid_with } = paid;
      await this.#move(id, 'paid', { next_look_at: at, paid_at: at, paid_by, paid_with, last_error: null });
      const { method_label, wallet, payer_hash, capture_reference } = paid;
      const capture = capture_reference === null ? null : payment;
      const accepted = { method_label, wallet, payer_hash, capture_reference: capture };
      await this.#update('payment', payment, { status: 'accepted', settled_at: at, ...accepted });
      await this.#insert('audit', { purchase_id: id, reference: payment });
      await this.#insert('pgboss.job', { id: randomUUID() });
      await this.#notify('fulfil');
    });
    await this.#transaction(async () => {
      await this.#run('update provider_budget set spent = spent + 1 where provider = $1', ['esim-go']);
      const lease = { next_look_at: at, lease_until: at, lease_holder: order, order_attempts: 1 };
      await this.#move(id, 'ordering', lease);
      const asked = { reference: null, outcome: 'asked', outcome_at: null };
      await this.#insert('provider_order', { id: order, purchase_id: id, ...asked });
    });
    await this.#update('provider_order', order, { reference: order, outcome: 'bound', outcome_at: at });
    await this.#transaction(async () => {
      await this.#move(id, 'provisioned', { next_look_at: at, lease_until: null, last_error: null });
      await this.#insert('esim', { iccid });
      await this.#insert('user_esim', { id: randomUUID(), purchase_id: id, iccid, order_reference: order });
      const mail = { id: randomUUID(), message_id: randomUUID(), address: `${id}@example.com` };
      await this.#insert('outbound_mail', { ...mail, purchase_id: id });
      await this.#insert('pgboss.job', { id: randomUUID() });
      await this.#notify('mail');
      await this.#notify('esims');
      await this.#run('update invoice_series set last_number = last_number where kind = $1', ['invoice']);
      await this.#insert('invoice', { id: randomUUID(), purchase_id: id, number: this.#invoices++ });
    });
  }

  async #transaction(act: () => Promise<void>): Promise<void> {
    await this.#client.query('begin');
    await act();
    await this.#client.query('commit');
  }

  /** One counted try. */
  async #try(key: string): Promise<void> {
    await this.#run(
      `insert into rate_limit (key, started_at, count) values ($1, now(), 1)
        on conflict (key) do update set count = rate_limit.count + 1`,
      [key],
    );
  }

  async #notify(about: string): Promise<void> {
    await this.#run(`select pg_notify('bare', $1)`, [about]);
  }

  #move(id: string, state: string, set: Row): Promise<void> {
    return this.#update('purchase', id, { state, state_since: new Date(), ...set });
  }

  #update(table: string, id: string, set: Row): Promise<void> {
    const names = Object.keys(set).map((name, index) => `${name} = $${index + 2}`);
    return this.#run(`update ${table} set ${names.join(', ')} where id = $1`, [id, ...Object.values(set)]);
  }

  #insert(table: string, changes: Row): Promise<void> {
    const row = { ...this.#rows.get(table), ...changes };
    const names = Object.keys(row);
    const places = names.map((_, index) => `$${index + 1}`);
    const columns = names.map((name) => `"${name}"`);
    return this.#run(
      `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')})`,
      Object.values(row),
    );
  }

  /** Prepared once for a connection, under its text. */
  async #run(text: string, values: unknown[]): Promise<void> {
    await this.#client.query({ name: nameOf(text), text, values });
  }
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? `bare ${names.size}`;
  names.set(text, name);
  return name;
}
