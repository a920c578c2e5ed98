import { expect, it } from 'vitest';

import { chatHours } from './chat-hours.ts';

it.each([
  ['in a winter morning there', '2026-01-15T17:00:00Z', true, '2026-01-16T02:00:00Z'],
  ['at its last minute', '2026-01-16T01:59:59Z', true, '2026-01-16T02:00:00Z'],
  ['when it closes', '2026-01-16T02:00:00Z', false, '2026-01-16T17:00:00Z'],
  ['in a summer morning there', '2026-07-15T15:59:00Z', false, '2026-07-15T16:00:00Z'],
  ['in summer', '2026-07-15T16:30:00Z', true, '2026-07-16T01:00:00Z'],
  ['in the night in which clocks go on', '2026-03-08T04:00:00Z', false, '2026-03-08T16:00:00Z'],
  ['in the night in which they go back', '2026-11-01T04:00:00Z', false, '2026-11-01T17:00:00Z'],
])('%s', (_when, now, isOpen, until) => {
  expect(chatHours(new Date(now))).toEqual({ isOpen, until: new Date(until) });
});
