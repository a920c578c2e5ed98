import { named } from '../../domain/language-words.ts';
import { listed } from '../core/words.ts';

/** The dialog with a plan's details. */
export const planDetailsWords = {
  title: 'Plan Details',
  unlimited: 'Unlimited Data',
  /** Below the charge. */
  planPrice: (price: string) => `Plan price ${price}`,
  unitPrice: (price: string, unit: 'day' | 'GB') => `${price} a ${unit}`,
  buy: 'Purchase This Plan',
  signInToBuy: 'Sign In to Purchase',
  country: 'Country',
  duration: 'Duration',
  network: 'Network',
  autoStart: { name: 'Auto-start', on: 'Enabled', off: 'Disabled' },
  /** Of what is not in the shop's words. */
  description: 'Supplier’s description',
  /** A link. */
  summary: 'Contract summary',
  type: 'Plan Type',
  /** 'Unlimited Lite': that it is the wholesaler's standard means nothing to a buyer. */
  typeOf: (groups: string[]) => groups.map((group) => group.replace(/^Standard /, '')).join(', '),
};

/** The label 'What you really get'. */
export const planFactsWords = {
  title: 'What you really get',
  /** In place of lines without a known value. */
  unsaid: (what: string[]) => `Our supplier doesn’t say: ${listed(what)}.`,
  daysStart: {
    name: 'Days start',
    unsaid: 'when days start',
    firstUse: (place: string) => `At first use in ${named(place)}`,
    purchase: 'At purchase',
  },
  hotspot: { name: 'Hotspot', unsaid: 'hotspot', yes: 'Allowed', no: 'Not allowed' },
  topUp: { name: 'Top-up', unsaid: 'top-up', yes: 'Yes, same eSIM', no: 'No' },
  idCheck: { name: 'ID check', unsaid: 'ID check', yes: 'Needed', no: 'None' },
  unsaidSpeeds: 'speeds',
  shelfLife: {
    name: 'Install within',
    unsaid: 'how long it can wait to be installed',
    days: (days: number) => `${days} days`,
  },
  fullSpeed: (amount: string) => `${amount} a day`,
  /** @param fast the known networks that are fast; may be empty */
  atFullSpeed: (fast: string[]) => `at full ${fast.length > 0 ? fast.join(' or ') : 'network'} speed`,
  slowSpeed: (speed: string) => `then ${speed}`,
  /** @param use 'maps and messages' */
  atSlowSpeed: (use: string) => `${use}, until the 24 h reset`,
};
