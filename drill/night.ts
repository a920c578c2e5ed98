import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';

/**
 * Kills as many processes as requested, in rounds of the drill with one shop after the other. The drill compares all the books of
 * a shop again and again, so each shop must sell little. Stops at the first violation.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '10000' },
    postgres: { type: 'boolean', default: false },
    /** For each shop. */
    rounds: { type: 'string', default: '5' },
  },
});
const DRILL = path.join(import.meta.dirname, 'main.ts');

const began = performance.now();
const total = { kills: 0, faults: 0, purchases: 0, shops: 0 };
while (total.kills < Number(values.kills)) {
  const { kills, faults, purchases } = await drillOneShop();
  total.kills += kills;
  total.faults += faults;
  total.purchases += purchases;
  total.shops += 1;
  const hours = (performance.now() - began) / 3_600_000;
  console.log(
    `${total.kills} kills of ${values.kills} in ${(hours * 60).toFixed(0)} minutes, ${(total.kills / hours).toFixed(0)} an hour: ` +
      `${total.shops} shops, ${total.faults} faults met, ${total.purchases} paid purchases, 0 violations`,
  );
}

/** @throws {Error} if it failed; the reason is printed above */
async function drillOneShop(): Promise<{ kills: number; faults: number; purchases: number }> {
  const where = values.postgres ? ['--postgres', '--outages', ''] : [];
  const child = spawn(process.execPath, [DRILL, '--rounds', values.rounds, ...where], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let found: number[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    console.log(line);
    const [, ...counts] = /: (\d+) kills, (\d+) faults met, .*?(\d+) paid purchases/.exec(line) ?? [];
    if (counts.length > 0) found = counts.map(Number);
  });
  const [code] = (await once(child, 'close')) as [number | null];
  const [kills, faults, purchases] = found;
  if (code !== 0 || kills === undefined || faults === undefined || purchases === undefined)
    throw new Error('a shop of the drill did not end well; why stands above');
  return { kills, faults, purchases };
}
