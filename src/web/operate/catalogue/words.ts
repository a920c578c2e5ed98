export const tabWords = {
  label: 'Parts of the catalogue',
  places: 'Places',
  ranking: 'Order',
  syncs: 'Syncs',
  searches: 'Not found',
  sources: 'Sources',
  wholesalers: 'Wholesalers',
};

export const placesWords = {
  title: 'Catalogue',
  lead: 'Choose what the shop shows and sells. Syncs never overwrite your changes.',
  list: 'Countries and regions',
  filters: { search: 'Name or code', only: 'Show' },
  only: {
    countries: 'Countries',
    regions: 'Regions',
    hidden: 'Hidden, or with hidden plans',
    changed: 'With your own name, text or picture',
  },
  columns: { name: 'Name', state: 'State', code: 'Code', plans: 'Plans', own: 'Customized', kind: 'Kind' },
  kinds: { country: 'Country', region: 'Region' },
  shown: 'Shown',
  hidden: 'Hidden',
  plans: (plans: number, hidden: number) => (hidden === 0 ? String(plans) : `${plans}, ${hidden} hidden`),
  own: { name: 'name', text: 'text', picture: 'picture' },
  empty: {
    none: { title: 'Nothing here yet', text: 'The catalogue hasn’t been synced yet. See Syncs.' },
    filtered: {
      title: 'No place matches these filters',
      text: 'Remove a filter to see the others.',
    },
  },
};

export const placeWords = {
  back: 'All places',
  page: 'Open its page',
  lead: (kind: string, code: string, part: string | null) => [kind, code, part].filter(Boolean).join(' · '),
  hide: 'Hide',
  show: 'Show',
  hideTitle: (name: string) => `Hide ${name}`,
  showTitle: (name: string) => `Show ${name}`,
  hideLead:
    'It disappears from pages, search, feeds and quotes within two seconds. Buyers with a quote can still pay for an hour.',
  showLead: 'It is shown and sold again within two seconds.',
  hidden: 'Visitors don’t see this place, and none of its plans is sold.',
  done: {
    hidden: 'It is hidden now.',
    shown: 'It is shown now.',
    words: 'Published.',
    same: 'Nothing changed.',
  },
};

export const contentWords = {
  title: 'Name and text',
  name: 'Name',
  nameHint: (name: string) => `Leave empty to use the wholesaler’s name, ${name}.`,
  text: 'Text',
  textHint: (left: number) => `Plain text under the name on its page. ${left} characters left.`,
  preview: 'Preview and publish',
  previewTitle: 'How it will look',
  lead: 'It goes live within two seconds.',
  action: 'Publish',
  discard: 'Discard',
  changed: 'Someone changed this meanwhile. Your text is still here. This is how it looks now:',
  keep: 'Keep my changes',
};

export const pictureWords = {
  title: 'Picture',
  none: 'The shop shows its own illustration.',
  own: (width: number, height: number) => `Your picture, ${width} by ${height} pixels.`,
  linked: 'The shop shows a picture from another address.',
  choose: 'Choose a picture',
  another: 'Choose another',
  remove: 'Remove',
  hint: 'JPEG, PNG or WebP, up to 8 MB, at least 600 by 300 pixels. Wide pictures fit best; the name covers their left side.',
  tooLarge: 'This picture is too large: at most 8 MB.',
  otherType: 'A picture is a JPEG, PNG or WebP file.',
  unreadable: 'This picture can’t be read. Please choose another file.',
  previewTitle: 'How it will look',
  lead: 'The shop resizes it and removes the camera’s data.',
  action: 'Publish',
  removeTitle: 'Remove your picture',
  removeLead: 'The shop shows its own illustration again.',
  removeAction: 'Remove',
  card: 'On a card',
  page: 'On its page',
  drawing: 'The shop’s illustration goes here.',
};

export const plansWords = {
  title: 'Plans',
  lead: 'A hidden plan stays hidden with every wholesaler, even if it leaves the catalogue and comes back.',
  none: 'No wholesaler offers a plan here.',
  columns: { plan: 'Plan', bundle: 'Bundle', state: 'State', act: 'Change' },
  plan: (size: string, days: number) => `${size}, ${days === 1 ? '1 day' : `${days} days`}`,
  unlimited: (tier: string | null) => (tier === null ? 'Unlimited' : `Unlimited ${tier}`),
  sold: 'Sold',
  hidden: 'Hidden',
  notSold: 'Not sold',
  hide: 'Hide',
  hideLabel: (bundle: string) => `Hide ${bundle}`,
  show: 'Show',
  showLabel: (bundle: string) => `Show ${bundle}`,
  hideTitle: 'Hide this plan',
  showTitle: 'Show this plan',
};

export const rankingWords = {
  title: 'Catalogue',
  lead: (version: number) => `Version ${version} of the order. The shop skips hidden places.`,
  popular: {
    title: 'Popular six',
    lead: 'They appear on the home page, in the search and above the list of countries. If one can’t be shown, another takes its place.',
  },
  countries: { title: 'First countries', lead: 'They come first; all others follow by name.' },
  regions: { title: 'First regions', lead: 'Their places come before those of all others.' },
  now: (names: string) => `Shown now: ${names}.`,
  choose: 'Choose a place',
  publish: 'Publish',
  dialog: 'Publish this order',
  dialogLead: 'It goes live within two seconds.',
  done: (version: number) => `Version ${version} is live.`,
  same: 'Nothing changed.',
};

