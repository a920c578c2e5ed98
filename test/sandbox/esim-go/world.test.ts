import countries from 'i18n-iso-countries';
import { describe, expect, test } from 'vitest';

import { type Bundle, makeBundles } from '../../../src/sandbox/esim-go/bundles/bundles.ts';
import { regionalGroups } from '../../../src/sandbox/esim-go/bundles/regions.ts';
import { specialPlaces } from '../../../src/sandbox/esim-go/bundles/special-places.ts';
import { places } from '../../../src/sandbox/esim-go/bundles/world.ts';

const bundles = makeBundles();
const byCoverage = Map.groupBy(bundles, (bundle) => bundle.base.iso);
const ODDITIES = ['IC', 'US-HI', 'CYP', 'XK', 'AN'];
// Places without inhabitants, or without roaming.
const NOT_SOLD = 'AQ BV GS HM IO KP ER NU PN SJ TF TK UM WF'.split(' ');

describe('the places of the world catalogue', () => {
  test('are all of ISO 3166 but for the named oddities and the places nobody can roam in', () => {
    const iso = Object.keys(countries.getAlpha2Codes());
    const ours = [...places.keys()].filter((code) => !ODDITIES.includes(code));
    expect(ours.sort()).toEqual(iso.filter((code) => code !== 'XK' && !NOT_SOLD.includes(code)).sort());
    expect(ODDITIES.every((code) => places.has(code))).toBe(true);
  });

  test('number over 200 with plans of their own', () => {
    expect([...places.keys()].filter((iso) => byCoverage.has(iso)).length).toBeGreaterThanOrEqual(200);
  });

  test('have the names people use', () => {
    const names = ['VN', 'KR', 'CZ', 'TR', 'CI', 'US', 'GB', 'RU', 'LA', 'RE', 'CYP', 'US-HI', 'IC', 'XK'];
    expect(names.map((iso) => places.get(iso)?.name)).toEqual([
      'Vietnam',
      'South Korea',
      'Czechia',
      'Turkey',
      'Ivory Coast',
      'United States',
      'United Kingdom',
      'Russia',
      'Laos',
      'Réunion',
      'Northern Cyprus',
      'Hawaii',
      'Canary Islands',
      'Kosovo',
    ]);
    expect(new Set([...places.values()].map(({ name }) => name)).size).toBe(places.size);
  });
});

describe('the bundles', () => {
  test('are several thousand, and the same every time', () => {
    expect(bundles.length).toBeGreaterThan(4000);
    expect(makeBundles()).toEqual(bundles);
  });

  test('have unique names in the wholesaler’s pattern that agree with their fields', () => {
    expect(new Set(bundles.map(({ name }) => name)).size).toBe(bundles.length);
    for (const bundle of bundles) {
      const match = /^esim_(\d+GB|UL|ULE|ULP)_(\d+)D_([A-Z][A-Z-]+)_(V\d|U)$/.exec(bundle.name);
      expect(match, bundle.name).not.toBeNull();
      const [, data = '', days] = match ?? [];
      expect(bundle.days).toBe(Number(days));
      expect(bundle.dataMb).toBe(data.endsWith('GB') ? Number.parseInt(data, 10) * 1000 : -1);
      expect(bundle.description.split(', ')).toHaveLength(5);
    }
  });

  test('come in the standard sizes, days and tiers only', () => {
    const fixed = new Set(bundles.filter((b) => b.dataMb > 0).map((b) => `${b.dataMb / 1000}/${b.days}`));
    const standard = ['1/7', '2/15', '3/30', '5/30', '10/30', '20/30', '50/30', '100/30'];
    const long = ['20/60', '50/90', '100/90', '100/180'];
    expect([...fixed].sort()).toEqual([...standard, ...long].sort());
    const unlimited = bundles.filter((b) => b.dataMb < 0);
    expect(new Set(unlimited.map((b) => b.days))).toEqual(new Set([1, 3, 5, 7, 10, 15, 30]));
    expect(new Set(bundles.map((b) => b.group))).toEqual(
      new Set([
        'Standard Fixed',
        'Standard Long Duration',
        'Standard Unlimited Lite',
        'Standard Unlimited Essential',
        'Standard Unlimited Plus',
      ]),
    );
  });

  test('cost whole positive cents, and differ by country', () => {
    expect(bundles.every((b) => Number.isInteger(b.wholesaleCents) && b.wholesaleCents > 0)).toBe(true);
    const gigabyte = bundles.filter((b) => b.dataMb === 1000 && b.roaming.length === 0);
    expect(new Set(gigabyte.map((b) => b.wholesaleCents)).size).toBeGreaterThan(80);
  });
});

