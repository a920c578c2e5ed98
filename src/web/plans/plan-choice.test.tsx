import * as fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';

import type { SoldPlan } from '../../domain/catalog/catalog-schema.ts';
import { planFactsOf } from '../../domain/catalog/plan-facts.ts';
import { orderForCountryPage } from '../../domain/catalog/plan-order.ts';
import { formatMoney, ofBase } from '../../domain/money.ts';
import { PlanChoice } from './plan-choice.tsx';

const LITE = { tier: 'Lite', fullSpeedMb: 1000, thenKbps: 512 } as const;

function planOf(days: number, over: Partial<SoldPlan> = {}): SoldPlan {
  const facts = { groups: ['Standard Unlimited Lite'], description: null, speed: ['4G', '5G'] };
  const isUnlimited = over.isUnlimited ?? true;
  return {
    bundle_name: `plan_${days}D`,
    country_code: 'JP',
    countryCode: 'JP',
    country: 'Japan',
    type: 'unlimited',
    isUnlimited,
    duration: days,
    data_amount: -1,
    finalPrice: days * 2.5,
    card_total: days * 2.5 + 0.43,
    auto_start: true,
    ...facts,
    truth: planFactsOf({ dailyAllowance: isUnlimited ? LITE : null, autostart: true, ...facts }),
    ...over,
  };
}

function show(plans: SoldPlan[], asked = ''): string {
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => <PlanChoice place="Japan" plans={plans} order={orderForCountryPage} />,
    },
  ]);
  return renderToStaticMarkup(<Page initialEntries={[`/${asked}`]} />);
}

function fixedOf(days: number, megabytes: number, price = 9): SoldPlan {
  return planOf(days, {
    bundle_name: `plan_${days}F`,
    isUnlimited: false,
    type: 'fixed',
    data_amount: megabytes,
    finalPrice: price,
  });
}

/** From the first row of the list to the bar. */
const listOf = (html: string) => html.slice(html.indexOf('id="plans"'), html.indexOf('data-buy-bar'));

const many = [1, 3, 5, 7, 10, 15, 30, 60].map((days) => planOf(days));