export const syncsWords = {
  title: 'Catalogue',
  lead: 'Each sync reads the wholesalers’ catalogue and lists what changed.',
  list: 'Syncs',
  now: 'Sync now',
  reading: 'Syncing the catalogue...',
  read: (revision: number, changed: boolean) =>
    changed
      ? `Synced: this is revision ${revision}.`
      : 'Synced: nothing the shop shows or sells has changed.',
  columns: {
    at: 'When',
    outcome: 'Outcome',
    by: 'Started by',
    differences: 'Changes',
    plans: 'Plans',
    revision: 'Revision',
  },
  outcomes: { changed: 'Changed', same: 'No change', failed: 'Failed' },
  timer: 'the schedule',
  commandLine: 'the command line',
  differences: (added: number, gone: number, dearer: number, cheaper: number) =>
    [
      added > 0 && `${added} new`,
      gone > 0 && `${gone} removed`,
      dearer > 0 && `${dearer} more expensive`,
      cheaper > 0 && `${cheaper} cheaper`,
    ]
      .filter(Boolean)
      .join(', '),
  noDifferences: 'No plan changed',
  same: 'The wholesaler’s catalogue was the same as before: no plan came, went or changed its price.',
  by: (who: string) => `Started by ${who}`,
  empty: {
    none: { title: 'No syncs yet', text: 'The first sync runs when the shop starts.' },
  },
  back: 'All syncs',
  one: (at: string) => `Sync of ${at}`,
  added: 'New plans',
  gone: 'Removed plans',
  moved: 'Changed wholesale prices',
  refused: 'Not sold because the wholesaler’s entry can’t be used',
  refusedCount: (count: number) => `${count} not sold`,
  why: 'Reason',
  placesAdded: 'New places',
  placesGone: 'Places that have no plans left',
  plan: 'Plan',
  place: 'Place',
  change: 'Change',
  more: (count: number) => `${count} more are not listed.`,
  toPrices: 'See prices and margins',
};

export const searchesWords = {
  title: 'Catalogue',
  lead: 'Searches without a result. They appear once five different browsers have typed them, and stay for 90 days.',
  list: 'Searches without a result',
  columns: { query: 'Searched for', browsers: 'Browsers', last: 'Last' },
  empty: {
    none: { title: 'Nothing yet', text: 'No search has failed in five different browsers.' },
  },
};

export const sourcesWords = {
  title: 'Catalogue',
  lead: 'Plans that several wholesalers can deliver. Buyers see each plan once, under the name and at the price of its own wholesaler.',
  list: 'Plans with several sources',
  filters: { search: 'Place or bundle', only: 'Show' },
  only: { chosen: 'With your own choice', loss: 'With a source at a loss' },
  columns: {
    plan: 'Plan',
    price: 'Price',
    cheapest: 'Cheapest source',
    cost: 'Costs',
    margin: 'Margin',
    sources: 'Sources',
    state: 'State',
  },
  chosen: {
    prefer: (name: string) => `${name} first`,
    pin: (name: string) => `only ${name}`,
    block: (name: string) => `never ${name}`,
  },
  away: 'A source is away',
  empty: {
    none: {
      title: 'No plan has several sources',
      text: 'Two wholesalers have the same plan if places, data, days, speed and start are the same.',
    },
    filtered: { title: 'No plan matches these filters', text: 'Remove a filter to see the others.' },
  },
};

export const planSourcesWords = {
  back: 'All sources',
  title: 'Sources',
  lead: (price: string, bundle: string) => `Sold for ${price} as ${bundle}.`,
  rule: 'An order goes to the first that answers: your preferred one, then those that take back as the plan’s own does, then the cheapest. If one refuses, the next is asked at once.',
  columns: {
    wholesaler: 'Wholesaler',
    cost: 'Costs',
    margin: 'Margin',
    least: 'Least price',
    choice: 'Your choice',
    takesBack: 'Takes back',
    act: 'Change',
    bundle: 'Bundle',
  },
  own: (name: string) => `${name} (its own)`,
  states: {
    well: 'Answers',
    away: 'Away',
    since: 'since',
    blocked: 'Blocked',
    notAllowed: 'Price too low for it',
  },
  choices: { none: 'None', prefer: 'Ask first', pin: 'Ask no other', block: 'Never ask' },
  takesBack: { 'at once': 'At once', 'by request': 'By request', never: 'Never' },
  change: 'Change',
  changeLabel: (name: string) => `Change ${name}`,
  dialog: (name: string) => `Orders at ${name}`,
  dialogLead: 'It applies to orders from now on, within two seconds. The price stays as it is.',
  action: 'Save',
  done: 'Saved.',
  same: 'Nothing changed.',
};

export const wholesalersWords = {
  title: 'Catalogue',
  lead: 'Whether orders are answered, and what became of those of the last 24 hours.',
  list: 'Wholesalers',
  columns: {
    name: 'Wholesaler',
    state: 'State',
    plans: 'Plans',
    standsIn: 'Stands in for',
    bought: 'Bought',
    refused: 'Refused',
    open: 'No answer',
    act: 'Change',
  },
  states: { well: 'Answers', away: 'Away', since: 'since', blocked: 'Blocked' },
  block: 'Block',
  allow: 'Allow',
  blockLabel: (name: string) => `Block ${name}`,
  allowLabel: (name: string) => `Allow ${name}`,
  blockLead:
    'Nothing more is ordered there, and the next sync removes what only it has. Its eSIMs still work, show their usage and can be refunded.',
  allowLead: 'Orders may go there again at once, and the next sync sells its plans again.',
  done: {
    blocked: (name: string) => `${name} is blocked, and the catalogue is being synced.`,
    allowed: (name: string) => `${name} is allowed again, and the catalogue is being synced.`,
  },
};
