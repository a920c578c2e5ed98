/** The hours in California in which the chat is staffed, every day. */
const OPENS = 9;
const CLOSES = 18;
const HOUR_MS = 3_600_000;

// oxlint-disable-next-line simport/no-fixed-language -- only this module reads it
const pacificHour = new Intl.DateTimeFormat('en-GB', {
  hour: 'numeric',
  hourCycle: 'h23',
  timeZone: 'America/Los_Angeles',
});

export interface ChatHours {
  isOpen: boolean;
  /** When it closes, or opens again. */
  until: Date;
}

export function chatHours(now: Date): ChatHours {
  const isOpen = isOpenAt(now);
  // Clocks there change by whole hours.
  let until = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  do until = new Date(until.getTime() + HOUR_MS);
  while (isOpenAt(until) === isOpen);
  return { isOpen, until };
}

function isOpenAt(at: Date): boolean {
  const hour = Number(pacificHour.format(at));
  return hour >= OPENS && hour < CLOSES;
}
