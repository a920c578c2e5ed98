import { DEVICES, type DeviceTab } from './find-devices.ts';

/** A line of phones in which every model supports eSIM since a certain one. */
interface Line {
  tab: DeviceTab;
  /** In common use. */
  name: string;
  /** Finds the model number in lower-case text without blanks. */
  number: RegExp;
}

const LINES: readonly Line[] = [
  { tab: 'iphone', name: 'iPhone', number: /iphone(\d+)/ },
  { tab: 'android', name: 'Google Pixel', number: /pixel(\d+)/ },
  { tab: 'android', name: 'Galaxy S', number: /(?:galaxy|^)s(\d+)/ },
  { tab: 'android', name: 'Galaxy Z Fold', number: /zfold(\d+)/ },
  { tab: 'android', name: 'Galaxy Z Flip', number: /zflip(\d+)(?![\dg])/ },
];

/** A higher number is too far ahead to say anything about. */
const MODELS_AHEAD = 5;

export interface NewerDevice {
  line: string;
  /** The oldest model of the line in the list. */
  since: string;
  /** The note of the last model of the line in the list; null if it has none. */
  note: string | null;
}

/**
 * What its line's rule says about a model newer than the list: 'iPhone 17', 'pixel10'. Null if the typed text is no model newer
 * than the list.
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
