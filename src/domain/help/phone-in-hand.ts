import { deviceName, DEVICES } from './find-devices.ts';
import { GALAXY_CODES } from './galaxy-codes.ts';

/** What a browser tells of the device it runs on. */
export interface BrowserFacts {
  userAgent: string;
  /** As client hints name it; empty where they do not. */
  model: string;
  /** An iPad says that it is a Mac; no Mac has a touch screen. */
  touchPoints: number;
}

/** Whether the device in somebody's hand takes an eSIM, as far as its browser tells. */
export type PhoneInHand =
  /** Its model is told to nobody, or is not on the list. */
  | { kind: 'iphone' | 'ipad' | 'android' }
  /** On the list; `isSome` where its entry has a note: not all versions of it have an eSIM, for example. */
  | { kind: 'listed'; name: string; isSome: boolean }
  | { kind: 'no_phone' };

export function phoneInHand({ userAgent, model, touchPoints }: BrowserFacts): PhoneInHand {
  if (userAgent.includes('iPhone')) return { kind: 'iphone' };
  if (userAgent.includes('iPad') || (userAgent.includes('Macintosh') && touchPoints > 1))
    return { kind: 'ipad' };
  if (!userAgent.includes('Android')) return { kind: 'no_phone' };
  const code = model || modelIn(userAgent);
  const name = (GALAXY_CODES[code.slice(0, 'SM-S921'.length)] ?? code).toLowerCase();
  const device = DEVICES.android.find(
    (one) => one.model.toLowerCase() === name || deviceName(one).toLowerCase() === name,
  );
  return device
    ? { kind: 'listed', name: deviceName(device), isSome: device.note !== null }
    : { kind: 'android' };
}

/** 'Pixel 7 Pro' of '(Linux; Android 13; Pixel 7 Pro Build/TQ1A)'; newer browsers say 'K' there, and Firefox 'Mobile'. */
function modelIn(userAgent: string): string {
  const [, named = ''] = userAgent.slice(userAgent.indexOf('Android')).split(/[;)]/);
  return named.trim().split(' Build/')[0] ?? '';
}
