import { describe, expect, it } from 'vitest';

import { amountsFor, DEFAULT_METHOD } from '../../../src/domain/checkout/payment-method.ts';
import type { Quote } from '../../../src/domain/checkout/quote-schema.ts';
import { formatMoney } from '../../../src/domain/money.ts';
import type { TripPlanSent, TripSent } from '../../../src/domain/trip/trip-schema.ts';
import { openAssistant, type ShownPlan } from '../../support/reading/assistant.ts';
import { useCachedShop } from '../../support/shop/cached-shop.ts';

const shop = useCachedShop();
const ask = (address: string) => fetch(shop.fronted + address, { redirect: 'manual' });
const htmlOf = async (address: string) => (await ask(address)).text();
const ROUTE = 'place=Portugal&days=4&place=Spain&days=6&place=Morocco&days=5&place=Turkey&days=3';

async function planned(query: string): Promise<TripSent> {
  const response = await ask(`/api/trip?${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as TripSent;
}

const usd = (amount: number) => ({ amount, currency: 'USD' }) as const;
const centsOf = ({ finalPrice }: { finalPrice: number }) => Math.round(finalPrice * 100);

/** What plans cost by card in one purchase, which has one fee. */
const totalOf = (plans: readonly TripPlanSent[]) =>
  amountsFor(usd(plans.reduce((sum, { plan }) => sum + centsOf(plan), 0)), DEFAULT_METHOD, 'added').total;

/** The days of the trip that plans are used on. */
const daysOf = (plans: readonly TripPlanSent[]) =>
  plans
    .flatMap(({ uses }) => uses.flatMap(({ day, days }) => Array.from({ length: days }, (_, at) => day + at)))
    .sort((a, b) => a - b);

describe('the planner of trips', () => {
  it('covers each day of the trip with plans for the least money, and with the fewest', async () => {
    const { stops, plans } = await planned(ROUTE);
    expect(stops.map(({ place, days }) => [place?.iso, days])).toEqual([
      ['PT', 4],
      ['ES', 6],
      ['MA', 5],
      ['TR', 3],
    ]);
    const { cheapest = [], fewest, gaps, regional } = plans ?? {};
    const all = Array.from({ length: 18 }, (_, day) => day);
    expect(daysOf(cheapest)).toEqual(all);
    expect(daysOf(fewest ?? [])).toEqual(all);
    expect(fewest?.length).toBeLessThan(cheapest.length);
    expect(totalOf(fewest ?? [])).toBeGreaterThan(totalOf(cheapest));
    expect(gaps).toEqual([]);
    // The region that would do it alone is the dearer answer.
    expect(regional && 'plan' in regional && regional.plan).toEqual(fewest?.[0]?.plan);
    expect(fewest?.[0]?.slug).toBe('global');
  });

  it('understands places by any name, several in one field, and says which it does not know', async () => {
    const shown = async (query: string) =>
      (await planned(query)).stops.map(({ typed, place, nearly, days }) => [
        typed,
        place?.iso ?? null,
        nearly?.iso ?? null,
        days,
      ]);
    expect(await shown('place=pt&days=4&place=Spanien&days=2&place=Lisbon&days=1&place=日本&days=3')).toEqual(
      [
        ['pt', 'PT', null, 4],
        ['Spanien', 'ES', null, 2],
        ['Lisbon', 'PT', null, 1],
        ['日本', 'JP', null, 3],
      ],
    );
    expect(await shown('place=Spain,+Morocco&days=4')).toEqual([
      ['Spain', 'ES', null, 4],
      ['Morocco', 'MA', null, null],
    ]);
    expect(await shown('place=Japn&days=4&place=qqqq&days=1&place=Europe&days=9')).toEqual([
      ['Japn', null, 'JP', 4],
      ['qqqq', null, null, 1],
      ['Europe', null, null, 9],
    ]);
  });

  it('names a stop that no plan can cover, and covers the rest', async () => {
    const { plans } = await planned('place=PT&days=2&place=KP&days=3&place=ES&days=2');
    expect(plans?.gaps).toEqual([{ stop: 1, why: 'unsold' }]);
    expect(daysOf(plans?.cheapest ?? [])).toEqual([0, 1, 5, 6]);
    const { plans: greedy } = await planned('place=PT&days=2&mb=50000&data=unlimited');
    expect([greedy?.cheapest, greedy?.gaps]).toEqual([[], [{ stop: 0, why: 'too_little' }]]);
  });

  it.each([
    ['no stops', ''],
    ['an unknown place', 'place=qqqq&days=3'],
    ['no days', 'place=PT&days=0'],
    ['too many days', 'place=PT&days=400'],
    ['too many days in all', 'place=PT&days=300&place=ES&days=300'],
    ['too many stops', 'place=PT&days=1&'.repeat(13)],
    ['one choice twice', 'place=PT&days=1&use=light&use=heavy'],
    ['long words', `place=${'ä'.repeat(900)}&days=${'9'.repeat(900)}`],
  ])('answers %s without plans, and without a failure', async (_what, query) => {
    expect((await planned(query)).plans).toBeNull();
  });
});

describe('the page /trip', () => {
  it('is a form without scripts, with rows to fill in', async () => {
    const html = await htmlOf('/trip');
    expect(html).toMatch(/<form(?=[^>]* method="get")[^>]* action="\/trip#plans"/);
    expect(html.match(/name="place"/g)).toHaveLength(3);
    expect(html).not.toContain('name="robots"');
    expect(html).toContain('rel="canonical"');
  });

  it('answers the form with prices, days and links to each plan', async () => {
    const { plans } = await planned(ROUTE);
    const html = await htmlOf(`/trip?${ROUTE}&start=2027-06-01`);
    for (const { plan } of [...(plans?.cheapest ?? []), ...(plans?.fewest ?? [])]) {
      expect(html).toContain(`plan=${plan.bundle_name}`);
      expect(html).toContain(formatMoney(usd(centsOf(plan))));
    }
    expect(html).toContain(formatMoney(usd(totalOf(plans?.cheapest ?? []))));
    expect(html).toMatch(/datetime="2027-06-01"/i);
    expect(html).toContain('href="/trip.ics?place=PT&amp;days=4&amp;place=ES');
    expect(html).toContain('value="Morocco"');
  });

  it('keeps what was typed, and says what is wrong with it', async () => {
    const html = await htmlOf('/trip?place=Japn&days=0&place=&days=&use=heavy&use=light&start=soon');
    expect(html).toContain('value="Japn"');
    expect(html).toContain('Did you mean Japan?');
    expect(html).toContain('Enter the days, from 1 to 365.');
    expect(html).toContain('more than once');
    expect(html).toContain('Enter the first day as a date');
  });

  it('is kept and listed bare alone: trips are without end', async () => {
    await htmlOf('/trip');
    await expect.poll(() => shop.front.kept().answers).toBeGreaterThan(0);
    const before = shop.front.kept().answers;
    for (let days = 1; days < 6; days++)
      for (const path of [`/trip?place=PT&days=${days}`, `/api/trip?place=PT&days=${days}`]) {
        const response = await ask(path);
        expect(response.status).toBe(200);
        await response.text();
      }
    expect(await htmlOf('/trip?place=PT&days=2')).toContain('<meta name="robots" content="noindex"');
    expect(shop.front.kept().answers).toBe(before);
  });

  it('refuses an address of 60 KB, and stays there for the next', async () => {
    const response = await ask(`/trip?place=${'a'.repeat(60_000)}&days=1`);
    expect([414, 431]).toContain(response.status);
    expect((await ask('/trip?place=PT&days=1')).status).toBe(200);
  });
});

describe('the calendar of a trip', () => {
  it('has the day to install each plan', async () => {
    const { plans } = await planned(ROUTE);
    const response = await ask(`/trip.ics?${ROUTE}&start=2027-06-01`);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await response.text();
    const lines = text.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    const whole = text.replaceAll('\r\n ', '').split('\r\n');
    expect([whole[0], whole.at(-2), whole.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
    const days = whole.filter((line) => line.startsWith('DTSTART')).map((line) => line.slice(-8));
    expect(days).toEqual(['20270531', '20270604', '20270610', '20270615']);
    expect(whole.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(plans?.cheapest.length ?? 0);
    expect(whole).toContain(String.raw`SUMMARY:Install the eSIM for Portugal\, 2 GB\, 15 days`);
    const fewest = await (await ask(`/trip.ics?${ROUTE}&start=2027-06-01&plans=fewest`)).text();
    expect(fewest.match(/BEGIN:VEVENT/g)).toHaveLength(plans?.fewest?.length ?? 0);
  });

  it('speaks the language of its page', async () => {
    const text = await (await ask(`/de/trip.ics?${ROUTE}&start=2027-06-01`)).text();
    expect(text).toContain('SUMMARY:eSIM installieren: Portugal');
    expect(text.replaceAll('\r\n ', '')).toContain('/de/country/PT?plan=');
  });

  it.each([['place=PT&days=4'], ['start=2027-06-01'], ['place=qqqq&days=1&start=2027-06-01']])(
    'needs a trip and its first day: %s',
    async (query) => {
      const response = await ask(`/trip.ics?${query}`);
      expect([response.status, await response.text()]).toEqual([
        400,
        'A calendar needs a trip that can be planned, and its first day.\n',
      ]);
    },
  );
});

describe('an assistant', () => {
  interface Planned {
    cheapest: {
      plans: { plan: ShownPlan; url: string }[];
      total: ShownPlan['price'];
      checkout_url: string | null;
    } | null;
    fewest_plans: { plans: { plan: ShownPlan }[] } | null;
    gaps: { stop: number; place: string; why: string }[];
    url: string;
    text: string;
  }
  const stops = [
    { place: 'PT', days: 4 },
    { place: 'Spain', days: 6 },
    { place: 'Morocco', days: 5 },
    { place: 'Turkey', days: 3 },
  ];

  it('plans the same trip, and has the address of the answer', async () => {
    const { call } = await openAssistant(shop);
    const { value } = await call<Planned>('plan_trip', { stops });
    const { plans } = await planned(ROUTE);
    expect(value.cheapest?.plans.map(({ plan }) => plan.id)).toEqual(
      plans?.cheapest.map(({ plan }) => plan.bundle_name),
    );
    expect(value.cheapest?.total.amount).toBe(totalOf(plans?.cheapest ?? []));
    expect(value.fewest_plans?.plans).toHaveLength(plans?.fewest?.length ?? 0);
    expect(value.gaps).toEqual([]);
    expect(value.text).toMatch(
      /^4 plans for \$16\.\d\d cover every day of the trip\. One plan for \$\d+\.\d\d does it, too\.$/,
    );
    const { pathname, search } = new URL(value.url);
    const html = await htmlOf(pathname + search);
    for (const { plan } of value.cheapest?.plans ?? []) expect(html).toContain(`plan=${plan.id}`);
    expect(html).toContain(value.cheapest?.total.text);

    // One link leads to the checkout of all of them, for this total.
    const link = new URL(value.cheapest?.checkout_url ?? '');
    expect([link.pathname, link.searchParams.get('via')]).toEqual(['/checkout', 'mcp']);
    const [first, ...more] = JSON.parse(link.searchParams.get('plans') ?? '') as {
      id: string;
      countryCode: string;
    }[];
    const onWire = ({ id, countryCode }: { id: string; countryCode: string }) => ({
      bundle_name: id,
      country_code: countryCode,
    });
    expect([first, ...more].map((chosen) => chosen?.id)).toEqual(
      value.cheapest?.plans.map(({ plan }) => plan.id),
    );
    const asked = { ...(first && onWire(first)), more_plans: more.map(onWire) };
    const quoted = await fetch(`${shop.fronted}/api/quote`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asked),
    });
    const { quote } = (await quoted.json()) as { quote: Quote };
    expect(quote.methods.stripe.total_cents).toBe(value.cheapest?.total.amount);
  });

  it('is told what cannot be planned', async () => {
    const { call } = await openAssistant(shop);
    const refusal = async (asked: object) => {
      const { content, isError } = await call('plan_trip', { ...asked });
      expect(isError).toBe(true);
      return JSON.stringify(content);
    };
    expect(await refusal({ stops: [{ place: 'europe', days: 3 }] })).toContain('is a region');
    expect(
      await refusal({
        stops: [
          { place: 'PT', days: 200 },
          { place: 'ES', days: 200 },
        ],
      }),
    ).toContain('365 days');
    expect(await refusal({ stops: [{ place: 'qqqq', days: 2 }] })).toContain('no country or region');
  });
});
