import { parseArgs } from 'node:util';

import { fuzz } from './fuzz.ts';

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '20000' }, seed: { type: 'string' } },
});
const requests = Number(values.requests);
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
if (!Number.isSafeInteger(requests) || requests < 1 || !Number.isSafeInteger(seed)) {
  process.stderr.write('npm run fuzz -- [--requests <a number>] [--seed <a number>]\n');
  process.exit(1);
}

const say = (text: string) => process.stdout.write(`${text}\n`);
say(
  `${requests} requests by seed ${seed}; the same again: npm run fuzz -- --requests ${requests} --seed ${seed}`,
);
const started = Date.now();
const { statuses, outages, wrongs } = await fuzz({ seed, requests }, (done, what) => {
  if (done % (what === 'requests' ? 500 : 20) === 0)
    say(`  ${done} ${what} after ${Math.round((Date.now() - started) / 1000)} s`);
});
const counted = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
say(`answers by status: ${counted.join(', ')}`);
say(`buyers told that a provider does not answer: ${outages}`);
for (const wrong of wrongs) say(`✗ ${wrong}`);
say(
  wrongs.length === 0
    ? 'Nothing broke, nothing changed hands, and nothing held the others up.'
    : `${wrongs.length} found.`,
);
process.exit(wrongs.length === 0 ? 0 : 1);
