import type { BelowFloor, Ending, Scope } from '../../../domain/operators/pricing/price-rules.ts';

export const pricesWords = {
  title: 'Prices',
  lead: (version: number) =>
    `Version ${version} of the rules. What you change here is shown before it is published.`,
  published: (version: number, count: number) =>
    count === 1
      ? `Version ${version} is published; 1 price changed.`
      : `Version ${version} is published; ${count} prices changed.`,
  same: (version: number) => `Version ${version} says the same already. Nothing was published.`,
  draft: {
    title: 'Changes that are not published yet',
    text: 'They are lost when you leave this page.',
    preview: 'Preview and publish',
    discard: 'Discard',
  },
  newer: {
    title: (version: number, by: string) => `Version ${version} was published by ${by} meanwhile`,
    text: 'Your changes were made on an older version.',
    take: 'Discard mine, show that one',
    keep: 'Keep mine, publish over it',
  },
  commandLine: 'the command line',
  shop: 'the shop’s start',
};

export const rulesWords = {
  title: 'Rules',
  lead: 'The narrowest rule makes a price by itself: plan, country, region, then everything.',
  add: 'Add a rule',
  edit: 'Edit',
  editLabel: (name: string) => `Edit the rule for ${name}`,
  remove: 'Remove',
  removeLabel: (name: string) => `Remove the rule for ${name}`,
  columns: { of: 'For', price: 'Price', floor: 'Floor', when: 'When', act: 'Change' },
  everything: 'Everything',
  scopes: { global: 'Everything', region: 'Region', country: 'Country', plan: 'Plan' } satisfies Record<
    Scope,
    string
  >,
  locked: (price: string) => `${price}, fixed`,
  added: (markup: string, fixed: string | null) => `+ ${markup}${fixed === null ? '' : ` + ${fixed}`}`,
  ending: (ending: Exclude<Ending, 'none'>) => `up to ${ending}`,
  noFloor: 'None',
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
  lead: 'Nothing is published yet: the preview comes first.',
  action: 'Keep this rule',
  scope: 'For',
  region: 'Region',
  regionHint: (part: boolean) => (part ? 'For the plans of its countries.' : 'For the regional plans alone.'),
  country: 'Country',
  place: 'Country or region',
  plan: 'Plan',
  loadingPlans: 'Loading plans...',
  noPlans: 'No plan is offered there.',
  markup: 'Markup, %',
  fixed: 'Fixed part, $',
  ending: 'Ending',
  endings: { none: 'As it comes', '.49': '.49', '.99': '.99' } satisfies Record<Ending, string>,
  floor: 'Floor, % of the price',
  floorHint: 'What has to stay after wholesale and fees. Empty: anything.',
  lock: 'Fixed price, $',
  lockHint: 'In place of markup, fixed part and ending. Empty: none.',
  from: 'From (UTC)',
  until: 'Until (UTC)',
  timeHint: 'Empty: always.',
  wrongMarkup: 'Enter a percentage from 0 to 2000.',
  wrongFixed: 'Enter an amount from 0 to 1,000.',
  wrongFloor: 'Enter a percentage from 0 to 80, or nothing.',
  wrongLock: 'Enter an amount of 0.01 to 100,000, or nothing.',
  wrongTime: 'It has to end after it begins.',
  wrongPlan: 'Choose a plan.',
  double: 'There is another rule for the same and the same time. Edit that one.',
  wrong: 'Something above isn’t right yet.',
};

export const previewWords = {
  title: 'What would change',
  mendTitle: 'Put sizes right',
  undoTitle: (version: number) => `Publish version ${version} again`,
  lead: 'Nothing is sold at these prices before you publish them. Who was quoted a price keeps it for an hour.',
  action: 'Publish',
  at: 'As of',
  now: 'Now',
  facts: {
    count: 'Prices that change',
    of: (count: number, plans: number) => `${count} of ${plans}`,
    split: 'Among them',
    dearer: (count: number) => `${count} dearer`,
    cheaper: (count: number) => `${count} cheaper`,
    hidden: (count: number) => `${count} no longer sold`,
    shown: (count: number) => `${count} sold again`,
    worst: 'Lowest margin',
    worstOf: (margin: string, plan: string) => `${margin}, ${plan}`,
    below: 'Below their floor',
    upside: 'Sizes upside down',
    later: 'Rules that begin later',
  },
  noneNow: 'No price changes at that moment. The rules can be published all the same.',
  same: 'These are the rules that are in force: there is nothing to publish.',
  table: 'Prices that would change',
  columns: { plan: 'Plan', was: 'Was', becomes: 'Becomes', marginWas: 'Margin was', margin: 'Margin then' },
  notSold: 'Not sold',
  page: (from: number, to: number, count: number) => `${from} to ${to} of ${count}`,
  before: 'Previous',
  next: 'Next',
};

export const checkWords = {
  upside: {
    title: 'Sizes upside down',
    lead: 'More data for less money than a smaller plan of the same length in the same place.',
    none: 'No bigger plan is cheaper than a smaller one.',
    mend: 'Put right',
    columns: { plan: 'Plan', price: 'Price', smaller: 'Smaller plan', its: 'Its price' },
  },
  below: {
    title: 'Below the floor',
    none: 'Every rule leaves at least its floor.',
    columns: { plan: 'Plan', wholesale: 'Wholesale', price: 'Price', margin: 'Margin' },
  },
  wholesale: {
    title: 'Wholesale prices that changed',
    lead: 'Found by the syncs of the last 30 days; what is below its floor comes first.',
    none: 'No wholesaler changed a price.',
    columns: {
      plan: 'Plan',
      was: 'Was',
      is: 'Is',
      marginWas: 'Margin was',
      margin: 'Margin',
      floor: 'Floor',
    },
    below: 'Below',
    above: 'Kept',
  },
  more: (count: number) => (count === 1 ? '1 more.' : `${count} more.`),
};

export const historyWords = {
  title: 'History',
  label: 'What was published',
  columns: { version: 'Version', at: 'When', by: 'Who', why: 'Why', rules: 'Rules', act: 'Again' },
  now: 'In force',
  again: 'Publish again',
  againLabel: (version: number) => `Publish again: version ${version}`,
  older: 'Show older ones',
};

export const planWords = {
  unlimited: 'Unlimited',
  days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  plan: (place: string, size: string, days: string) => `${place}, ${size}, ${days}`,
  percent: (bp: number) => `${bp / 100}%`,
  margin: (amount: string, percent: string) => `${amount} (${percent})`,
  moment: (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 16)}`,
};
