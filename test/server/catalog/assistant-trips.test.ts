import { describe, expect, it } from 'vitest';

import { formatMoney } from '../../../src/domain/money.ts';
import { openAssistant, type ShownPlace, type ShownPlan } from '../../support/reading/assistant.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();
const assistant = () => openAssistant(shop);

interface Searched {
  destinations: ShownPlace[];
  covering_all: ShownPlace[];
  not_found: string[];
}

/** The amounts in an answer, each as it has to be read aloud. */
function readAloud(answer: unknown): string[] {
  if (typeof answer !== 'object' || answer === null) return [];
  if ('amount' in answer) {
    const { amount, currency, text } = answer as ShownPlan['price'];
    expect(text).toBe(formatMoney({ amount, currency }));
    return [text];
  }
  return Object.values(answer).flatMap(readAloud);
}

describe('an assistant', () => {
  it('asked for 14 days and 5 GB in France, Italy and Switzerland, finds one eSIM for all of them', async () => {
    const { call } = await assistant();
    const asked = 'France, Italy, Switzerland, 14 days, 5 GB';
    const { value: searched } = await call<Searched>('search_destinations', { query: asked });
    const places = searched.destinations.map(({ code }) => code);
    expect([places, searched.not_found]).toEqual([['FR', 'IT', 'CH'], []]);
    const regions = searched.covering_all.map(({ code }) => code);
    expect(regions).toContain('REUP');
    for (const { kind, covers } of searched.covering_all) {
      expect(kind).toBe('region');
      expect(covers).toEqual(expect.arrayContaining(places));
    }

    interface Answer {
      one_plan: ShownPlan[];
      separate: { plans: { place: string; plan: ShownPlan | null }[]; total: ShownPlan['price'] };
      text: string;
    }
    const { value: found } = await call<Answer>('find_plans', { places, days: 14, data_gb: 5 });
    const [best, ...dearer] = found.one_plan;
    expect(regions).toContain(best?.place);
    expect(best).toMatchObject({ days: 30, data_mb: 5_000 });
    for (const { days, data_mb: data, price } of found.one_plan) {
      expect(days).toBeGreaterThanOrEqual(14);
      expect(data ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(5_000);
      expect(price.amount).toBeGreaterThanOrEqual(best?.price.amount ?? 0);
    }
    expect(dearer.length).toBeGreaterThan(0);
    const apart = found.separate.plans.map(({ plan }) => plan?.price.amount ?? 0);
    expect(found.separate.plans.map(({ place }) => place)).toEqual(places);
    expect(found.separate.total.amount).toBe(apart.reduce((sum, amount) => sum + amount, 0));
    expect(found.separate.total.amount).toBeGreaterThan(best?.price.amount ?? 0);
    expect(found.text).toBe(
      `One plan works in all 3 places. The cheapest costs ${best?.price.text}. Separate plans, one for each place, cost ${found.separate.total.text} together.`,
    );
    expect(readAloud(found).length).toBeGreaterThan(5);

    const chosen = { place: best?.place, plan: best?.id };
    const quoted = await call<{ card: { total: unknown } }>('quote', chosen);
    expect(quoted.value.card.total).toEqual(best?.price);
    readAloud(quoted.value);
    const { value: link } = await call<{ url: string }>('create_checkout_link', chosen);
    expect(link.url).toMatch(new RegExp(`/regional/[a-z-]+\\?plan=${best?.id}&via=mcp$`));
  });

  it.each(['REUP', 'europe', '/regional/europe', 'https://shop.example/regional/Europe?via=x', 'Europe'])(
    'finds a place by its code, page or name: %s',
    async (place) => {
      const { value } = await (await assistant()).call<{ place: ShownPlace }>('list_plans', { place });
      expect(value.place.code).toBe('REUP');
    },
  );

  it('learns that no single plan covers the trip, and what each place costs', async () => {
    const { call } = await assistant();
    const long = await call<{ one_plan: unknown[]; text: string }>('find_plans', {
      places: ['JP', 'US'],
      days: 365,
    });
    expect([long.isError, long.value.one_plan]).toEqual([false, []]);
    expect(long.value.text).toMatch(/^No single plan works in all of these places/);
  });

  it.each([
    ['list_plans', { place: 'JP', trip_days: 9 }, 'place, days, data_gb, data'],
    ['search_destinations', { query: 'Japan', days: 9 }, 'query'],
    ['find_plans', { places: ['JP'], budget: 9 }, 'places, days, data_gb, data'],
    ['check_device', { plan: 'x', device: 'Pixel' }, 'takes device'],
    ['refund_policy', { plan: 'x' }, 'takes language'],
  ])('reads what %s takes if it gives %j', async (name, given, takes) => {
    const { isError, content } = await (await assistant()).call(name, given);
    expect(isError).toBe(true);
    expect(JSON.stringify(content)).toMatch(/no argument .*(trip_days|days|budget|plan)/);
    expect(JSON.stringify(content)).toContain(takes);
  });
});
