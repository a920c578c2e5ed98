import { readFileSync } from 'node:fs';

/**
 * Loaded before a program (`--import`), puts the clock of that process wrong by as many milliseconds as the file says that
 * `CLOCK_FILE` names, also while it runs. Timers go on as they did, as they do on a machine whose clock is set.
 */
const file = process.env['CLOCK_FILE'];
const RealDate = Date;
const realNow = Date.now;
let offsetMs = 0;

function read(): void {
  offsetMs = file === undefined ? 0 : Number(readFileSync(file, 'utf8'));
}

function now(): number {
  return realNow() + offsetMs;
}

read();
// A watched file is first looked at some time later, and what was written before that is never seen.
if (file !== undefined) setInterval(read, 100).unref();
RealDate.now = now;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, values: unknown[], made) =>
    Reflect.construct(target, values.length === 0 ? [now()] : values, made) as object,
  apply: () => new RealDate(now()).toString(),
});
