import { deviceAnswer } from './device-rules.ts';
import { deviceName, DEVICES } from './find-devices.ts';
import { GALAXY_CODES, GALAXY_LINES } from './galaxy-codes.ts';

/** A browser's information about its device. */
export interface BrowserFacts {
  userAgent: string;
  /** From client hints; empty without them. */
  model: string;
  /** An iPad claims to be a Mac; no Mac has a touch screen. */
  touchPoints: number;
}

/** Whether the visitor's device supports eSIM, as far as its browser tells. */
export type PhoneInHand =
  /** Its model is hidden, or not in the list. */
  | { kind: 'iphone' | 'ipad' | 'android' }
  /** In the list; `isSome` if its entry has a note, for example that not all variants have an eSIM. */
  | { kind: 'listed'; name: string; isSome: boolean }
  /** Of a line whose rule says so: 'Galaxy S'. */
  | { kind: 'takes' | 'takes_none'; line: string }
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
  if (device) return { kind: 'listed', name: deviceName(device), isSome: device.note !== null };
  const galaxy = GALAXY_LINES.find(({ codes }) => codes.test(code));
  if (galaxy) return { kind: 'takes', line: galaxy.line };
  const answer = deviceAnswer(name);
  // A Galaxy gives its code, but other makers have an S60.
  if (!answer || answer.takes === 'unsure' || answer.line.startsWith('Galaxy')) return { kind: 'android' };
  return { kind: answer.takes === 'yes' ? 'takes' : 'takes_none', line: answer.line };
}

/** 'Pixel 7 Pro' from '(Linux; Android 13; Pixel 7 Pro Build/TQ1A)'; newer browsers send 'K' there, and Firefox 'Mobile'. */
function modelIn(userAgent: string): string {
  const [, named = ''] = userAgent.slice(userAgent.indexOf('Android')).split(/[;)]/);
  return named.trim().split(' Build/')[0] ?? '';
}
