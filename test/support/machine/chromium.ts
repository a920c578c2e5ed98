import { findProgram, isProgram } from './programs.ts';

const SHELL = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const otherPlaces = [
  '/usr/lib/chromium/chromium',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of the system's Chromium or Chrome (`CHROMIUM_PATH` first); undefined if there is none. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return isProgram(named) ? named : undefined;
  return find(names) ?? otherPlaces.find(isProgram);
}

/**
 * The same browser without windows if Debian's is installed, which costs two thirds of the processor time; otherwise that one.
 */
export function findHeadlessChromium(): string | undefined {
  return process.env['CHROMIUM_PATH'] ? findChromium() : (find([SHELL]) ?? findChromium());
}

function find(programs: string[]): string | undefined {
  return programs.map(findProgram).find((file) => file !== undefined);
}

/**
 * Nothing but the page under test goes over the wire; a GPU played by the processor costs more than none, and a process of
 * its own for it and for the network a tenth of the whole; Chromium's own sandbox does not work for root.
 */
export const chromiumArguments = [
  '--disable-gpu',
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
