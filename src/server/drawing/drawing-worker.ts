import { parentPort } from 'node:worker_threads';

import { drawInvoice } from '../invoices/document/draw-invoice.ts';
import type { Answer, Order, Task } from './drawing-thread.ts';
import { drawPicture } from './picture/draw-picture.ts';
import { drawRecord } from './record/draw-record.ts';

/** The thread's own side: draws what it is handed, one after the other. */
const port = parentPort;
if (!port) throw new Error('this module runs in a thread of its own');

port.on('message', ({ task }: Order) => {
  void draw(task).then(
    (drawn) => port.postMessage({ drawn } satisfies Answer),
    (error: unknown) => port.postMessage({ error } satisfies Answer),
  );
});

async function draw(task: Task): Promise<string | Uint8Array> {
  if (task.kind === 'invoice') return new Uint8Array(await drawInvoice(task.invoice));
  if (task.kind === 'record') return new Uint8Array(await drawRecord(task.record));
  if (task.kind === 'picture') return new Uint8Array(await drawPicture(task.picture));
  const { default: mjml2html } = await import('mjml');
  const { html } = await mjml2html(task.source, {
    validationLevel: 'strict',
    ignoreIncludes: true,
    fonts: {},
  });
  return html;
}
