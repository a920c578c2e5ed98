import { BASE_CURRENCY } from '../../../domain/currencies.ts';
import type { LocalEnding, RateSource } from '../../../domain/operators/pricing/local-price.ts';
import type { Output } from '../api/verbs.ts';

type State = Output<'currencies'>['currencies'][number]['state'];

const age = (days: number) => {
  if (days <= 0) return 'today';
  return days === 1 ? '1 day old' : `${days} days old`;
};

const sources: Record<RateSource, string> = {
  ecb: 'European Central Bank',
  peg: 'Fixed to the dollar',
  hand: 'Entered by hand',
};

export const currenciesWords = {
  title: 'Currencies',
  lead: (version: number) =>
    `Prices are made in US dollars, and converted for buyers with another currency. Version ${version} of the currencies.`,
  list: 'Currencies',
  named: (code: string, name: string) => `${code} ${name}`,
  columns: {
    currency: 'Currency',
    state: 'State',
    rate: 'For $1',
    source: 'From',
    age: 'Age',
    margin: 'Margin',
    ending: 'Ending',
    least: 'Least charge',
    without: 'Not taken by',
  },
  states: { off: 'Off', on: 'On', late: 'Old rate', paused: 'Paused' } satisfies Record<State, string>,
  endings: {
    none: 'Any',
    '.49': '.49',
    '.99': '.99',
    whole: 'Whole',
    tens: 'Tens',
    hundreds: 'Hundreds',
  } satisfies Record<LocalEnding, string>,
  sources,
  age,
  dollarIs: '$1 =',
  noRate: 'No rate',
  byRules: 'By the rules',
  history: { on: 'On', none: 'None' },
};

export const currencyWords = {
  back: 'All currencies',
  change: 'Change',
  enter: 'Enter a rate',
  terms: 'Terms',
  rateTitle: 'Exchange rate',
  facts: {
    rate: 'Rate',
    source: 'From',
    day: 'Of',
    margin: 'Margin on the rate',
    ending: 'Price ending',
    least: 'Least charge',
    without: 'Not taken by',
  },
  /** '1 USD = 0.92 EUR' */
  rate: (perBase: string, currency: string) => `1 ${BASE_CURRENCY} = ${perBase} ${currency}`,
  day: (day: string, days: number) => `${day}, ${age(days)}`,
  source: (source: RateSource) =>
    ({
      ecb: `${sources.ecb}, read every hour`,
      peg: sources.peg,
      hand: `${sources.hand}. No file has it, so enter it at least every 10 days`,
    })[source],
  told: {
    late: {
      title: 'The rate is old',
      text: 'The shop still sells in this currency. After 10 days without a newer rate it goes on in dollars.',
    },
    paused: {
      title: 'Nothing is sold in this currency now',
      text: 'Its rate is missing, or older than 10 days, so buyers see dollars. A newer rate ends the pause.',
    },
  },
  noRate: 'There is no rate yet. Until there is one, nothing can be sold in this currency.',
  missing: 'The shop can’t sell in this currency.',
};

export const currencyDialogWords = {
  title: (name: string) => `Change ${name}`,
  lead: 'Nothing changes until you publish. Buyers with a quote keep their price for an hour.',
  action: 'Publish',
  on: 'Sell in this currency',
  margin: 'Margin on the rate, %',
  marginHint: 'Raises the rate, which moves until the money is yours. From 0 to 25.',
  wrongMargin: 'Enter a percentage from 0 to 25.',
  ending: 'Price ending',
  same: 'These terms are live already, so there is nothing to publish.',
  off: 'Its prices go away, and buyers who chose it see dollars.',
  notNow: 'The currency stays off. Its prices would be these.',
  facts: {
    rate: 'Rate',
    adds: 'The ending adds, on average',
    share: (amount: string, percent: string) => `${amount} (${percent})`,
  },
  none: 'No price changes.',
  table: 'The largest changes',
  examples: 'Examples',
  columns: { plan: 'Plan', dollars: 'In dollars', was: 'Old price', becomes: 'New price', price: 'Price' },
};

export const undoCurrenciesWords = {
  lead: 'The terms of that version come back, at today’s rates. Buyers with a quote keep their price for an hour.',
  same: 'That version has the terms that are live already.',
  table: 'Terms that would change',
  columns: { currency: 'Currency', now: 'Now', old: 'Then' },
  off: 'Off',
  on: (margin: string, ending: string) => `On, ${margin}, ending ${ending}`,
};

export const rateDialogWords = {
  title: (name: string) => `Rate of ${name}`,
  lead: (hasFile: boolean) =>
    hasFile
      ? 'Your rate counts until the European Central Bank publishes one of a later day.'
      : 'Your rate counts until you enter another. After 10 days it sells nothing.',
  action: 'Enter rate',
  rate: (currency: string) => `1 ${BASE_CURRENCY} in ${currency}`,
  last: (rate: string, day: string) => `The last one: ${rate}, ${day}`,
  read: (ten: string, local: string) => `${ten} becomes ${local}.`,
  moved: (percent: string) => ({
    title: `That is ${percent} from the last rate`,
    text: 'Check the decimal point: a wrong rate sells everything at a wrong price.',
    sure: 'The rate is right',
  }),
  wrong: 'Enter a number above 0, as in 31.4 or 31,4.',
  either: (thousands: string, decimal: string) =>
    `Type ${thousands} or ${decimal}: a comma before three digits can mean either.`,
  unsure: 'Confirm first that the rate is right.',
  done: (count: number) =>
    count === 1 ? 'The rate is in force; 1 price changed.' : `The rate is in force; ${count} prices changed.`,
};
