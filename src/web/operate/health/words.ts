import { byMethod } from '../../../domain/checkout/payment-method.ts';
import type { RefundReason } from '../../../domain/checkout/refund-cause.ts';
import { storyWords } from '../../../domain/operators/story-words.ts';
import type { Switch } from '../../../domain/switches/switches.ts';

export const providerCallWords = {
  none: '–',
  noCalls: 'None in 15 min',
  calls: (calls: number, failed: number) =>
    failed === 0 ? `${calls}, none failed` : `${calls}, ${failed} failed`,
  ms: (ms: number) => `${ms.toLocaleString('en-US')} ms`,
  states: { well: 'Up', slow: 'Slow', ill: 'Failing', down: 'Down', quiet: 'No recent calls' },
  columns: { provider: 'Provider', state: 'State', calls: 'Calls in 15 min', average: 'Average' },
};

export const healthWords = {
  title: 'Health',
  release: (release: string, mode: 'sandbox' | 'live') => `Release ${release}, ${mode}.`,
  refresh: 'Refresh',
};

export const switchWords = {
  title: 'Switches',
  lead: 'Changes apply within two seconds. Payments in progress are finished and delivered.',
  names: {
    sales: 'All sales',
    ...byMethod(({ name }) => name),
    card: 'Cards',
    wallets: 'Apple Pay, Google Pay, Link',
    top_ups: 'Top-ups',
    refunds: 'Automatic refunds',
  } satisfies Record<Switch, string>,
  does: {
    sales: 'Nobody can start a purchase. Every page says so at the top.',
    ...byMethod(({ name }) => `${name} can’t be chosen.`),
    card: 'Buyers can’t use a new or saved card. Other methods stay.',
    wallets: 'The checkout doesn’t offer these wallets.',
    top_ups: 'Buyers can’t add a plan to an eSIM. New eSIMs are sold.',
    refunds: 'Refunds that buyers request or the shop owes wait in the list below. Manual refunds go out.',
  } satisfies Record<Switch, string>,
  on: 'On',
  paused: 'Paused',
  by: (who: string | null) => who ?? 'the command line',
  pausedBy: (who: string) => `Paused by ${who}`,
  resumedBy: (who: string) => `Resumed by ${who}`,
  visitors: (words: string) => `Visitors read: “${words}”`,
  pause: {
    button: 'Pause',
    label: (name: string) => `Pause ${name}`,
    title: (name: string) => `Pause: ${name}`,
    words: 'Message to visitors',
    wordsHint: (ours: string) => `Leave empty for: “${ours}”`,
    action: 'Pause',
    done: (name: string) => `Paused: ${name}.`,
  },
  resume: {
    button: 'Resume',
    label: (name: string) => `Resume ${name}`,
    title: (name: string) => `Resume: ${name}`,
    lead: 'Everything that waited for it continues at once.',
    action: 'Resume',
    done: (name: string) => `Resumed: ${name}.`,
  },
};

export const waitingWords = {
  title: 'Waiting refunds',
  none: 'No refunds are waiting.',
  sum: (count: number, amount: string) =>
    count === 1 ? `1 refund, ${amount}` : `${count} refunds, ${amount}`,
  soon: 'Refunds are on, so these go out within moments.',
  columns: { order: 'Order', amount: 'Amount', why: 'Reason', since: 'Since' },
  reasons: {
    ...storyWords.refundReason,
    duplicate: 'paid twice',
    requested: 'the buyer asked',
  } satisfies Record<RefundReason, string>,
};

export const providersCardWords = {
  title: 'Providers',
  label: 'Calls to and from providers',
  columns: { last: 'Last call', callback: 'Last callback' },
  last: (status: string, ms: string) => `${status === 'none' ? 'no answer' : status} in ${ms}`,
  noCallback: 'None in 7 days',
  mails: (waiting: number) => (waiting === 1 ? '1 email is waiting' : `${waiting} emails are waiting`),
  mailSent: 'last one sent',
  noMail: 'none sent yet',
};

export const processWords = {
  title: 'Processes',
  label: 'Running processes',
  none: 'No process has reported yet. Each reports every 15 seconds.',
  columns: { role: 'Role', host: 'Machine', release: 'Release', since: 'Since', state: 'State' },
  heard: 'Running',
  gone: 'Silent since',
  other: 'The processes run different releases.',
};

export const jobWords = {
  title: 'Jobs',
  label: 'Jobs by kind',
  columns: { name: 'Job', waiting: 'Waiting', oldest: 'Oldest' },
  seconds: (seconds: number) => (seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`),
  idle: 'No jobs are waiting.',
  failed: 'Failed in the last hour',
  noneFailed:
    'No job failed in the last hour. The shop tries a failing job five times, and continues stuck ones by itself.',
  failedLabel: 'Jobs that failed',
  failedColumns: {
    name: 'Job',
    at: 'Failed',
    tries: 'Attempts',
    order: 'Order',
    request: 'Request in the log',
    act: 'Retry',
  },
  again: 'Run again',
  againLabel: (name: string) => `Run again: ${name}`,
  all: 'Run all again',
  title2: 'Run again?',
  lead: 'Every job is safe to run again: it checks the current state first.',
  done: (count: number) => (count === 1 ? '1 job runs again.' : `${count} jobs run again.`),
};

export const factWords = {
  title: 'Facts to check',
  lead: 'Visitors read these, and nobody has compared them with their source for 90 days.',
  columns: { what: 'Fact', owner: 'Owner', checked: 'Last checked' },
  check: (what: string, where: string) => `${what.slice(0, 1).toUpperCase()}${what.slice(1)} (${where})`,
  ago: (day: string, days: number) => `${day}, ${days} days ago`,
};

export const translationWords = {
  title: 'Translations',
  does: 'A sentence whose English has changed is shown in English until its translation follows.',
  columns: {
    language: 'Language',
    stage: 'Stage',
    translated: 'Translated',
    stale: 'In English',
    reviewed: 'Read by a second person',
  },
  stages: { offered: 'Offered', draft: 'Draft', tests: 'For tests' },
  share: (part: number, whole: number) => `${Math.floor((part / whole) * 100)}%`,
};

export const settingsWords = {
  title: 'Settings',
  lead: 'Only names are shown. The values stay on the server.',
  set: 'Set',
  unset: (count: number) => `Not set (${count})`,
};

export const doctorWords = {
  title: 'Doctor',
  lead: 'The doctor checks keys, webhooks, database, email and proxy with every provider. It changes nothing.',
  run: 'Run the checks',
  again: 'Run again',
  busy: 'Checking...',
  inOrder: (count: number) => `Passed (${count})`,
  sum: (red: number, amber: number, green: number) => `Errors: ${red}, warnings: ${amber}, passed: ${green}`,
};
