import { findPostgres, startPostgres } from '../test/support/database/postgres.ts';
import { answerTimes, type AnswerTimes } from '../test/support/growth/answer-times.ts';
import { RECENT } from '../test/support/growth/fill-shop.ts';
import { boundOf, type Measured, measureShop } from '../test/support/growth/measure-growth.ts';
import type { Bench, Measured as Figured } from './figures.ts';
import { columns } from './figures.ts';

const HISTORY = 1_000_000;
/** The longest that an operator should wait, in milliseconds. */
const LIST_MS = 100;
const REPORT_MS = 1000;
/** A page of an export's rows, and the rows being sent. */
const EXPORT_MB = 30;

/** How many times more a query reads in the grown shop than in the small one. */
function row(small: Measured, grown: Measured): { cells: string[]; isBroken: boolean } {
  const ratio = grown.buffers / Math.max(small.buffers, 1);
  const bound = boundOf(small);
  const isBroken = grown.buffers > bound;
  const ms = ({ milliseconds }: Measured) => milliseconds.toFixed(1);
  const cells = [
    grown.name,
    ms(small),
    ms(grown),
    String(small.buffers),
    String(grown.buffers),
    `${ratio.toFixed(2)} x`,
    `<= ${bound}${isBroken ? ' BROKEN' : ''}`,
  ];
  return { cells, isBroken };
}

function worst({ name, statements }: Measured): string {
  const most = statements.toSorted((a, b) => b.buffers - a.buffers).slice(0, 3);
  return [
    `\n${name} touches most in:`,
    ...most.map(
      ({ text, buffers, scanned }) =>
        `  ${buffers} buffers${scanned.length > 0 ? `, reads all of ${scanned.join(', ')}` : ''}: ${text}`,
    ),
  ].join('\n');
}

/** How long operators wait over HTTP with that many orders. */
function tellAnswers({ answers, exported }: AnswerTimes, tell: (row: Figured) => void): void {
  for (const { name, kind, median, most } of answers)
    tell({
      what: `${name}, by HTTP`,
      value: median,
      unit: 'ms',
      // A program reads a file while it arrives.
      ...(kind === 'file' ? {} : { goal: { most: kind === 'list' ? LIST_MS : REPORT_MS } }),
      beside: `the slowest of several ${most.toFixed(0)} ms`,
    });
  tell({
    what: `memory while ${exported.rows.toLocaleString('en-US')} orders are exported`,
    value: exported.megabytes,
    unit: 'MB',
    goal: { most: EXPORT_MB },
    beside: `${exported.seconds.toFixed(0)} s`,
  });
}

export const bench: Bench = {
  title: `What the shop asks of PostgreSQL with ${HISTORY.toLocaleString('en-US')} purchases behind it, beside ${RECENT} (milliseconds in the database, 8 KB buffers touched)`,
  async run(tell) {
    const folder = findPostgres();
    if (!folder) throw new Error('There is no PostgreSQL on this machine: `apt-get install postgresql`.');
    const cluster = await startPostgres(folder);
    try {
      const small = await measureShop(cluster.url, 0);
      const log = (line: string) => console.log(line);
      let asked: AnswerTimes | undefined;
      const grown = await measureShop(cluster.url, HISTORY, log, async (shop) => {
        asked = await answerTimes(shop);
      });
      const rows = grown.map((one, index) => row(small[index] ?? one, one));
      console.log(
        columns([
          ['', 'ms small', 'ms grown', 'buffers small', 'buffers grown', 'ratio', 'bound'],
          ...rows.map(({ cells }) => cells),
        ]),
      );
      for (const [index, { isBroken }] of rows.entries()) {
        const one = grown[index];
        if (isBroken && one) console.log(worst(one));
      }
      if (asked) tellAnswers(asked, tell);
      if (rows.some(({ isBroken }) => isBroken)) process.exitCode = 1;
      return [];
    } finally {
      await cluster.stop();
    }
  },
};
