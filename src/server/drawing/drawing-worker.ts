import type { Answer, Drawn, Order, Task } from './drawing-process.ts';
import { drawInvoice } from './invoice/draw-invoice.ts';
import { drawPicture } from './picture/draw-picture.ts';
import { encodeBrandPicture } from './picture/encode-brand-picture.ts';
import { encodePhoto } from './picture/encode-photo.ts';
import { drawRecord } from './record/draw-record.ts';

/** The drawing process: handles its tasks one after the other. */
const answer = (it: Answer) => process.send?.(it);

process.on('message', ({ task }: Order) => {
  void draw(task).then(
    (drawn) => answer({ drawn }),
    (error: unknown) => answer({ error }),
  );
});

// The shop is gone. SIGKILL, because an exit would first wait for the picture being drawn.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
// These signals go to the whole process group: the shop is stopping in order, and may need another drawing for that.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

async function draw(task: Task): Promise<Drawn> {
  if (task.kind === 'invoice') return new Uint8Array(await drawInvoice(task.invoice));
  if (task.kind === 'record') return new Uint8Array(await drawRecord(task.record));
  if (task.kind === 'picture') return new Uint8Array(await drawPicture(task.picture));
  if (task.kind === 'photo') return encodePhoto(task.bytes);
  if (task.kind === 'brand') return encodeBrandPicture(task.of, task.bytes);
  const { default: mjml2html } = await import('mjml');
  const { html } = await mjml2html(task.source, {
    validationLevel: 'strict',
    ignoreIncludes: true,
    fonts: {},
  });
  return html;
}
