import { DEVICES, type DeviceTab } from './find-devices.ts';

/** A line of phones each of which takes an eSIM since one of them does. */
interface Line {
  tab: DeviceTab;
  /** As people say it. */
  name: string;
  /** Finds the number of a model, in small letters without blanks, by which the line counts on. */
  number: RegExp;
}

const LINES: readonly Line[] = [
  { tab: 'iphone', name: 'iPhone', number: /iphone(\d+)/ },
  { tab: 'android', name: 'Google Pixel', number: /pixel(\d+)/ },
  { tab: 'android', name: 'Galaxy S', number: /(?:galaxy|^)s(\d+)/ },
  { tab: 'android', name: 'Galaxy Z Fold', number: /zfold(\d+)/ },
  { tab: 'android', name: 'Galaxy Z Flip', number: /zflip(\d+)(?![\dg])/ },
];

/** What is called so many models further on may be anything. */
const MODELS_AHEAD = 5;

export interface NewerDevice {
  line: string;
  /** The oldest model of the line on the list. */
  since: string;
  /** What is to know of the last model of the line on the list; null where nothing is. */
  note: string | null;
}

/**
 * What the rule of its line says of a model that came after the list was checked: 'iPhone 17', 'pixel10'. Null where nothing is
 * typed that is newer than the list.
 */
export function newerDevice(tab: DeviceTab, typed: string): NewerDevice | null {
  for (const { tab: ofTab, name, number } of LINES) {
    const asked = ofTab === tab ? numberIn(typed, number) : null;
    if (asked === null) continue;
    const listed = DEVICES[tab].flatMap((device) => {
      const at = numberIn(device.model, number);
      return at === null ? [] : [{ ...device, at }];
    });
    const [oldest] = name === 'iPhone' ? DEVICES.iphone : listed;
    const newest = listed.reduce((best, one) => (one.at >= best.at ? one : best));
    if (oldest && asked > newest.at && asked <= newest.at + MODELS_AHEAD)
      return { line: name, since: oldest.model, note: newest.note };
  }
  return null;
}

function numberIn(text: string, number: RegExp): number | null {
  const [, digits] = number.exec(text.toLowerCase().replaceAll(/\s+/g, '')) ?? [];
  return digits === undefined ? null : Number(digits);
}
