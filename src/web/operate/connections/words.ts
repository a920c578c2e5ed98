import type { Severity } from '../../../domain/operators/cases.ts';
import type { Every } from '../../../domain/operators/export-schedule.ts';
import type { DeliveryState, WebhookEvent } from '../../../domain/operators/webhook-events.ts';
import type { ExportPermissions } from '../api/verbs.ts';

export const tabsWords = {
  label: 'Connections',
  webhooks: 'Webhooks',
  alerts: 'Alerts',
  exports: 'Exports',
  tokens: 'API tokens',
};

export const scheduleWords = {
  title: 'Connections',
  lead: 'Exports that the shop makes by itself, of the last whole day, week or month',
  list: 'Scheduled exports',
  columns: { export: 'Export', every: 'Every', to: 'Goes to', next: 'Next run', last: 'Last run' },
  names: {
    orders: 'Orders',
    income: 'Income',
    invoices: 'Invoices',
    oss_return: 'OSS return',
    oss_documents: 'OSS documents',
    payouts: 'Payouts',
    leads: 'Leads',
    audit: 'Audit',
  } satisfies Record<keyof ExportPermissions, string>,
  every: { day: 'Day', week: 'Week', month: 'Month' } satisfies Record<Every, string>,
  never: 'None yet',
  ok: 'Done',
  failed: 'Failed',
  create: {
    button: 'New export',
    title: 'Schedule an export',
    lead: 'It runs with your role at 3:00 UTC after each period. The email has the file attached if that names nobody, or links to the console.',
    action: 'Schedule it',
    export: 'Export',
    every: 'Every',
    query: 'Filters',
    queryHint: 'Optional: what the list’s address shows behind “?”, such as state=refunded',
    target: 'Goes to',
    targets: { mail: 'A mailbox', s3: 'A storage like S3' },
    address: 'Email',
    endpoint: 'Address of the storage',
    region: 'Region',
    bucket: 'Bucket',
    prefix: 'Folder (optional)',
    keyId: 'Access key',
    secretKey: 'Secret key',
    secretHint: 'Sealed, and never shown again. Give it the right to write to this bucket, and no other.',
  },
  back: 'All exports',
  facts: 'Export',
  filter: 'Filters',
  none: 'None',
  made: 'Made by',
  commandLine: 'Command line',
  download: 'Download the last period',
  run: { button: 'Run now', done: 'It is on its way. The result appears here.' },
  remove: {
    button: 'Remove',
    title: 'Remove this export?',
    lead: 'It no longer runs. The files that it made stay where they are.',
    action: 'Remove',
  },
  empty: {
    none: {
      title: 'No scheduled export yet',
      text: 'Have orders, income or payouts sent to an accountant’s mailbox or to a storage.',
    },
  },
};

export const channelWords = {
  title: 'Connections',
  lead: 'Where alerts go besides the email, for whoever is on call',
  list: 'Alert channels',
  columns: { host: 'Goes to', kind: 'Form', severities: 'Alerts', last: 'Last message', acts: 'Change' },
  kinds: { slack: 'Slack-compatible', webhook: 'JSON for a program' },
  severities: {
    critical: 'Critical: look within hours',
    error: 'Error: look the same day',
    warning: 'Warning: can wait for days',
  } satisfies Record<Severity, string>,
  short: { critical: 'Critical', error: 'Error', warning: 'Warning' } satisfies Record<Severity, string>,
  never: 'None yet',
  arrived: 'Arrived',
  failed: (told: string) => `Failed: ${told}`,
  menu: 'Change',
  menuOf: (host: string) => `Change ${host}`,
  create: {
    button: 'New channel',
    title: 'New alert channel',
    lead: 'Each new case goes there, with a link to it. The shop keeps the address sealed and shows only its host.',
    action: 'Make the channel',
    kind: 'Form',
    url: 'Address',
    urlHint: 'Slack, Mattermost, Rocket.Chat and others call it an incoming webhook.',
    severities: 'Which alerts',
    missing: 'Enter an address, and choose at least one kind.',
  },
  change: {
    item: 'Choose alerts',
    title: 'Which alerts go there?',
    lead: (host: string) => `The email gets all of them, whatever ${host} gets.`,
    action: 'Save',
    done: 'Saved.',
  },
  test: {
    item: 'Send a test message',
    arrived: (host: string) => `The test message arrived at ${host}.`,
    failed: (host: string, told: string) => `The test message didn’t arrive at ${host}: ${told}`,
  },
  remove: {
    item: 'Remove',
    title: 'Remove this channel?',
    lead: (host: string) => `Alerts stop going to ${host}. Emails continue.`,
    action: 'Remove',
    done: (host: string) => `Alerts no longer go to ${host}.`,
  },
  empty: {
    none: {
      title: 'Alerts go by email alone',
      text: 'Add a chat or a pager, so that whoever is on call hears of a case at once.',
    },
  },
};

export const eventWords = {
  'order.paid': 'An order is paid',
  'order.delivered': 'An eSIM is delivered or replaced',
  'order.refunded': 'A refund reaches the processor',
  'order.withdrawn': 'A buyer withdraws',
  'order.disputed': 'A payment is disputed',
  'esim.installed': 'An eSIM is installed',
  'esim.used_up': 'The data of a plan is used up',
  'price_list.published': 'Prices are published',
  'currency_list.published': 'Currencies or their terms are published',
  'case.opened': 'A case is opened',
} satisfies Record<WebhookEvent, string>;

