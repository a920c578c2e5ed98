import type { Switch } from '../../../domain/switches/switches.ts';

export const partyWords = {
  none: '–',
  noCalls: 'None in 15 min',
  calls: (calls: number, failed: number) =>
    failed === 0 ? `${calls}, none failed` : `${calls}, ${failed} failed`,
  ms: (ms: number) => `${ms.toLocaleString('en-US')} ms`,
  states: { well: 'Answers', slow: 'Slow', ill: 'Fails often', down: 'Down', quiet: 'Not asked lately' },
  columns: { party: 'Party', state: 'State', calls: 'Calls in 15 min', average: 'On average' },
};

export const healthWords = {
  title: 'Health',
  release: (release: string, mode: 'sandbox' | 'live') => `Release ${release}, ${mode}.`,
  refresh: 'Refresh',
};

export const switchWords = {
  title: 'Switches',
  lead: 'What you pause here every process follows within two seconds. Payments that were begun are finished and delivered.',
  names: {
    sales: 'All sales',
    card: 'Cards',
    wallets: 'Apple Pay, Google Pay, Link',
    paypal: 'PayPal',
    top_ups: 'Adding data',
    refunds: 'Automatic refunds',
  } satisfies Record<Switch, string>,
  does: {
    sales: 'Nobody can begin a purchase. Pages say so at their top.',
    card: 'No card can be typed in or charged again. Other ways stay.',
    wallets: 'The wallets’ buttons are gone from the checkout.',
    paypal: 'PayPal can’t be chosen.',
    top_ups: 'No plan can be added to an eSIM. New eSIMs are sold.',
    refunds: 'What buyers ask for and what the shop owes waits on the list below. Refunds by hand go out.',
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
    words: 'Words for visitors',
    wordsHint: (ours: string) => `Empty: “${ours}”`,
    action: 'Pause',
    done: (name: string) => `Paused: ${name}.`,
  },
  resume: {
    button: 'Resume',
    label: (name: string) => `Resume ${name}`,
    title: (name: string) => `Resume: ${name}`,
    lead: 'What waited for it goes on by itself, at once.',
    action: 'Resume',
    done: (name: string) => `Resumed: ${name}.`,
  },
};

export const waitingWords = {
  title: 'Refunds that wait',
  none: 'No refund waits.',
  sum: (count: number, amount: string) =>
    count === 1 ? `1 refund, ${amount}` : `${count} refunds, ${amount}`,
  soon: 'Refunds are on: these are on their way within moments.',
  columns: { order: 'Order', amount: 'Amount', why: 'Why', since: 'Since' },
  reasons: {
    unfulfillable: 'couldn’t be delivered',
    surplus: 'paid twice',
    requested: 'the buyer asked',
  } as Readonly<Record<string, string>>,
};

export const partiesWords = {
  title: 'The others',
  label: 'How the others answer and call back',
  columns: { last: 'Last call', callback: 'Last callback' },
  last: (status: string, ms: string) => `${status === 'none' ? 'no answer' : status} in ${ms}`,
  noCallback: 'None in 7 days',
  mails: (waiting: number) => (waiting === 1 ? '1 email waits' : `${waiting} emails wait`),
  mailSent: 'last one left',
  noMail: 'none has left yet',
};

export const processWords = {
  title: 'Processes',
  label: 'Processes that run',
  none: 'No process has told of itself yet. Each does so every 15 seconds.',
  columns: { role: 'Role', host: 'Machine', release: 'Release', since: 'Since', state: 'State' },
  heard: 'Runs',
  gone: 'Not heard since',
  other: 'Not all processes are of the same release.',
};

export const jobWords = {
  title: 'Jobs',
  label: 'Jobs by kind',
  columns: { name: 'Job', waiting: 'Waiting', oldest: 'Oldest' },
  seconds: (seconds: number) => (seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`),
  idle: 'Nothing waits.',
  failed: 'Failed within the hour',
  noneFailed:
    'Nothing failed within the hour. What fails is tried five times; what stands still is gone on with by itself.',
  failedLabel: 'Jobs that failed',
  failedColumns: {
    name: 'Job',
    at: 'Failed',
    tries: 'Tries',
    order: 'Order',
    request: 'Request in the log',
    act: 'Again',
  },
  again: 'Run again',
  againLabel: (name: string) => `Run again: ${name}`,
  all: 'Run all again',
  title2: 'Run again?',
  lead: 'Every job is safe to run again: it looks how things stand before it does anything.',
  done: (count: number) => (count === 1 ? '1 job runs again.' : `${count} jobs run again.`),
};

export const settingsWords = {
  title: 'Settings',
  lead: 'Names alone; what they are set to stays on the machine.',
  set: 'Set',
  unset: (count: number) => `Left as they are (${count})`,
};

export const doctorWords = {
  title: 'Doctor',
  lead: 'Asks every party now whether keys, webhooks, database, email and proxy are right. Changes nothing.',
  run: 'Run the checks',
  again: 'Run again',
  busy: 'Checking...',
  lights: { green: 'In order', amber: 'Look at it', red: 'Wrong' },
  inOrder: (count: number) => `What is in order (${count})`,
  sum: (red: number, amber: number, green: number) => `${red} wrong, ${amber} to look at, ${green} in order`,
};
