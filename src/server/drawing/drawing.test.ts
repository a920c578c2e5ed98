import { afterEach, expect, it } from 'vitest';

import { DrawingThread } from './drawing-thread.ts';
import { countThreads, Drawing } from './drawing.ts';

const threads: DrawingThread[] = [];
afterEach(async () => {
  for (const thread of threads.splice(0)) await thread.close();
});

/** Threads that answer with their number among all that were begun. */
function drawingOf(count: number): Drawing {
  const source = `import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', () => setTimeout(() => parentPort.postMessage({ drawn: String(threadId) }), 20));`;
  const entry = new URL(`data:text/javascript,${encodeURIComponent(source)}`);
  threads.push(...Array.from({ length: count }, () => new DrawingThread(entry)));
  return new Drawing(threads);
}

it.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [5, 4],
  [64, 4],
])('leaves one of %i processors to answer people, and takes %i', (processors, count) => {
  expect(countThreads(processors)).toBe(count);
});

it('begins another thread only for what no other has time for', async () => {
  const drawing = drawingOf(3);
  for (let time = 0; time < 3; time++) await drawing.mail('alone');
  expect(drawing.started).toBe(1);
  const drawn = await Promise.all(Array.from({ length: 9 }, () => drawing.mail('together')));
  const counts = [...new Set(drawn)].map((thread) => drawn.filter((one) => one === thread).length);
  expect(counts).toEqual([3, 3, 3]);
  expect(drawing.started).toBe(3);
});

it('draws two pictures at a time for strangers, and what else there is beside them', async () => {
  const drawing = drawingOf(1);
  const picture = () => drawing.picture({ crop: 'social', code: 'JP', name: 'Japan', brand: 'Shop' });
  const first = picture();
  expect(drawing.hasRoomForPicture).toBe(true);
  const second = picture();
  expect(drawing.hasRoomForPicture).toBe(false);
  await Promise.all([first, drawing.mail('a'), second]);
  expect(drawing.hasRoomForPicture).toBe(true);
});

it('is full while a hundred wait, and takes more all the same', async () => {
  const drawing = drawingOf(1);
  const waiting = Array.from({ length: 99 }, () => drawing.mail('a'));
  expect(drawing.isFull).toBe(false);
  waiting.push(drawing.mail('b'));
  expect(drawing.isFull).toBe(true);
  await Promise.all(waiting);
  expect(drawing.isFull).toBe(false);
}, 20_000);
