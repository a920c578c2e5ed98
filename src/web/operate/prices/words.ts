import type { BelowFloor, Ending, Scope } from '../../../domain/operators/pricing/price-rules.ts';

export const tabWords = { label: 'Parts of Prices', rules: 'Rules', currencies: 'Currencies' };

export const pricesWords = {
  title: 'Prices',
  lead: (version: number) =>
    `Version ${version} of the rules. You see a preview before you publish a change.`,
  published: (version: number, count: number) =>
    count === 1
      ? `Version ${version} is published; 1 price changed.`
      : `Version ${version} is published; ${count} prices changed.`,
  same: (version: number) => `Version ${version} already has these rules. Nothing was published.`,
  preview: 'Preview and publish',
  commandLine: 'the command line',
  shop: 'the shop’s start',
};

export const rulesWords = {
  title: 'Rules',
  lead: 'The most specific rule sets the price: plan, then country, region, and everything.',
  add: 'Add a rule',
  edit: 'Edit',
  editLabel: (name: string) => `Edit the rule for ${name}`,
  remove: 'Remove',
  removeLabel: (name: string) => `Remove the rule for ${name}`,
  columns: { of: 'For', price: 'Price', minMargin: 'Minimum margin', when: 'When', act: 'Change' },
  everything: 'Everything',
  /** Its name is not known any more. */
  onePlan: 'One plan',
  scopes: { global: 'Everything', region: 'Region', country: 'Country', plan: 'Plan' } satisfies Record<
    Scope,
    string
  >,
  fixedPrice: (price: string) => `${price}, fixed`,
  added: (markup: string, surcharge: string | null) =>
    `+ ${markup}${surcharge === null ? '' : ` + ${surcharge}`}`,
  ending: (ending: Exclude<Ending, 'none'>) => `up to ${ending}`,
  noMinMargin: 'No loss',
  always: 'Always',
  from: (from: string) => `from ${from}`,
  until: (until: string) => `until ${until}`,
  below: {
    label: 'Below the floor',
    options: {
      hold: 'Raise to the floor',
      sell: 'Sell anyway',
      hide: 'Don’t sell',
    } satisfies Record<BelowFloor, string>,
  },
};

export const ruleWords = {
  add: 'Add a rule',
  edit: 'Edit the rule',
  lead: 'You see a preview before anything is published.',
  action: 'Save rule',
  scope: 'For',
  region: 'Region',
  regionHint: (part: boolean) =>
    part ? 'Applies to the plans of its countries.' : 'Applies to regional plans only.',
  country: 'Country',
  place: 'Country or region',
  plan: 'Plan',
  loadingPlans: 'Loading plans...',
  noPlans: 'No plan is offered there.',
  goneFromSale: 'A plan that is no longer offered',
  markup: 'Markup, %',
  surcharge: 'Surcharge, $',
  ending: 'Price ending',
  endings: { none: 'Any', '.49': '.49', '.99': '.99' } satisfies Record<Ending, string>,
  minMargin: 'Minimum margin, % of the price',
  minMarginHint:
    'This share must remain after wholesale cost and fees. Leave empty for no loss; a negative share allows one.',
  fixedPrice: 'Fixed price, $',
  fixedPriceHint: 'Replaces markup, surcharge and price ending. Leave empty for none.',
  from: 'From (UTC)',
  until: 'Until (UTC)',
  timeHint: 'Leave empty for no limit.',
  wrongMarkup: 'Enter a percentage from 0 to 2000.',
  wrongSurcharge: 'Enter an amount from 0 to 1,000.',
  wrongMinMargin: 'Enter a percentage from -100 to 80, or leave it empty.',
  wrongFixedPrice: 'Enter an amount from 0.01 to 100,000, or leave it empty.',
  wrongTime: 'The end must be after the start.',
  wrongPlan: 'Choose a plan.',
  wrongPlace: 'Choose a country or region.',
  double: 'Another rule covers the same at the same time. Edit that one.',
  wrong: 'Correct the fields above first.',
};

export const previewWords = {
  title: 'Preview',
  fixTitle: 'Fix price inversions',
  undoTitle: (version: number) => `Restore version ${version}`,
  lead: 'Nothing sells at these prices until you publish them. Buyers with a quote keep their price for an hour.',
  action: 'Publish',
  at: 'As of',
  now: 'Now',
  facts: {
    count: 'Changed prices',
    of: (count: number, plans: number) => `${count} of ${plans}`,
    split: 'Breakdown',
    dearer: (count: number) => `${count} higher`,
    cheaper: (count: number) => `${count} lower`,
    hidden: (count: number) => `${count} no longer sold`,
    shown: (count: number) => `${count} sold again`,
    worst: 'Lowest margin',
    worstOf: (margin: string, plan: string) => `${margin}, ${plan}`,
    below: 'Below their floor',
    inversions: 'Price inversions',
    later: 'Scheduled rules',
  },
  alarm: {
    title: (count: number) =>
      count === 1 ? 'Check 1 plan before you publish' : `Check ${count} plans before you publish`,
    far: (far: number, plans: number) =>
      `${far} of ${plans} plans change by more than 25% or are no longer sold.`,
    jumped: (jumped: number) =>
      jumped === 1
        ? '1 of them more than doubles or halves.'
        : `${jumped} of them more than double or halve.`,
    lost: (lost: number) =>
      lost === 1 ? '1 plan would be sold at a loss.' : `${lost} plans would be sold at a loss.`,
    from: (moment: string) => `This happens at ${moment} UTC.`,
  },
  noneNow: 'No price changes at that time. You can still publish the rules.',
  same: 'These rules are live already, so there is nothing to publish.',
  table: 'Prices that would change',
  columns: {
    plan: 'Plan',
    was: 'Old price',
    becomes: 'New price',
    marginWas: 'Old margin',
    margin: 'New margin',
  },
  notSold: 'Not sold',
  page: (from: number, to: number, count: number) => `${from} to ${to} of ${count}`,
  before: 'Previous',
  next: 'Next',
};

export const checkWords = {
  inversions: {
    title: 'Price inversions',
    lead: 'These plans cost less than a smaller plan of the same length in the same place.',
    none: 'No bigger plan costs less than a smaller one.',
    fix: 'Fix',
    columns: { plan: 'Plan', price: 'Price', smaller: 'Smaller plan', its: 'Its price' },
  },
  below: {
    title: 'Below the floor',
    none: 'No plan is below its floor.',
    columns: { plan: 'Plan', wholesale: 'Wholesale', price: 'Price', margin: 'Margin' },
  },
  wholesale: {
    title: 'Changed wholesale prices',
    lead: 'Syncs of the last 30 days found these. Plans below their floor come first.',
    none: 'No wholesaler changed a price.',
    columns: {
      plan: 'Plan',
      was: 'Old',
      is: 'New',
      marginWas: 'Old margin',
      margin: 'Margin',
      floor: 'Floor',
    },
    below: 'Below',
    above: 'OK',
  },
  more: (count: number) => (count === 1 ? '1 more.' : `${count} more.`),
};

export const historyWords = {
  title: 'History',
  label: 'Published versions',
  columns: { version: 'Version', at: 'When', by: 'Who', why: 'Reason', rules: 'Rules', act: 'Restore' },
  now: 'Live',
  again: 'Restore',
  againLabel: (version: number) => `Restore version ${version}`,
  older: 'Show older versions',
};

export const planWords = {
  percent: (bp: number) => `${bp / 100}%`,
  margin: (amount: string, percent: string) => `${amount} (${percent})`,
  moment: (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 16)}`,
};
