import type { ReactNode } from 'react';

import { phrase } from '../core/phrase.ts';
import type { Platform } from './platform.ts';
import type { ScreenName } from './screens.ts';

export const codesWords = {
  address: 'SM-DP+ address',
  activation: 'Activation code',
  androidCode: 'Full code, for Android',
  confirmation: 'Confirmation code',
  noConfirmation: 'None. Leave it empty if your phone asks.',
};

export const qrDialogWords = {
  title: 'eSIM QR Code',
  failed: {
    title: 'We couldn’t load the codes',
    text: 'Your eSIM is safe. Check your connection and try again.',
  },
};

export const installGuideWords = {
  onPhone: {
    question: 'Reading this on the phone?',
    iphone: 'Install on iPhone',
    android: 'Install on Android',
    newer: 'The iPhone link needs iOS 17.4 or newer.',
  },
  noCamera: 'No camera? Enter the codes by hand',
  ways: {
    steps: 'Step by step',
    codes: 'Enter the codes by hand',
    qr: 'Show the QR for another screen',
    mail: 'Use another device',
    trouble: 'Locked or older phone?',
  },
  mail: (email: ReactNode) =>
    phrase`Our email to ${email} has the same QR code and codes. Open it on the other device.`,
  warning:
    'The code works once. Keep the eSIM on your phone until your trip is over, and leave roaming off on your home line.',
  everyStep: 'Every step, with these codes',
};

interface Step {
  what: string;
  screen?: ScreenName;
  /** How to do it, and what the reader should then see. */
  how: string;
}

const FIRST_STEPS: Record<Platform, Step> = {
  ios: {
    what: 'Tap Install eSIM',
    screen: 'ios-activate',
    how: 'You’ll see “Activate eSIM”. Tap Continue. iOS asks twice.',
  },
  'old-ios': {
    what: 'Settings, Cellular, Add eSIM, Use QR Code',
    screen: 'ios-add',
    how: 'Scan the code on another screen, or tap Enter Details Manually and paste both codes. You’ll see “Activate eSIM”. Tap Continue. iOS asks twice.',
  },
  android: {
    what: 'Tap Install on Android',
    screen: 'android-confirm',
    how: 'You’ll see “Add eSIM” or “Download your eSIM?”. Tap Add or Download.',
  },
  other: {
    what: 'Scan the code',
    how: 'On iPhone, use the Camera. On Samsung and Pixel, open Settings, SIMs, Add eSIM. Tap “Activate eSIM” or “Add eSIM”.',
  },
};

/** The screens after the first step, if the platform is known. */
const LATER_SCREENS: Partial<Record<Platform, [installed: ScreenName, landed: ScreenName]>> = {
  ios: ['ios-wait', 'ios-land'],
  'old-ios': ['ios-wait', 'ios-land'],
  android: ['android-wait', 'android-land'],
};

const screenOf = (platform: Platform, later: 0 | 1): Pick<Step, 'screen'> => {
  const screen = LATER_SCREENS[platform]?.[later];
  return screen ? { screen } : {};
};

/** From the code to the internet. */
export const stepsOf = (place: string, platform: Platform): Step[] => [
  FIRST_STEPS[platform],
  {
    what: 'Wait two to three minutes',
    ...screenOf(platform, 0),
    how: `Stay on Wi‑Fi. You’ll see a new SIM in the list. Name it “${place}”.`,
  },
  {
    what: `In ${place}, switch it on for data`,
    ...screenOf(platform, 1),
    how: 'Turn data roaming on for this eSIM only. You’ll see 4G or 5G next to its bars.',
  },
];

export const phoneTroubleWords = {
  locked: {
    question: 'Locked to a carrier?',
    text: 'A locked phone won’t take another carrier’s eSIM. On an iPhone, “Carrier Lock” in Settings, General, About must say “No SIM restrictions”. On Android, dial *#06#. If you see an EID, ask your carrier whether the phone is unlocked.',
  },
  old: {
    question: 'Older than 2018?',
    text: (check: ReactNode) =>
      phrase`Most older phones don’t support eSIM. ${check} before you use the code, which works only once.`,
    check: 'Check your device',
  },
};

export const oneTapWords = {
  iphone: {
    title: 'Install on this iPhone',
    text: 'It opens Apple’s setup with everything filled in. Stay on Wi‑Fi for the two to three minutes it takes.',
    button: 'Install eSIM',
  },
  oldIphone: {
    title: 'Install with the codes',
    text: 'One tap needs iOS 17.4 or newer. On this iPhone, use the codes below or scan the QR code from another screen.',
  },
  android: {
    title: 'Install on this phone',
    text: 'It opens the setup on many Android phones. If nothing happens, use the codes below. Stay on Wi‑Fi.',
    button: 'Install on Android',
  },
};

/** Labels in drawings of phone screens, as the phones show them. */
export const screenWords = {
  /** The name of the eSIM's line if its place is not known. */
  travel: 'Travel',
  home: 'Home',
  on: 'On',
  address: 'SM‑DP+ Address',
  ios: {
    cellular: 'Cellular',
    data: 'Cellular Data',
    add: 'Add eSIM',
    camera: 'Camera',
    found: 'Cellular Plan',
    activate: 'Activate eSIM',
    goOn: 'Continue',
    scan: 'Scan QR Code',
    manual: 'Enter Details Manually',
    details: 'Activation Details',
    code: 'Activation Code',
    confirmation: 'Confirmation Code',
    activating: 'Activating...',
    label: 'Cellular Plan Label',
    secondary: 'Secondary',
    line: 'Turn On This Line',
    roaming: 'Data Roaming',
  },
  android: {
    sims: 'SIMs',
    add: 'Add SIM',
    scan: 'Scan QR code',
    manual: 'Enter activation code',
    code: 'LPA:1$...',
    goOn: 'Continue',
    ask: 'Download your eSIM?',
    download: 'Download',
    activating: 'Downloading...',
    data: 'Mobile data',
    roaming: 'Roaming',
  },
};

/** For the printed sheet. */
export const printSheetWords = {
  print: 'Print',
  picture: 'QR code',
  order: (number: string) => `Order ${number}`,
  help: (email: string) => `Need help? Write to ${email}.`,
};

export const qrWords = {
  picture: 'QR code that installs the eSIM',
  point: 'Point your phone’s camera here',
  stay: 'Stay on Wi‑Fi while it installs',
};
