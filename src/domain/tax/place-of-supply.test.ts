import { describe, expect, it } from 'vitest';

import { placeOf, type PlaceRule, treatmentOf, type VatStanding } from './place-of-supply.ts';
import { EU_RATES, rateOn } from './tax-rates.ts';

const DAY = '2026-11-29';
const rateIn = (territory: string) => rateOn(EU_RATES, territory, DAY) ?? 0;

/** address, card, network, SIM -> where, and whether a person should look. `-`: not known. */
type Buyer = [address: string, card: string, network: string, sim: string, where: string, doubt?: 'doubt'];

/** Sixty consumers, each as a person reads the Regulation. */
const BUYERS: Record<PlaceRule, Buyer[]> = {
  buyer: [
    // All agree, or say nothing.
    ['DE', 'DE', 'DE', 'GB', 'DE'],
    ['FR', 'FR', 'FR', 'FR', 'FR'],
    ['US', 'US', 'US', 'HK', 'US'],
    ['-', 'IE', 'IE', 'GB', 'IE'],
    ['-', 'JP', 'JP', 'GB', 'JP'],
    ['SE', 'SE', '-', 'GB', 'SE'],
    ['HU', '-', 'HU', 'HK', 'HU'],
    // Two agree: the traveller is already abroad, or has the card of another country.
    ['DE', 'DE', 'JP', 'GB', 'DE'],
    ['DE', 'LT', 'DE', 'GB', 'DE'],
    ['PL', 'GB', 'GB', 'PL', 'GB'],
    ['US', 'FR', 'FR', 'GB', 'FR'],
    ['FR', 'US', 'US', 'GB', 'US'],
    ['AT', 'DE', 'AT', 'HK', 'AT'],
    ['IC', 'ES', 'IC', 'GB', 'IC'],
    ['IC', 'ES', 'ES', 'GB', 'ES'],
    ['AX', 'FI', 'FI', 'GB', 'FI'],
    ['RE', 'FR', 'RE', 'GB', 'RE'],
    ['GB', 'GB', 'ES', 'GB', 'GB'],
    ['CH', 'CH', 'IT', 'HK', 'CH'],
    // One fact alone: nothing contradicts it.
    ['-', 'DE', '-', '-', 'DE'],
    ['-', 'US', '-', 'GB', 'US'],
    ['NL', '-', '-', '-', 'NL'],
    ['-', '-', 'ES', 'HK', 'ES'],
    ['-', '-', 'AU', '-', 'AU'],
    // Two that disagree: the higher rate.
    ['-', 'DE', 'FR', 'GB', 'FR', 'doubt'],
    ['-', 'FR', 'DE', 'GB', 'FR', 'doubt'],
    ['-', 'US', 'LU', 'GB', 'LU', 'doubt'],
    ['-', 'HU', 'US', 'GB', 'HU', 'doubt'],
    ['DK', '-', 'JP', 'GB', 'DK', 'doubt'],
    ['GB', 'MT', '-', 'GB', 'MT', 'doubt'],
    // Three that disagree.
    ['DE', 'FR', 'HU', 'GB', 'HU', 'doubt'],
    ['US', 'GB', 'DE', 'HK', 'DE', 'doubt'],
    ['FI', 'SE', 'NO', 'GB', 'FI', 'doubt'],
    ['IC', 'ES', 'GB', 'GB', 'ES', 'doubt'],
    // Outside on both sides: nothing is charged either way, and yet nobody knows where.
    ['-', 'US', 'JP', 'GB', 'US', 'doubt'],
    // Nothing is known: as in the dearest country. The SIM says nothing of its buyer in this reading.
    ['-', '-', '-', '-', 'HU', 'doubt'],
    ['-', '-', '-', 'DE', 'HU', 'doubt'],
  ],
  sim: [
    // The SIM's country, whatever one or two facts say.
    ['DE', 'DE', '-', 'GB', 'GB'],
    ['-', 'DE', '-', 'GB', 'GB'],
    ['-', 'US', 'US', 'FR', 'FR'],
    ['-', '-', '-', 'PL', 'PL'],
    ['DE', 'DE', 'JP', 'HK', 'HK'],
    ['DE', 'FR', 'HU', 'IE', 'IE'],
    ['DE', 'DE', 'FR', 'SE', 'SE'],
    ['DE', '-', 'DE', 'HK', 'HK'],
    ['DE', 'DE', 'DE', 'DE', 'DE'],
    ['US', 'US', 'DE', 'DE', 'DE'],
    // Three facts that agree rebut it.
    ['DE', 'DE', 'DE', 'GB', 'DE'],
    ['US', 'US', 'US', 'DE', 'US'],
    ['FR', 'FR', 'FR', 'HK', 'FR'],
    ['IC', 'IC', 'IC', 'ES', 'IC'],
    ['GB', 'GB', 'GB', 'HU', 'GB'],
    // Nobody knows the SIM: as in the other reading.
    ['DE', 'DE', 'DE', '-', 'DE'],
    ['DE', 'DE', 'JP', '-', 'DE'],
    ['-', 'DE', '-', '-', 'DE'],
    ['-', 'DE', 'FR', '-', 'FR', 'doubt'],
    ['DE', 'FR', 'HU', '-', 'HU', 'doubt'],
    ['-', '-', '-', '-', 'HU', 'doubt'],
    ['-', 'US', 'JP', '-', 'US', 'doubt'],
    ['CH', 'CH', '-', '-', 'CH'],
  ],
};

const known = (fact: string) => (fact === '-' ? null : fact);

describe.each(Object.entries(BUYERS) as [PlaceRule, Buyer[]][])(
  'where consumers are, by the %s',
  (rule, buyers) => {
    it.each(buyers)(
      'address %s, card %s, network %s, SIM %s: in %s %s',
      (address, card, network, sim, where, doubt) => {
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
