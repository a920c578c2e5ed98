import bowser from 'bowser';

import { deviceWords } from './words.ts';

/** The rest adds nothing, and may be arbitrary text. */
const READ_CHARACTERS = 300;

/** 'Safari on iPhone', 'Chrome on Windows'; 'An unknown device' if the browser does not say. */
export function deviceName(userAgent: string | null): string {
  const { browser, os, platform } = bowser.parse(userAgent?.slice(0, READ_CHARACTERS) || 'none');
  const device = platform.model ?? (os.name === 'Chrome OS' ? 'Chromebook' : os.name);
  const program = browser.name?.replace(/ for Android$/, '');
  if (program && device) return deviceWords.programOn(program, device);
  return program || device || deviceWords.unknown;
}
