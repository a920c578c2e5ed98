import type { BulkActName, BulkRowState } from '../../../domain/operators/bulk.ts';

const NUMBER = new Intl.NumberFormat('en-US');
const orders = (count: number) => (count === 1 ? '1 order' : `${NUMBER.format(count)} orders`);

export const bulkWords = {
  acts: { resend: 'Send again', refund: 'Refund', note: 'Add a note' } satisfies Record<BulkActName, string>,
  title: {
    resend: (count: number) => `Send the eSIM of ${orders(count)} again?`,
    refund: (count: number) => `Refund ${orders(count)}?`,
    note: (count: number) => `Add a note to ${orders(count)}?`,
  },
  lead: 'First you see a dry run: what happens to each order, and which ones it can’t be done to. Nothing is done before you confirm that.',
  plan: 'Show the dry run',
  text: 'Note',
  noText: 'Write the note.',
  whole: (count: number, isMore: boolean) =>
    isMore ? 'Choose the first 500 that fit' : `Choose all ${NUMBER.format(count)} that fit`,
  onlyPage: (count: number) => `Choose only the ${count} on this page`,
  chosen: (count: number) => `${NUMBER.format(count)} chosen`,

  list: {
    title: 'Bulk acts',
    lead: 'Acts on many orders in the last 90 days, newest first',
    button: 'Bulk acts',
    list: 'Bulk acts',
    columns: {
      act: 'Act',
      state: 'State',
      counts: 'Orders',
      operator: 'By',
      why: 'Reason',
      started: 'Started',
    },
    empty: {
      none: {
        title: 'No bulk acts yet',
        text: 'Choose orders in the list, then send them again, refund them or add a note to all.',
      },
    },
    commandLine: 'Command line',
  },
  names: {
    resend: (count: number) => `Send ${orders(count)} again`,
    refund: (count: number) => `Refund ${orders(count)}`,
    note: (count: number) => `Add a note to ${orders(count)}`,
  },
  states: { planned: 'Dry run', running: 'Running', stopped: 'Stopped', done: 'Done' },
  rowStates: {
    planned: 'Will be done',
    refused: 'Can’t be done',
    begun: 'Being done',
    done: 'Done',
    asked: 'Waits for approval',
    failed: 'Failed',
  } satisfies Record<BulkRowState, string>,
  leftAlone: 'Left alone',
  back: 'Orders',
  planLead: (will: number, others: number) =>
    others === 0
      ? `This is a dry run. It can be done to ${orders(will)}.`
      : `This is a dry run. It can be done to ${orders(will)} but not to ${NUMBER.format(others)}.`,
  nothing: 'It can’t be done to any of these orders.',
  start: {
    resend: (count: number) => `Send ${orders(count)} again`,
    refund: (count: number) => `Refund ${orders(count)}`,
    note: (count: number) => `Add the note to ${orders(count)}`,
  },
  discard: 'Discard',
  discarded: 'You discarded the dry run. Nothing was done.',
  stop: 'Stop',
  goOn: 'Continue',
  progress: (done: number, all: number) => `${NUMBER.format(done)} of ${NUMBER.format(all)} orders`,
  running: 'You can leave this page: it goes on by itself.',
  quiet: 'Nothing has happened for two minutes. It continues by itself, or press Continue.',
  result: (done: number, others: number) =>
    others === 0 ? `Done: ${orders(done)}.` : `${orders(done)} done, ${NUMBER.format(others)} not.`,
  stopped: 'It was stopped. The orders after that were left alone.',
  again: (count: number) => `Try ${orders(count)} again`,
  amount: 'Money out',
  willGo: (sums: string) => `${sums} will go out.`,
  went: (sums: string) => `${sums} went out, or waits for a colleague.`,
  reason: 'Reason',
  by: 'By',
  show: 'Show',
  showAll: (count: number) => `All (${NUMBER.format(count)})`,
  showSome: (name: string, count: number) => `${name} (${NUMBER.format(count)})`,
  table: 'Orders of this act',
  columns: { order: 'Order', amount: 'Amount', state: 'Result', words: 'Details' },
  more: (count: number) => `Show ${NUMBER.format(count)} more`,
};
