import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { openSetting, useStripe } from '../stripe/setting.ts';

const { setting } = useStripe({ anew: true });

const ask = (control = setting.sandbox.origins.control) => fetch(`${control}/ecb/eurofxref-daily.xml`);
/** The rates of a file, by currency. */
const ratesIn = (file: string) =>
  Object.fromEntries(
    [...file.matchAll(/<Cube currency='([A-Z]{3})' rate='([\d.]+)'\/>/g)].map(([, code = '', rate]) => [
      code,
      Number(rate),
    ]),
  );
const read = async (control?: string) => ratesIn(await (await ask(control)).text());

test('the file has the bank’s form, one rate a euro, and none where the bank has none', async () => {
  const answer = await ask();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/xml']);
  const file = await answer.text();
  expect(file.split("\t\t<Cube time='")[0]).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
\t<gesmes:subject>Reference rates</gesmes:subject>
\t<gesmes:Sender>
\t\t<gesmes:name>European Central Bank</gesmes:name>
\t</gesmes:Sender>
\t<Cube>
`,
  );
  expect(file).toMatch(
    /\t\t\t<Cube currency='ZAR' rate='19.9'\/>\n\t\t<\/Cube>\n\t<\/Cube>\n<\/gesmes:Envelope>\n$/,
  );
  expect(Object.keys(ratesIn(file)).toSorted()).toEqual(
    (
      'AUD BRL CAD CHF CNY CZK DKK GBP HKD HUF IDR ILS INR ISK JPY KRW MXN MYR NOK NZD PHP PLN RON SEK SGD ' +
      'THB TRY USD ZAR'
    ).split(' '),
  );
  expect(ratesIn(file)).toMatchObject({ USD: 1.16, JPY: 176, GBP: 0.88 });
});

test('the file is of the last working day, whatever day the clock reads', async () => {
  const seen: string[] = [];
  for (let day = 0; day < 8; day += 1) {
    const { now } = (await (await fetch(`${setting.sandbox.origins.control}/control/clock`)).json()) as {
      now: string;
    };
    const [, of = ''] = /<Cube time='(\d{4}-\d\d-\d\d)'>/.exec(await (await ask()).text()) ?? [];
    const age = (Date.parse(now.slice(0, 10)) - Date.parse(of)) / 86_400_000;
    const names = [now, of].map((date) =>
      new Date(date).toLocaleDateString('en', { weekday: 'short', timeZone: 'UTC' }),
    );
    seen.push(`${names.join(' ')} ${age}`);
    await setting.pull('clock', { advance_seconds: 86_400 });
  }
  expect([...new Set(seen)].toSorted()).toEqual([
    'Fri Fri 0',
    'Mon Mon 0',
    'Sat Fri 1',
    'Sun Fri 2',
    'Thu Thu 0',
    'Tue Tue 0',
    'Wed Wed 0',
  ]);
});

test('a control changes rates until a reset, and a restart does not undo it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'ecb-'));
  const first = await openSetting({ dataDir });
  expect(await first.pull('rates', { JPY: 171.2 })).toMatchObject({ JPY: 171.2, USD: 1.16 });
  await first.pull('rates', { USD: 1.2 });
  await first.close();

  const again = await openSetting({ dataDir });
  const { control } = again.sandbox.origins;
  expect(await read(control)).toMatchObject({ JPY: 171.2, USD: 1.2, GBP: 0.88 });
  await again.pull('reset', {});
  expect(await read(control)).toMatchObject({ JPY: 176, USD: 1.16 });
  await again.close();
  await rm(dataDir, { recursive: true });
});

test.each([{ EUR: 2 }, { JPY: 0 }, { JPY: '171' }, { XYZ: 1 }])('no rate is made of %j', async (rates) => {
  await expect(setting.pull('rates', rates)).rejects.toThrow(/error/);
  expect(await read()).toMatchObject({ JPY: 176 });
});

test('its calls fail on demand, and what it does not play is refused by name', async () => {
  await setting.pull('faults', { party: 'ecb', effect: 'status', status: 503 });
  await setting.pull('faults', { party: 'ecb', path: '/ecb/eurofxref-daily.xml', effect: 'garbage' });
  await setting.pull('faults', { party: 'ecb', effect: 'cut-before' });
  expect((await ask()).status).toBe(503);
  expect(ratesIn(await (await ask()).text())).toEqual({});
  await expect(ask()).rejects.toThrow('fetch failed');
  expect((await ask()).status).toBe(200);

  const other = await fetch(`${setting.sandbox.origins.control}/ecb/eurofxref-hist.xml`);
  expect([other.status, await other.text()]).toEqual([
    404,
    'The sandbox does not play GET /ecb/eurofxref-hist.xml.',
  ]);
});

test('the front page leads to the file', async () => {
  const page = await (await fetch(setting.sandbox.origins.control)).text();
  expect(page).toContain(`href="${setting.sandbox.origins.control}/ecb/eurofxref-daily.xml"`);
});
