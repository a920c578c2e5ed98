import { describe, expect, it } from 'vitest';

import { placeOf, type PlaceRule, treatmentOf, type VatStanding } from './place-of-supply.ts';
import { EU_RATES, rateOn } from './tax-rates.ts';

const DAY = '2026-11-29';
const rateIn = (territory: string) => rateOn(EU_RATES, territory, DAY) ?? 0;

/** address, card, network, SIM -> where, the VAT there in percent, and whether a person should look. `-`: not known. */
type Buyer = [
  address: string,
  card: string,
  network: string,
  sim: string,
  where: string,
  percent: number,
  doubt?: 'doubt',
];

/** Sixty consumers, each as a person reads the Regulation. */
const BUYERS: Record<PlaceRule, Buyer[]> = {
  buyer: [
    // All agree, or say nothing.
    ['DE', 'DE', 'DE', 'GB', 'DE', 19],
    ['FR', 'FR', 'FR', 'FR', 'FR', 20],
    ['US', 'US', 'US', 'HK', 'US', 0],
    ['-', 'IE', 'IE', 'GB', 'IE', 23],
    ['-', 'JP', 'JP', 'GB', 'JP', 0],
    ['SE', 'SE', '-', 'GB', 'SE', 25],
    ['HU', '-', 'HU', 'HK', 'HU', 27],
    // Two agree: the traveller is already abroad, or has the card of another country.
    ['DE', 'DE', 'JP', 'GB', 'DE', 19],
    ['DE', 'LT', 'DE', 'GB', 'DE', 19],
    ['PL', 'GB', 'GB', 'PL', 'GB', 0],
    ['US', 'FR', 'FR', 'GB', 'FR', 20],
    ['FR', 'US', 'US', 'GB', 'US', 0],
    ['AT', 'DE', 'AT', 'HK', 'AT', 20],
    ['IC', 'ES', 'IC', 'GB', 'IC', 0],
    ['IC', 'ES', 'ES', 'GB', 'ES', 21],
    ['AX', 'FI', 'FI', 'GB', 'FI', 25.5],
    ['RE', 'FR', 'RE', 'GB', 'RE', 0],
    ['GB', 'GB', 'ES', 'GB', 'GB', 0],
    ['CH', 'CH', 'IT', 'HK', 'CH', 0],
    // One fact alone: nothing contradicts it.
    ['-', 'DE', '-', '-', 'DE', 19],
    ['-', 'US', '-', 'GB', 'US', 0],
    ['NL', '-', '-', '-', 'NL', 21],
    ['-', '-', 'ES', 'HK', 'ES', 21],
    ['-', '-', 'AU', '-', 'AU', 0],
    // Two that disagree: the higher rate.
    ['-', 'DE', 'FR', 'GB', 'FR', 20, 'doubt'],
    ['-', 'FR', 'DE', 'GB', 'FR', 20, 'doubt'],
    ['-', 'US', 'LU', 'GB', 'LU', 17, 'doubt'],
    ['-', 'HU', 'US', 'GB', 'HU', 27, 'doubt'],
    ['DK', '-', 'JP', 'GB', 'DK', 25, 'doubt'],
    ['GB', 'MT', '-', 'GB', 'MT', 18, 'doubt'],
    // Three that disagree.
    ['DE', 'FR', 'HU', 'GB', 'HU', 27, 'doubt'],
    ['US', 'GB', 'DE', 'HK', 'DE', 19, 'doubt'],
    ['FI', 'SE', 'NO', 'GB', 'FI', 25.5, 'doubt'],
    ['IC', 'ES', 'GB', 'GB', 'ES', 21, 'doubt'],
    // Outside on both sides: nothing is charged either way, and yet nobody knows where.
    ['-', 'US', 'JP', 'GB', 'US', 0, 'doubt'],
    // Nothing is known: as in the dearest country. The SIM says nothing of its buyer in this reading.
    ['-', '-', '-', '-', 'HU', 27, 'doubt'],
    ['-', '-', '-', 'DE', 'HU', 27, 'doubt'],
  ],
  sim: [
    // The SIM's country, whatever one or two facts say.
    ['DE', 'DE', '-', 'GB', 'GB', 0],
    ['-', 'DE', '-', 'GB', 'GB', 0],
    ['-', 'US', 'US', 'FR', 'FR', 20],
    ['-', '-', '-', 'PL', 'PL', 23],
    ['DE', 'DE', 'JP', 'HK', 'HK', 0],
    ['DE', 'FR', 'HU', 'IE', 'IE', 23],
    ['DE', 'DE', 'FR', 'SE', 'SE', 25],
    ['DE', '-', 'DE', 'HK', 'HK', 0],
    ['DE', 'DE', 'DE', 'DE', 'DE', 19],
    ['US', 'US', 'DE', 'DE', 'DE', 19],
    // Three facts that agree rebut it.
    ['DE', 'DE', 'DE', 'GB', 'DE', 19],
    ['US', 'US', 'US', 'DE', 'US', 0],
    ['FR', 'FR', 'FR', 'HK', 'FR', 20],
    ['IC', 'IC', 'IC', 'ES', 'IC', 0],
    ['GB', 'GB', 'GB', 'HU', 'GB', 0],
    // Nobody knows the SIM: as in the other reading.
    ['DE', 'DE', 'DE', '-', 'DE', 19],
    ['DE', 'DE', 'JP', '-', 'DE', 19],
    ['-', 'DE', '-', '-', 'DE', 19],
    ['-', 'DE', 'FR', '-', 'FR', 20, 'doubt'],
    ['DE', 'FR', 'HU', '-', 'HU', 27, 'doubt'],
    ['-', '-', '-', '-', 'HU', 27, 'doubt'],
    ['-', 'US', 'JP', '-', 'US', 0, 'doubt'],
    ['CH', 'CH', '-', '-', 'CH', 0],
  ],
};