describe('PlanChoice', () => {
  it('shows six plans and how many more there are', () => {
    const html = show(many);
    expect(listOf(html).match(/type="radio"/g)).toHaveLength(8);
    expect(html.match(/<div [^>]*hidden=""/g)).toHaveLength(2);
    expect(html).toContain('See More Plans (2 more)');
  });

  it('offers nothing to unfold if all plans fit', () => {
    expect(show(many.slice(0, 6))).not.toContain('See More Plans');
  });

  it('chooses the first plan and repeats it in the bar', () => {
    const html = show(many);
    expect(html.match(/checked=""/g)).toHaveLength(1);
    expect(html).toMatch(/value="[^"]*plan_1D[^"]*"[^>]*checked=""|checked=""[^>]*value="[^"]*plan_1D/);
    const bar = html.slice(html.indexOf('data-buy-bar'));
    expect(bar).toContain('Japan eSIM');
    expect(bar).toContain('Unlimited Lite, 1 day');
    expect(bar).toContain('$2.50');
  });

  it('shows the charge by card in the bar if it is more than the price', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_00 }),
        fc.integer({ min: 0, max: 99_00 }),
        (price, fee) => {
          const html = show([planOf(7, { finalPrice: price / 100, card_total: (price + fee) / 100 })]);
          const bar = html.slice(html.indexOf('data-buy-bar')).replaceAll(/<[^>]+>/g, ' ');
          const [shown, paid] = [price, price + fee].map((cents) => formatMoney(ofBase(cents)));
          expect(bar).toMatch(new RegExp(`Total +\\${shown} `));
          if (fee > 0) expect(bar).toMatch(new RegExp(` \\${paid} +with card `));
          else expect(bar).not.toContain('with card');
        },
      ),
      {
        numRuns: 50,
        examples: [
          [294, 43],
          [1, 30],
          [100, 0],
        ],
      },
    );
  });

  it('says above the list and in the bar whether the chosen plan works', () => {
    const html = show([planOf(7), planOf(30)], '?plan=plan_30D');
    const lines = html.match(/<ul [^>]*aria-label="Will it work for me\?".*?<\/ul>/g) ?? [];
    expect(lines.map((line) => line.replaceAll(/<\/li>/g, '|').replaceAll(/<[^>]+>/g, ''))).toEqual(
      ['Starts at first use · 4G,\u00A05G|', ''].map(
        (facts) =>
          `Does my phone work? Check your model|4G,\u00A05G on local networks|1 GB a day, then maps and messages|${facts}Refund within 24 hours if unused|`,
      ),
    );
    expect(html.indexOf('Will it work')).toBeLessThan(html.indexOf('role="radiogroup"'));
    // Text of the page has it once.
    expect(lines.map((line) => line.includes('data-scripted'))).toEqual([false, true]);
  });

  it('describes a row as the price list does', () => {
    const html = show([
      planOf(7),
      planOf(30, { isUnlimited: false, type: 'fixed', data_amount: 3000, finalPrice: 9 }),
    ]);
    for (const text of [
      'Unlimited ',
      'Lite',
      'For 7 DAYS',
      '$2.50/day',
      '$17.50',
      '1 GB a day, then maps and messages',
      '3.0 GB',
      'For 30 DAYS',
      '$3.00/GB',
      'About 6 days of maps, some video',
    ]) {
      expect(html).toContain(`>${text}<`);
    }
    expect(html).toContain('>Starts at first use · 4G,\u00A05G<');
  });

  describe('with a choice in the address', () => {
    const plans = [...many, ...[7, 30].map((days) => fixedOf(days, 5000))];
    const shown = (html: string) => listOf(html).match(/For \d+ DAYS?/g) ?? [];
    const chosenOf = (html: string) => /checked="" [^>]*value="[^"]*?(plan_\w+)/.exec(html)?.[1];

    it('shows the matching plans, selects the first, and marks the pressed chips', () => {
      const html = show(plans, '?days=7');
      expect(shown(html)).toEqual(['For 7 DAYS', 'For 7 DAYS']);
      expect(chosenOf(html)).toBe('plan_7D');
      expect(html).toMatch(/aria-pressed="true">7 days</);
      expect(html.match(/aria-pressed="true"/g)).toHaveLength(1);
      const fixed = show(plans, '?data=fixed');
      expect(shown(fixed)).toEqual(['For 7 DAYS', 'For 30 DAYS']);
      expect(fixed.match(/aria-pressed="true">[^<]*/g)).toEqual(['aria-pressed="true">Fixed data']);
      expect(show(plans)).toContain('aria-pressed="true">All<');
      expect(chosenOf(show(plans, '?days=30&data=fixed'))).toBe('plan_30F');
    });

    it('shows the chosen plan, and the whole list', () => {
      expect(chosenOf(show(plans, '?plan=plan_60D&more=1'))).toBe('plan_60D');
      expect(show(plans, '?plan=plan_60D&more=1')).not.toMatch(/<div [^>]*hidden=""/);
      expect(show(plans, '?more=1')).toContain('>Fixed data</h3>');
    });

    it('says that nothing fits, and then sells nothing', () => {
      const html = show(plans, '?days=1&data=fixed');
      expect(html).toContain('No plans available for the selected filters.');
      expect(html).not.toContain('Buy Now');
      expect(html).toContain('aria-pressed="true">1 day<');
    });

    it('shows the next longer plans for a trip of a length that no plan has', () => {
      expect(shown(show(plans, '?days=8'))).toEqual(['For 10 DAYS']);
    });

    it('shows the plans of the size that somebody looks for, which is the first chip', () => {
      const sizes = [...plans, fixedOf(30, 10_000, 12), fixedOf(60, 20_000, 15)];
      const html = show(sizes, '?data=fixed&gb=6.5');
      expect(shown(html)).toEqual(['For 30 DAYS', 'For 60 DAYS']);
      expect(html.match(/aria-pressed="\w+">[^<]*/g)?.slice(0, 3)).toEqual([
        'aria-pressed="true">6.5 GB or more',
        'aria-pressed="false">Unlimited',
        'aria-pressed="true">Fixed data',
      ]);
      expect(html).not.toContain('Chosen instead');
      // Unlimited data is as large as any.
      expect(shown(show(sizes, '?gb=20'))).toHaveLength(many.length + 1);
      expect(show(sizes)).not.toContain('or more');
    });

    it('shows the nearest plans if none has the size, and says so', () => {
      const said = (html: string) => /<output[^>]*>([^<]*)/.exec(html)?.[1];
      const longer = show(plans, '?days=8&data=fixed&gb=5');
      expect(shown(longer)).toEqual(['For 30 DAYS']);
      expect(said(longer)).toBe('No fixed plan has 5 GB for 8 days. Chosen instead: 5.0 GB, 30 days.');
      const less = show(plans, '?data=fixed&gb=50');
      expect(shown(less)).toEqual(['For 7 DAYS', 'For 30 DAYS']);
      expect(said(less)).toBe('No fixed plan has 50 GB. Chosen instead: 5.0 GB, 7 days.');
      expect(said(show([fixedOf(7, 5000)], '?gb=6'))).toBe(
        'No plan has 6 GB. Chosen instead: 5.0 GB, 7 days.',
      );
    });

    it('ignores a choice that is not on offer or not valid', () => {
      const all = shown(show(plans));
      for (const asked of [
        '?days=61',
        '?days=-1',
        '?days=x&data=y&sort=z',
        '?data=',
        '?gb=0',
        '?gb=x',
        '?gb=1e9',
        '?plan=gone',
      ])
        expect(shown(show(plans, asked)), asked).toEqual(all);
      expect(shown(show(many, '?data=fixed'))).toHaveLength(many.length);
    });
  });

  it('recommends the plan that fits most trips in a row above the list, or in its own if that is the first', () => {
    const plans = [...many, fixedOf(7, 1000, 2), fixedOf(15, 2000, 3), fixedOf(30, 5000, 6)];
    const above = (html: string) => html.slice(html.indexOf('role="radiogroup"'), html.indexOf('id="plans"'));
    const html = show(plans);
    expect(above(html)).toContain('>Good for 7 days at 700 MB a day<');
    expect(above(html)).toMatch(/^[^<]*><div class="[^"]*"><label/);
    expect(above(html)).toContain('Plan Details: 5.0 GB, 30 days');
    expect(listOf(html)).toContain('Plan Details: 5.0 GB, 30 days');
    expect(listOf(html)).not.toContain('Good for');
    // Both rows of the chosen plan look chosen, and one of them is.
    const chosen = show(plans, '?plan=plan_30F');
    expect(chosen.match(/data-chosen="true"><label/g)).toHaveLength(2);
    expect(chosen.match(/checked=""/g)).toHaveLength(1);
    expect(above(chosen)).toContain('checked=""');
    // A single plan needs no advice.
    expect(show(plans, '?days=3')).not.toContain('Good for');
    const first = show([...plans, planOf(3, { bundle_name: 'b' })], '?days=3');
    expect(above(first)).not.toContain('<label');
    expect(listOf(first)).toContain('>Good for 3 days, never runs out<');
  });

  it('shows a chosen plan after the first six', () => {
    const html = show(many, '?plan=plan_60D');
    expect(html.match(/<div [^>]*hidden=""/g)).toHaveLength(1);
    expect(html).toContain('See More Plans (1 more)');
    expect(show(many.slice(0, 7), '?plan=plan_30D')).not.toContain('See More Plans');
  });

  it('explains once how the tiers differ', () => {
    const plus = { tier: 'Plus', fullSpeedMb: 2000, thenKbps: 2000 } as const;
    const html = show([
      ...many,
      planOf(7, {
        bundle_name: 'plus',
        truth: planFactsOf({ dailyAllowance: plus, autostart: true, speed: [] }),
      }),
    ]);
    expect(html).toContain(
      '<b>Lite</b> 1 GB a day at full speed, then 512\u00A0kbps, enough for maps and messages<',
    );
    expect(html).toContain('<b>Plus</b> 2 GB a day at full speed, then 2\u00A0Mbps, enough for video<');
    expect(show(many)).not.toContain('at full speed');
  });

  it('sends the chosen plan to checkout without any script', () => {
    const html = show([planOf(7)]);
    expect(html).toContain('action="/checkout"');
    expect(html).toContain('method="get"');
    expect(html).toContain(
      'value="{&quot;id&quot;:&quot;plan_7D&quot;,&quot;countryCode&quot;:&quot;JP&quot;}"',
    );
    expect(html).toMatch(/<button type="submit"[^>]*>Buy Now/);
  });

  it('says what to do where no supplier gives a fact', () => {
    const unknown = planOf(7, { truth: { ...planOf(7).truth, starts: null, speeds: null, top_up: null } });
    const html = show([unknown]);
    for (const text of [
      'Days may start at once',
      'Speed varies by network',
      'Top-up not promised',
      'ID check possible',
    ]) {
      expect(html).toContain(text);
    }
    expect(html).not.toMatch(/: unknown|supplier/);
  });
});
