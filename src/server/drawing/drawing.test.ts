import { afterEach, expect, it } from 'vitest';

import { programThat } from '../../../test/support/machine/program-that.ts';
import { DrawingProcess } from './drawing-process.ts';
import { countProcesses, Drawing } from './drawing.ts';

const processes: DrawingProcess[] = [];
afterEach(async () => {
  for (const one of processes.splice(0)) await one.close();
});

/** Processes that answer with their number. */
function drawingOf(count: number): Drawing {
  const entry = programThat(
    "process.on('message', () => setTimeout(() => process.send({ drawn: String(process.pid) }), 20));",
  );
  processes.push(...Array.from({ length: count }, () => new DrawingProcess(entry)));
  return new Drawing(processes);
}

it.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [5, 4],
  [64, 4],
])('leaves one of %i processors to answer people, and takes %i', (processors, count) => {
  expect(countProcesses(processors)).toBe(count);
});

it('starts another process only when all others are busy', async () => {
  const drawing = drawingOf(3);
  for (let time = 0; time < 3; time++) await drawing.mail('alone');
  expect(drawing.started).toBe(1);
  const drawn = await Promise.all(Array.from({ length: 9 }, () => drawing.mail('together')));
  const counts = [...new Set(drawn)].map((number) => drawn.filter((one) => one === number).length);
  expect(counts).toEqual([3, 3, 3]);
  expect(drawing.started).toBe(3);
});

it('draws two pictures at a time for strangers; a mail waits for two at most', async () => {
  const drawing = drawingOf(1);
  const order: string[] = [];
  const picture = async (name: string) => {
    await drawing.pictureInTurn({ crop: 'product', code: name });
    order.push(name);
  };
  const pictures = Array.from({ length: 32 }, (_, index) => {
    expect(drawing.hasRoomForPicture).toBe(true);
    return picture(String(index));
  });
  expect(drawing.hasRoomForPicture).toBe(false);
  const mail = drawing.mail('a').then(() => order.push('mail'));
  await Promise.all([...pictures, mail]);
  expect(order.indexOf('mail')).toBe(2);
  expect(order.filter((name) => name !== 'mail')).toEqual(pictures.map((_, index) => String(index)));
  expect(drawing.hasRoomForPicture).toBe(true);
});

it('counts as full while a hundred wait, but still accepts more', async () => {
  const drawing = drawingOf(1);
  const waiting = Array.from({ length: 99 }, () => drawing.mail('a'));
  expect(drawing.isFull).toBe(false);
  waiting.push(drawing.mail('b'));
  expect(drawing.isFull).toBe(true);
  await Promise.all(waiting);
  expect(drawing.isFull).toBe(false);
});
