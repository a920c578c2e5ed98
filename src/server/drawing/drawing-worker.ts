import type { Answer, Drawn, Order, Task } from './drawing-process.ts';
import { drawInvoice } from './invoice/draw-invoice.ts';
import { drawPicture } from './picture/draw-picture.ts';
import { encodePhoto } from './picture/encode-photo.ts';
import { drawRecord } from './record/draw-record.ts';

/** The side of the process that draws: what it is handed, one after the other. */
const answer = (it: Answer) => process.send?.(it);

process.on('message', ({ task }: Order) => {
  void draw(task).then(
    (drawn) => answer({ drawn }),
    (error: unknown) => answer({ error }),
  );
});

// Nobody waits for it any more; by a kill, for else it would first wait for a picture that is being drawn.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
// Sent to a whole group: the shop ends in order meanwhile, and may need another drawing for that.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

async function draw(task: Task): Promise<Drawn> {
  if (task.kind === 'invoice') return new Uint8Array(await drawInvoice(task.invoice));
  if (task.kind === 'record') return new Uint8Array(await drawRecord(task.record));
  if (task.kind === 'picture') return new Uint8Array(await drawPicture(task.picture));
  if (task.kind === 'photo') return encodePhoto(task.bytes);
  const { default: mjml2html } = await import('mjml');
  const { html } = await mjml2html(task.source, {
    validationLevel: 'strict',
    ignoreIncludes: true,
    fonts: {},
  });
  return html;
}