const known = (fact: string) => (fact === '-' ? null : fact);

describe.each(Object.entries(BUYERS) as [PlaceRule, Buyer[]][])(
  'where consumers are, by the %s',
  (rule, buyers) => {
    it.each(buyers)(
      'address %s, card %s, network %s, SIM %s: in %s at %d%% %s',
      (address, card, network, sim, where, percent, doubt) => {
        const facts = {
          address: known(address),
          card: known(card),
          network: known(network),
          sim: known(sim),
        };
        expect(placeOf(facts, rule, rateIn, 'HU')).toEqual({
          territory: where,
          isDoubtful: doubt === 'doubt',
        });
        expect(treatmentOf(where, null, null, rateIn)).toEqual({
          territory: where,
          kind: percent === 0 ? 'outside' : 'consumer',
          rateBp: percent * 100,
        });
      },
    );
  },
);

it('has asked sixty consumers', () => {
  expect(Object.values(BUYERS).flat()).toHaveLength(60);
});

type Sale = [
  place: string,
  company: string,
  standing: VatStanding | '-',
  home: string,
  territory: string,
  kind: string,
  rateBp: number,
];

it.each<Sale>([
  ['DE', '-', '-', '-', 'DE', 'consumer', 1900],
  ['FI', '-', '-', '-', 'FI', 'consumer', 2550],
  ['IE', '-', '-', 'IE', 'IE', 'consumer', 2300],
  ['US', '-', '-', '-', 'US', 'outside', 0],
  ['GB', '-', '-', '-', 'GB', 'outside', 0],
  ['IC', '-', '-', '-', 'IC', 'outside', 0],
  // A company of another country owes the tax itself, wherever its traveller was.
  ['DE', 'DE', 'valid', '-', 'DE', 'reverse_charge', 0],
  ['JP', 'FR', 'valid', 'IE', 'FR', 'reverse_charge', 0],
  // One of the seller's own country is taxed there.
  ['JP', 'IE', 'valid', 'IE', 'IE', 'consumer', 2300],
  ['IE', 'IE', 'valid', 'IE', 'IE', 'consumer', 2300],
  // Nobody could check the number, or it is none: as a consumer.
  ['DE', 'DE', 'unknown', '-', 'DE', 'consumer', 1900],
  ['DE', 'FR', 'invalid', '-', 'DE', 'consumer', 1900],
  ['US', 'FR', 'unknown', '-', 'US', 'outside', 0],
  // A company of the United Kingdom, Northern Ireland included: services there are outside.
  ['DE', 'GB', 'valid', '-', 'GB', 'outside', 0],
])(
  'a sale in %s to a company of %s (%s) by a seller in %s is %s, %s, at %i',
  (place, company, standing, home, ...told) => {
    const buyer = standing === '-' ? null : { territory: company, standing };
    const [territory, kind, rateBp] = told;
    expect(treatmentOf(place, buyer, known(home), rateIn)).toEqual({ territory, kind, rateBp });
  },
);
