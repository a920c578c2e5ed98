/**
 * A fixed amount of work like that of tests: objects are made, written, read and sorted. Its cost on a machine tells how long a
 * core-second of a budget is there. Prints its processor time in milliseconds.
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
