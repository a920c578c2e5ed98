import type { ScreenName } from '../screens.ts';

export type InstallSystem = 'ios' | 'android';
export type InstallMethod = 'qr' | 'manual';

export interface InstallStep {
  what: string;
  how: string;
  /** The screen that the phone then shows. */
  screen?: ScreenName;
  /** The part of an eSIM's own codes to show in this step, if they are known. */
  own?: 'qr' | 'codes';
}

export const SYSTEM_NAMES: Record<InstallSystem, string> = { ios: 'iPhone and iPad', android: 'Android' };
export const METHOD_NAMES: Record<InstallMethod, string> = {
  qr: 'Installation with QR code',
  manual: 'Manual Installation',
};

const WIFI: InstallStep = {
  what: 'Connect to Wi‑Fi',
  how: 'Do it at home or at the airport, before you leave. Your phone downloads the eSIM over the internet.',
};
const wait = (screen: ScreenName): InstallStep => ({
  what: 'Wait 2-3 minutes for registration',
  how: 'Stay on Wi‑Fi and leave the settings open until the eSIM shows up in the list.',
  screen,
});

const IOS_NAME: InstallStep = {
  screen: 'ios-name',
  what: 'Name it, and keep your own line for calls',
  how: 'Choose a label such as Travel. Leave your own line as the default for calls, iMessage and FaceTime.',
};
const IOS_LAND: InstallStep = {
  screen: 'ios-land',
  what: 'After landing, switch it on for data',
  how: 'Choose the travel eSIM in Settings, Cellular, Cellular Data. Open it in the same list and turn Data Roaming on, for this eSIM only.',
};
const ANDROID_NAME: InstallStep = {
  screen: 'android-name',
  what: 'Switch it on, and keep your own SIM for calls',
  how: 'In the list of SIMs, turn the travel eSIM on. Leave calls and messages on your own SIM.',
};
const ANDROID_LAND: InstallStep = {
  screen: 'android-land',
  what: 'After landing, choose it for mobile data',
  how: 'Choose the travel eSIM for mobile data in Settings, Network & internet (Connections on Samsung), SIMs. Open it and turn Roaming on, for this eSIM only.',
};

/** The steps for installing an eSIM; every page that explains them takes them from here. */
export const INSTALL_STEPS: Record<InstallSystem, Record<InstallMethod, readonly InstallStep[]>> = {
  ios: {
    qr: [
      WIFI,
      {
        what: 'Scan the QR code',
        screen: 'ios-scan',
        how: 'Point the Camera at the code on another screen or on paper and tap what appears. Or open Settings, Cellular (Mobile Service in some countries), Add eSIM, Use QR Code.',
        own: 'qr',
      },
      {
        what: 'Tap Add eSIM, then Continue',
        screen: 'ios-activate',
        how: 'iOS will ask twice. This doesn’t charge you or start your plan.',
      },
      wait('ios-wait'),
      IOS_NAME,
      IOS_LAND,
    ],
    manual: [
      WIFI,
      {
        what: 'Open the form for codes',
        screen: 'ios-manual',
        how: 'Open Settings, Cellular (Mobile Service in some countries), Add eSIM, Use QR Code, then Enter Details Manually at the bottom of the screen.',
      },
      {
        what: 'Enter the two codes',
        screen: 'ios-form',
        how: 'Paste the SM-DP+ address and the activation code from our email. Leave the confirmation code empty.',
        own: 'codes',
      },
      {
        what: 'Tap Next, then Continue',
        screen: 'ios-activate',
        how: 'iOS will ask twice. This doesn’t charge you or start your plan.',
      },
      wait('ios-wait'),
      IOS_NAME,
      IOS_LAND,
    ],
  },
  android: {
    qr: [
      WIFI,
      {
        what: 'Open Add eSIM and scan the QR code',
        screen: 'android-add',
        how: 'On a Pixel, open Settings, Network & internet, SIMs, Add SIM. On a Samsung, open Settings, Connections, SIM manager, Add eSIM. Then scan the code from another screen or paper.',
        own: 'qr',
      },
      {
        what: 'Confirm with Download or Add',
        screen: 'android-confirm',
        how: 'Your phone will show our network partner’s name. That’s expected.',
      },
      wait('android-wait'),
      ANDROID_NAME,
      ANDROID_LAND,
    ],
    manual: [
      WIFI,
      {
        what: 'Open the form for codes',
        screen: 'android-manual',
        how: 'Add an eSIM as for a QR code. On the screen with the camera choose Need help or Enter activation code.',
      },
      {
        what: 'Enter the full code',
        screen: 'android-form',
        how: 'Paste the whole line from our email that begins with LPA:1$. If your phone has two fields, use the SM-DP+ address and the activation code instead.',
        own: 'codes',
      },
      {
        what: 'Confirm with Download or Add',
        screen: 'android-confirm',
        how: 'Your phone will show our network partner’s name. That’s expected.',
      },
      wait('android-wait'),
      ANDROID_NAME,
      ANDROID_LAND,
    ],
  },
};
