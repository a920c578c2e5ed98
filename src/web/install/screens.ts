import { screenWords as words } from './words.ts';

/** A part of a drawn screen; `here` marks the one to touch. */
export type ScreenPart =
  | { kind: 'row'; text: string; value?: string; mark?: 'on' | 'check' | 'plus'; here?: true }
  | { kind: 'field'; text: string; here?: true }
  | { kind: 'button'; text: string; here?: true }
  | { kind: 'camera' }
  | { kind: 'sim' };

interface Screen {
  system: 'ios' | 'android';
  title: string;
  parts: readonly ScreenPart[];
}

const { ios, android } = words;

/** The screens of a phone on the way to an installed eSIM. A line without a name is the eSIM's. */
export const SCREENS = {
  'ios-add': {
    system: 'ios',
    title: ios.cellular,
    parts: [
      { kind: 'row', text: ios.data, value: words.home },
      { kind: 'row', text: words.home, value: words.on },
      { kind: 'row', text: ios.add, here: true },
    ],
  },
  'ios-scan': {
    system: 'ios',
    title: ios.camera,
    parts: [{ kind: 'camera' }, { kind: 'button', text: ios.found, here: true }],
  },
  'ios-activate': {
    system: 'ios',
    title: ios.activate,
    parts: [{ kind: 'sim' }, { kind: 'button', text: ios.goOn, here: true }],
  },
  'ios-manual': {
    system: 'ios',
    title: ios.scan,
    parts: [{ kind: 'camera' }, { kind: 'row', text: ios.manual, here: true }],
  },
  'ios-form': {
    system: 'ios',
    title: ios.details,
    parts: [
      { kind: 'field', text: words.address, here: true },
      { kind: 'field', text: ios.code, here: true },
      { kind: 'field', text: ios.confirmation },
    ],
  },
  'ios-wait': {
    system: 'ios',
    title: ios.cellular,
    parts: [
      { kind: 'row', text: words.home, value: words.on },
      { kind: 'row', text: '', value: ios.activating },
    ],
  },
  'ios-name': {
    system: 'ios',
    title: ios.label,
    parts: [
      { kind: 'row', text: ios.secondary },
      { kind: 'row', text: '', mark: 'check', here: true },
    ],
  },
  'ios-land': {
    system: 'ios',
    title: '',
    parts: [
      { kind: 'row', text: ios.line, mark: 'on' },
      { kind: 'row', text: ios.roaming, mark: 'on', here: true },
    ],
  },
  'android-add': {
    system: 'android',
    title: android.sims,
    parts: [
      { kind: 'row', text: words.home, mark: 'on' },
      { kind: 'row', text: android.add, mark: 'plus', here: true },
    ],
  },
  'android-manual': {
    system: 'android',
    title: android.scan,
    parts: [{ kind: 'camera' }, { kind: 'row', text: android.manual, here: true }],
  },
  'android-form': {
    system: 'android',
    title: android.manual,
    parts: [
      { kind: 'field', text: android.code, here: true },
      { kind: 'button', text: android.goOn },
    ],
  },
  'android-confirm': {
    system: 'android',
    title: android.ask,
    parts: [{ kind: 'sim' }, { kind: 'button', text: android.download, here: true }],
  },
  'android-wait': {
    system: 'android',
    title: android.sims,
    parts: [
      { kind: 'row', text: words.home, mark: 'on' },
      { kind: 'row', text: '', value: android.activating },
    ],
  },
  'android-name': {
    system: 'android',
    title: android.sims,
    parts: [
      { kind: 'row', text: words.home, mark: 'on' },
      { kind: 'row', text: '', mark: 'on', here: true },
    ],
  },
  'android-land': {
    system: 'android',
    title: '',
    parts: [
      { kind: 'row', text: android.data, mark: 'on' },
      { kind: 'row', text: android.roaming, mark: 'on', here: true },
    ],
  },
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof SCREENS;
