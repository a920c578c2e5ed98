import { z } from 'zod';

import { UNPUBLISHED } from '../core/currencies.ts';
import { callNotPlayed } from '../core/not-played.ts';
import type { Party, World } from '../core/party.ts';
import { PUBLISHED } from './rates.ts';

export interface Ecb extends Party {
  /** How much of the currency a euro buys now; the case of its letters does not matter. */
  perEuro: (currency: string) => number;
}

type Rates = Readonly<Record<string, number>>;

const AT_FIRST: Rates = { ...PUBLISHED, ...UNPUBLISHED };
const FILE = '/ecb/eurofxref-daily.xml';
const DAY_MS = 86_400_000;
/** From Sunday to Saturday, the days since the last working day. */
const DAYS_BACK = [2, 0, 0, 0, 0, 0, 1];

const change = z.partialRecord(z.enum(Object.keys(AT_FIRST)), z.number().positive());

/** The European Central Bank: its file of the day's reference rates. Whoever converts money in the sandbox uses these rates. */
export function createEcb(world: World): Ecb {
  const changed = world.store<Record<string, number>>('ecb', () => ({}));
  const rates = (): Rates => ({ ...AT_FIRST, ...changed.value });

  return {
    name: 'ecb',
    perEuro(currency) {
      const code = currency.toUpperCase();
      if (code === 'EUR') return 1;
      const rate = rates()[code];
      if (rate === undefined) throw new Error(`There is no rate of ${code}`);
      return rate;
    },
    fetch(request) {
      if (request.method !== 'GET' || new URL(request.url).pathname !== FILE)
        return new Response(callNotPlayed(request), { status: 404 });
      return new Response(fileOf(workingDay(world.now()), rates()), {
        headers: { 'content-type': 'text/xml' },
      });
    },
    controls: {
      rates: async (body) => {
        Object.assign(changed.value, change.parse(body));
        changed.save();
        return rates();
      },
    },
    reset() {
      changed.value = {};
      changed.save();
    },
  };
}

/** That day, or the Friday before it: the bank publishes nothing on weekends. */
function workingDay(now: number): string {
  const back = DAYS_BACK[new Date(now).getUTCDay()] ?? 0;
  return new Date(now - back * DAY_MS).toISOString().slice(0, 10);
}

function fileOf(day: string, rates: Rates): string {
  const rows = Object.keys(PUBLISHED).map(
    (code) => `\t\t\t<Cube currency='${code}' rate='${rates[code]}'/>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
\t<gesmes:subject>Reference rates</gesmes:subject>
\t<gesmes:Sender>
\t\t<gesmes:name>European Central Bank</gesmes:name>
\t</gesmes:Sender>
\t<Cube>
\t\t<Cube time='${day}'>
${rows.join('')}\t\t</Cube>
\t</Cube>
</gesmes:Envelope>
`;
}
