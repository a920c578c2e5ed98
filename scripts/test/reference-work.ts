/**
 * A fixed piece of work of the kind that tests do: objects made, written, read and sorted. What it costs on a machine tells how long
 * a core-second of a budget is there. Prints the milliseconds of processor time that it took.
 */
const ITEMS = 20_000;
const ROUNDS = 3;

let checked = 0;
for (let round = 0; round < ROUNDS; round += 1) {
  const made = Array.from({ length: ITEMS }, (_, index) => ({
    id: `${(index * 7919) % ITEMS}`,
    words: [`plan ${index}`, 'country', `${round}`],
    price: { minor: index * round, currency: 'USD' },
  }));
  const read = JSON.parse(JSON.stringify(made)) as typeof made;
  const sorted = read.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const byId = new Map(sorted.map((one) => [one.id, one]));
  checked += byId.size + sorted.filter(({ words }) => /\d5$/.test(words[0] ?? '')).length;
}
const { user, system } = process.cpuUsage();
process.stdout.write(`${Math.round((user + system) / 1000)} ${checked}\n`);