export const webhookWords = {
  title: 'Connections',
  lead: 'Webhooks tell your own programs what happens, signed and in order',
  list: 'Webhook endpoints',
  columns: { url: 'Address', state: 'State', events: 'Events', pending: 'Waiting', failed: 'Given up' },
  states: {
    active: 'Active',
    failing: 'Failing',
    paused: 'Paused',
    paused_for_failures: 'Paused by failures',
  },
  all: 'All events',
  count: (count: number) => (count === 1 ? '1 event' : `${count} events`),
  form: {
    create: {
      button: 'New endpoint',
      title: 'New webhook endpoint',
      lead: 'The shop sends each event by POST. It checks the address now and whenever it sends.',
      action: 'Make the endpoint',
    },
    change: {
      button: 'Change',
      title: 'Change the endpoint',
      lead: 'Events that wait go to the new address.',
      action: 'Save',
      done: 'The endpoint has changed.',
    },
    url: 'Address',
    urlHint: 'https, on the public internet',
    events: 'Events',
    missing: 'Enter an address, and choose at least one event.',
  },
  shown: {
    title: 'Copy the signing secret now',
    lead: 'It is shown only once. The receiver checks with it that a message comes from this shop.',
    what: 'the secret',
    action: 'Done',
  },
  empty: {
    none: {
      title: 'No webhook endpoint yet',
      text: 'Make one to hear in your own program when an order is paid, an eSIM is installed or a case opens.',
    },
  },
};

export const endpointWords = {
  back: 'All endpoints',
  since: 'Since',
  made: 'Made',
  by: 'by',
  commandLine: 'the command line',
  events: 'Events',
  oldSecret: 'The old secret signs as well until',
  log: 'Deliveries',
  logLead: 'The shop keeps them for 30 days.',
  columns: {
    type: 'Event',
    at: 'When',
    state: 'State',
    tries: 'Tries',
    answer: 'Last answer',
    due: 'Next try',
  },
  filters: { state: 'State' },
  states: { pending: 'Waiting', delivered: 'Delivered', failed: 'Given up' } satisfies Record<
    DeliveryState,
    string
  >,
  none: {
    none: { title: 'Nothing was sent yet', text: 'Send a test event to see whether the receiver answers.' },
    filtered: { title: 'No delivery is in this state', text: 'Remove the filter to see the others.' },
  },
  answer: (status: number | null, words: string) => (status === null ? words : `${status} ${words}`),
  ping: {
    button: 'Send a test event',
    arrived: (status: number | null, ms: number) => `The receiver answered ${status} after ${ms} ms.`,
    refused: (told: string) => `The test event didn’t arrive: ${told}`,
    later: 'The test event waits: the endpoint is paused, or the shop gives it a rest.',
  },
  more: 'More',
  pause: { item: 'Pause', done: 'The endpoint is paused. Its events wait.' },
  resume: { item: 'Resume', done: 'The endpoint is active. What waited is on its way.' },
  replay: {
    item: 'Send given-up events again',
    title: 'Send given-up events again?',
    lead: 'Every event that the shop gave up is sent once more, in order. The receiver knows by its id what it had already.',
    since: 'Given up since (UTC)',
    action: 'Send again',
    done: (count: number) => (count === 1 ? '1 event is on its way.' : `${count} events are on their way.`),
  },
  rotate: {
    item: 'New secret',
    title: 'Make a new secret?',
    lead: 'For a day both secrets sign each message, so that the receiver can change over.',
    action: 'Make a new secret',
  },
  remove: {
    item: 'Remove',
    title: 'Remove this endpoint?',
    lead: 'Waiting events aren’t sent, and the log is deleted.',
    action: 'Remove',
  },
};

export const deliveryWords = {
  back: 'The endpoint',
  event: 'Event id',
  ended: 'Ended',
  due: 'Next try',
  facts: 'Delivery',
  body: 'What was sent',
  tries: 'Tries',
  none: 'Not tried yet.',
  columns: ['When', 'Answer', 'Took'],
  took: (ms: number) => `${ms} ms`,
  again: { button: 'Send again', done: 'It is on its way.' },
};

export const tokenWords = {
  title: 'Connections',
  lead: 'API tokens let your own programs call the console’s API',
  list: 'API tokens',
  columns: {
    name: 'Name',
    role: 'Role',
    secret: 'Secret',
    used: 'Last used',
    made: 'Made',
    by: 'Made by',
    acts: 'Revoke',
  },
  /** Of a secret, of which only the end is known. */
  ends: (hint: string) => `simport_...${hint}`,
  never: 'Never',
  commandLine: 'Command line',
  create: {
    button: 'New token',
    title: 'New API token',
    lead: 'It acts with its role and under its name in the audit. It can do nothing that asks people for a fresh code.',
    name: 'Name',
    nameHint: 'What uses it, such as “Accounting”.',
    role: 'Role',
    action: 'Make the token',
    missing: 'Give it a name.',
  },
  shown: {
    title: 'Copy the token now',
    lead: 'It is shown only once. Put it where your program keeps its secrets.',
    what: 'the token',
    action: 'Done',
  },
  revoke: {
    button: 'Revoke',
    title: 'Revoke this token?',
    lead: (name: string) => `${name} can no longer call the API. This takes effect at once and for good.`,
    action: 'Revoke',
    done: (name: string) => `The token ${name} no longer works.`,
  },
  empty: {
    none: {
      title: 'No API token yet',
      text: 'Make one for each program, so that you can revoke one alone.',
    },
  },
};
