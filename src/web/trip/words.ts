import type { ReactNode } from 'react';

import { formatDataAmount, type Megabytes } from '../../domain/catalog/data-amount.ts';
import { named } from '../../domain/language-words.ts';
import type { Habit } from '../../domain/trip/need.ts';
import type { AddressFault } from '../../domain/trip/trip-address.ts';
import { phrase } from '../core/phrase.ts';
import { listed } from '../core/words.ts';

/** The planner of a trip with several stops. */
export const tripPageWords = {
  meta: {
    title: 'A trip with several stops',
    description:
      'Enter your stops and days, and see which eSIM plans cover every day of the trip, for the least money and with the fewest plans.',
  },
  title: 'Map out your trip',
  lead: 'Enter your stops and how long you stay. You get the plans that cover every day.',
};

const amount = (name: string) => (megabytes: Megabytes) => `${name} (${formatDataAmount(megabytes)})`;

export const tripFormWords = {
  stops: 'Stops',
  stop: (position: number) => `stop ${position}`,
  placeOf: (position: number) => `Stop ${position}`,
  example: 'Spain',
  days: 'Days',
  add: 'Add another stop',
  up: (place: string) => `Move ${named(place)} up`,
  down: (place: string) => `Move ${named(place)} down`,
  remove: (place: string) => `Remove ${named(place)}`,
  moved: (place: string, position: number, of: number) => `${place}: stop ${position} of ${of}`,
  use: 'Data a day',
  habits: {
    light: amount('Light: messages, maps'),
    normal: amount('Normal: some video'),
    heavy: amount('Heavy: lots of video'),
    hotspot: amount('Hotspot for a laptop'),
  } satisfies Record<Habit, unknown>,
  megabytes: 'Or MB a day',
  start: 'First day (optional)',
  unlimited: 'Only unlimited data',
  borders: 'Cover both countries on travel days',
  bordersHint: 'For days on which you use data on both sides of a border.',
  plan: 'Find plans',
};

export const tripFaultWords: Record<AddressFault, string> & {
  unknown: (typed: string) => string;
  nearly: (typed: string, place: string) => string;
  days: string;
} = {
  many_stops: 'A trip can have 12 stops. Leave some out, or split it in two.',
  many_days: 'A trip can have 365 days in all. Shorten a stop, or split it in two.',
  megabytes: 'Enter the data a day as a whole number of MB, such as 750.',
  start: 'Enter the first day as a date, such as 2027-06-01.',
  twice: 'The address names the data, the first day or another choice more than once. Choose again.',
  unknown: (typed) => `We don’t know “${typed}”. Enter a country.`,
  nearly: (typed, place) => `We don’t know “${typed}”. Did you mean ${named(place)}?`,
  days: 'Enter the days, from 1 to 365.',
};

export const tripDayWords = {
  day: (day: number) => `day ${day}`,
  days: (from: number, to: number) => `days ${from} to ${to}`,
};

export const tripAnswerWords = {
  cheapest: 'Least money',
  fewest: 'Fewest plans',
  /** One answer is both. */
  both: 'Your plans',
  count: (plans: number) => (plans === 1 ? '1 plan' : `${plans} plans`),
  inOrder: 'Plans, the first to buy and install on top',
  use: 'For',
  install: 'Install',
  before: 'before you leave',
  buyFrom: 'Buy, at the earliest',
  daysBefore: (days: number) => (days === 1 ? '1 day before you leave' : `${days} days before you leave`),
  details: 'Details',
  detailsOf: (place: string, plan: string) => `Details: ${place}, ${plan}`,
  buy: 'Buy',
  buyAll: 'Buy these plans',
  /** The others are better bought later. */
  buySome: (plans: number) => `Buy ${plans} of these plans now`,
  buyOf: (place: string, plan: string) => `Buy: ${place}, ${plan}`,
  whole: (place: ReactNode, price: ReactNode) =>
    phrase`Why no regional plan? One for the whole trip, ${place}, costs ${price}.`,
  lacks: (region: ReactNode, places: readonly string[]) =>
    phrase`Why no regional plan? ${region} covers most of the trip, but not ${listed(places.map(named))}.`,
  tooShort: (region: ReactNode) =>
    phrase`Why no regional plan? ${region} works at every stop, but no plan of it lasts the whole trip with enough data.`,
  gaps: {
    unsold: (place: string) => `No plan works in ${named(place)}.`,
    too_little: (place: string) => `No plan for ${named(place)} has that much data a day.`,
  },
  gapNote: 'can’t be covered. The plans below cover the rest.',
  tools: 'Keep this answer',
  link: 'address of this trip',
  print: 'Print',
  calendar: 'Add to calendar',
  calendarNeedsDay: 'Enter the first day to put the installation days into your calendar.',
  good: 'With more than 8 stops these plans are a good answer, though others might cost a little less.',
  note: 'A day is 24 hours from the first use. Each plan is an eSIM of its own, or is added to one that you have.',
};