describe('prices in every coverage', () => {
  const pairs = (list: Bundle[]) => list.flatMap((a) => list.map((b) => [a, b] as const));
  const perGb = (b: Bundle) => b.wholesaleCents / b.dataMb;
  const perDay = (b: Bundle) => b.wholesaleCents / b.days;

  test('never rise per gigabyte as data grows, and more data or more days never cost less', () => {
    for (const list of byCoverage.values()) {
      for (const [a, b] of pairs(list.filter(({ dataMb }) => dataMb > 0))) {
        if (a.dataMb < b.dataMb) expect(perGb(b), `${a.name} ${b.name}`).toBeLessThanOrEqual(perGb(a));
        if (a.dataMb <= b.dataMb && a.days <= b.days && a !== b) {
          expect(b.wholesaleCents, `${a.name} ${b.name}`).toBeGreaterThan(a.wholesaleCents);
        }
      }
    }
  });

  test('never rise per day as days grow, for one amount or tier', () => {
    for (const list of byCoverage.values()) {
      for (const [a, b] of pairs(list)) {
        if (a.dataMb !== b.dataMb || (a.dataMb < 0 && a.group !== b.group) || a.days >= b.days) continue;
        expect(perDay(b), `${a.name} ${b.name}`).toBeLessThanOrEqual(perDay(a));
        expect(b.wholesaleCents).toBeGreaterThan(a.wholesaleCents);
      }
    }
  });

  test('order the tiers Lite, Essential, Plus', () => {
    for (const list of byCoverage.values()) {
      for (const [days, tiers] of Map.groupBy(
        list.filter(({ dataMb }) => dataMb < 0),
        (b) => b.days,
      )) {
        const cents = ['Lite', 'Essential', 'Plus'].flatMap((tier) =>
          tiers.filter((b) => b.group.endsWith(tier)).map((b) => b.wholesaleCents),
        );
        expect(cents, `${list[0]?.base.name} ${days}`).toEqual([...new Set(cents)].sort((a, b) => a - b));
      }
    }
  });

  test('start where the shop’s pictures show them', () => {
    const cents = (name: string) => bundles.find((b) => b.name === name)?.wholesaleCents;
    const japan = ['1GB_7D', '2GB_15D', 'UL_1D', 'UL_3D', 'UL_5D', 'UL_7D'].map((p) =>
      cents(`esim_${p}_JP_V2`),
    );
    expect(japan).toEqual([180, 312, 235, 632, 992, 1328]);
    const oneDay = ['US', 'GB', 'FR', 'ES', 'DE'].map((iso) => cents(`esim_UL_1D_${iso}_V2`));
    expect(oneDay).toEqual([215, 185, 185, 175, 185]);
  });
});

describe('the regional groups', () => {
  test('are the wholesaler’s, each a pseudo-country over its real members', () => {
    const codes = 'REUP REUL REUX RBK RGB RNA RLA RCE RCA RAS RME RMENA RAF RCI ROC RGBL RGBS RGBM REUS RBH';
    expect(regionalGroups.map(({ code }) => code).sort()).toEqual(codes.split(' ').sort());
    for (const { code, label, members } of regionalGroups) {
      const list = byCoverage.get(label) ?? [];
      expect(list.length, code).toBeGreaterThan(0);
      for (const bundle of list) {
        expect(bundle.name).toContain(`_${code}_V2`);
        expect(bundle.base).toMatchObject({ name: label, iso: label });
        expect(bundle.roaming.map(({ iso }) => iso).sort()).toEqual([...members].sort());
        expect(bundle.roaming.every((place) => places.get(place.iso) === place)).toBe(true);
      }
    }
  });

  test('cover what their page says', () => {
    const members = (code: string) => regionalGroups.find((group) => group.code === code)?.members ?? [];
    expect(members('REUP')).toHaveLength(36);
    expect(members('REUL')).toEqual(expect.arrayContaining(['MD', 'FR']));
    expect(members('REUL').some((iso) => ['GB', 'TR', 'CYP'].includes(iso))).toBe(false);
    expect(members('ROC')).toEqual(['AU', 'NZ']);
    expect(members('RGB').length).toBeGreaterThan(90);
    expect(members('RGB')).toEqual(expect.arrayContaining('US CA MX GB CN JP KR AU NZ ZA BR AE'.split(' ')));
  });

  test('sell only long durations if the vendor does', () => {
    for (const code of ['RGBL', 'RGBS', 'RGBM', 'REUS', 'RBH']) {
      const list = bundles.filter(({ name }) => name.includes(`_${code}_`));
      expect(new Set(list.map(({ group }) => group)), code).toEqual(new Set(['Standard Long Duration']));
    }
  });
});

test('every special place is what it is said to be', () => {
  const kinds = new Set(specialPlaces.map(({ why }) => why));
  expect(kinds.size).toBe(4);
  for (const { iso, name, why, coveredBy = [] } of specialPlaces) {
    const list = byCoverage.get(iso) ?? [];
    const unlimitedDays = list.filter(({ dataMb }) => dataMb < 0).map(({ days }) => days);
    const facts = {
      'no unlimited plan': list.length > 0 && unlimitedDays.length === 0,
      'unlimited, but not for one day': unlimitedDays.length > 0 && !unlimitedDays.includes(1),
      'no plan of its own': list.length === 0 && coveredBy.length > 0,
      'speed is null': list.length > 0 && list.every(({ speed }) => speed === null),
    };
    expect(places.get(iso)?.name).toBe(name);
    expect(facts[why], `${name}: ${why}`).toBe(true);
    for (const code of coveredBy) {
      expect(regionalGroups.find((group) => group.code === code)?.members).toContain(iso);
    }
  }
});
