import type { TwoWebs } from '../shop/two-webs.ts';

interface CountedJobs {
  sent: number;
  done: number;
  /** Tries beside the first of each. */
  again: number;
  /** Sent without a word on how many there may be in a period. */
  unbound: number;
}

/** What the queue has of one kind of job since a moment. */
export async function jobsOf(shop: TwoWebs, name: string, since: Date): Promise<CountedJobs> {
  const [row] = await shop.sql<CountedJobs & Record<string, unknown>>(
    `select count(*)::int as sent, (count(*) filter (where state = 'completed'))::int as done,
        coalesce(sum(retry_count), 0)::int as again, (count(*) filter (where singleton_on is null))::int as unbound
      from pgboss.job where name = $1 and created_on >= $2`,
    [name, since],
  );
  if (!row) throw new Error('a count is always there');
  return row;
}

/** How often all processes together have run that kind of job, by their own counts. */
export async function runsOf({ addresses }: Pick<TwoWebs, 'addresses'>, name: string): Promise<number> {
  const texts = await Promise.all(
    addresses.map(async (address) => (await fetch(`${address}/metrics`)).text()),
  );
  const lines = texts.flatMap((text) => text.match(/^simport_job_seconds_count\{.*$/gm) ?? []);
  const own = lines.filter((line) => line.includes(`job="${name}"`));
  return own.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}
