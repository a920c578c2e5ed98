import type { ReactNode } from 'react';

import type { DeviceTab } from '../../../domain/help/find-devices.ts';
import { LOCALE, named } from '../../../domain/language-words.ts';
import { phrase } from '../../core/phrase.ts';

export const checkerWords: {
  kinds: string;
  tabs: Record<DeviceTab, { name: string; example: string }>;
  search: (kind: string) => string;
  checked: (models: number, last: Date) => string;
  noScript: string;
  apple: string;
} = {
  kinds: 'Kind of device',
  tabs: {
    iphone: { name: 'iPhone / iPad', example: 'iPhone 13 mini...' },
    android: { name: 'Android', example: 'Galaxy S24, Pixel 8...' },
  },
  search: (kind) => `Search ${kind} models`,
  checked: (models, last) =>
    `We last checked these ${models} models in ${month(last)}. A newer one probably works too. Look for “Add eSIM” in its settings.`,
  noScript: 'Searching needs JavaScript. These models take an eSIM.',
  apple: 'Apple',
};

/** 'August 2025'. */
function month(date: Date): string {
  return new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date);
}

export const deviceListWords = {
  start: 'Start typing your device model to check compatibility',
  none: 'No devices found matching your search.',
  found: (devices: number) => (devices === 1 ? '1 device found' : `${devices} devices found`),
  name: 'Devices that take an eSIM',
  note: (device: string, note: string) => `${device}: ${note}`,
};

export const unlockedWords = {
  text: (unlocked: ReactNode) =>
    phrase`Whatever the model, your phone must be ${unlocked}. A phone tied to one carrier won’t take another’s eSIM. On an iPhone, Settings, General, About says ‘No SIM restrictions’.`,
  unlocked: 'carrier-unlocked',
};

/** For a visitor who reads the guide on the phone. */
export const phoneHereWords = {
  phones: {
    iPhone: {
      title: 'Install on this iPhone',
      text: 'The email has a button, Install on iPhone. From iOS 17.4 on, you won’t have to scan or type anything.',
    },
    Android: {
      title: 'Install on this phone',
      text: 'The email has a button, Install on Android. Some phones can’t open their setup from a link.',
    },
  },
  steps: 'Here are all the steps.',
  fits: 'Does it take an eSIM?',
};

export const stepsWords = {
  device: 'Your device',
  method: 'How to install',
  steps: (method: string, system: string) => `${method}, ${system}`,
};

export const ownCodesWords = {
  loading: 'Loading...',
  failed: {
    title: 'We couldn’t load your codes',
    text: 'The steps below are the same, and your eSIM is safe. Check your connection and try again.',
    again: 'Try again',
  },
  unknown: {
    title: 'This browser doesn’t know that eSIM',
    text: (signIn: ReactNode) =>
      phrase`Open the link in your order’s email, or ${signIn}. The steps below are the same for every eSIM.`,
    signIn: 'sign in',
  },
  ready: {
    title: (place: string) => `Your eSIM for ${named(place)} is ready`,
    text: 'Its codes are in the steps below.',
  },
};

export const tipsWords = {
  early: {
    what: 'Install before you fly',
    how: 'At home you have Wi‑Fi, a second screen for the QR code, and time. For most plans, installing doesn’t start your days. The plan’s label says so.',
  },
  wait: {
    what: 'Wait 2-3 minutes for registration',
    how: 'The first time, the eSIM has to introduce itself to the network. The same goes for your first minutes after landing.',
  },
  once: {
    what: 'QR codes and manual codes work once',
    how: 'Don’t remove the eSIM to try again. Write to us first, and keep it on your phone until your trip is over.',
  },
  roaming: {
    what: 'Roaming on for the eSIM, off at home',
    how: 'The travel eSIM needs data roaming on. Your own line doesn’t. Leave it off there, and you won’t be billed.',
  },
};

export const subscriptionWords = {
  title: 'Monthly subscription, a separate offer',
  text: 'On the road all year? There’s also a monthly subscription with over 170 destinations, from $39.90 to $64.90 monthly. It isn’t one of this shop’s plans. It isn’t sold at this checkout, it renews until it’s cancelled, and it has its own terms. The plans here are prepaid and simply end.',
  ask: (address: ReactNode) => phrase`Write to ${address} to ask about it.`,
  subject: 'Monthly subscription',
};

export const onwardWords = {
  title: 'Stuck, or ready to go?',
  write: (address: ReactNode, reply: string) =>
    phrase`Write to ${address}, 24/7. A first reply takes ${reply}.`,
  browse: 'Browse Plans',
  esims: 'Your eSIMs',
  support: 'Support',
};
