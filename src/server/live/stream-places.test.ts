import { expect, it } from 'vitest';

import { type Streams, takePlace } from './stream-places.ts';

it('leaves three quarters of a process’s streams to others, however many visitors share one address', () => {
  const streams: Streams = new Map();
  const open = (address: string) => takePlace(streams, { address, visitor: null }, 2000);
  for (let index = 0; index < 500; index++) open('203.0.113.1');
  expect(() => open('203.0.113.1')).toThrow(
    'Too many pages are open from here. Please try again in a minute.',
  );
  for (let index = 0; index < 1500; index++) open(`198.51.100.${index}`);
  expect(() => open('192.0.2.1')).toThrow('Too many visitors are connected right now.');
});
