import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { afterEach, describe, expect, it } from 'vitest';

import { DrawingThread } from './drawing-thread.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const threads: DrawingThread[] = [];
afterEach(async () => {
  for (const thread of threads.splice(0)) await thread.close();
});

/** A thread that does what `code` says with each `order`. */
function threadOf(code: string, limits?: ConstructorParameters<typeof DrawingThread>[1]): DrawingThread {
  const source = `import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', (order) => { ${code} });`;
  const thread = new DrawingThread(new URL(`data:text/javascript,${encodeURIComponent(source)}`), limits);
  threads.push(thread);
  return thread;
}

describe('the drawing thread', () => {
  it('draws invoices, mails and pictures, and the main thread never loads what draws them', async () => {
    const script = `
      import { createRequire } from 'node:module';
      import { drawing } from './src/server/drawing/drawing.ts';
      const price = { planCents: 1, feeCents: 1, totalCents: 2, feeLabel: 'Fee', methodLabel: 'Visa', currency: 'USD' };
      const invoice = {
        id: 'i', kind: 'invoice', number: 1, purchaseId: 'p', refundId: null, issuedAt: new Date(0),
        buyer: { name: 'Mia', email: 'mia@example.com' },
        facts: { shop: { name: 'Shop', address: 'https://shop.example' }, seller: { name: 'Shop', address: null, email: 'a@shop.example', taxId: null },
          order: 'SP-1', plan: { country: 'Japan', label: '1 GB', days: 7, bundle: 'b' }, price, paidAt: new Date(0).toISOString(), credits: null },
      };
      const pdfs = await Promise.all([1, 2, 3].map(() => drawing.invoice(invoice)));
      const html = await drawing.mail('<mjml><mj-body><mj-section><mj-column><mj-text>Hello</mj-text></mj-column></mj-section></mj-body></mjml>');
      const picture = await drawing.picture({ crop: 'social', code: 'JP', name: 'Japan', brand: 'Shop' });
      const loaded = Object.keys(createRequire(import.meta.url).cache).filter((file) => /node_modules.(pdfkit|fontkit|subset-font|mjml|sharp)/.test(file));
      console.log(JSON.stringify({ heads: pdfs.map((pdf) => pdf.subarray(0, 5).toString()), hello: html.includes('Hello'), size: [picture.readUInt32BE(16), picture.readUInt32BE(20)], loaded, threads: drawing.started }));
    `;
    // Ends by itself, too: an idle thread keeps no process alive.
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', script],
      { cwd: root },
    );
    expect(JSON.parse(stdout)).toEqual({
      heads: ['%PDF-', '%PDF-', '%PDF-'],
      hello: true,
      size: [1200, 630],
      loaded: [],
      threads: 1,
    });
  });

  it('ends when it had nothing to do for a while, and another one draws what comes then', async () => {
    const thread = threadOf(`parentPort.postMessage({ drawn: String(threadId) });`, { longestIdleMs: 5 });
    const first = await thread.mail('a');
    await expect.poll(() => thread.mail('b'), { interval: 50 }).not.toBe(first);
  });

  it('ends soon where it drew nothing but pictures, and stays for the next sale where it drew for one', async () => {
    const thread = threadOf(`parentPort.postMessage({ drawn: String(threadId) });`, { betweenPicturesMs: 5 });
    const picture = async () =>
      String(await thread.picture({ crop: 'social', code: 'JP', name: '', brand: '' }));
    const first = await picture();
    await expect.poll(picture, { interval: 50 }).not.toBe(first);
    const sold = await thread.mail('a');
    for (const draw of [picture, () => thread.mail('b')]) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(await draw()).toBe(sold);
    }
  });

  it('does one task after the other, in their order', async () => {
    const thread = threadOf(
      `globalThis.running = (globalThis.running ?? 0) + 1;
       setTimeout(() => { parentPort.postMessage({ drawn: order.task.source + globalThis.running }); globalThis.running--; }, 5);`,
    );
    expect(await Promise.all(['a', 'b', 'c'].map((source) => thread.mail(source)))).toEqual([
      'a1',
      'b1',
      'c1',
    ]);
    expect(thread.started).toBe(1);
  });

  it('is replaced when it dies, and the task is done all the same', async () => {
    const thread = threadOf(
      `if (order.task.source === 'dies once' && order.tries === 1) process.exit(3);
       parentPort.postMessage({ drawn: order.task.source });`,
    );
    expect(await Promise.all(['dies once', 'next'].map((source) => thread.mail(source)))).toEqual([
      'dies once',
      'next',
    ]);
    expect(thread.started).toBe(2);
  });

  it('says so when a task kills it again and again, and goes on with the next', async () => {
    const thread = threadOf(
      `if (order.task.source === 'dies') throw new Error('out of memory');
       parentPort.postMessage({ drawn: order.task.source });`,
    );
    const [dead, next] = await Promise.allSettled([thread.mail('dies'), thread.mail('next')]);
    expect(dead).toMatchObject({ status: 'rejected', reason: { message: /thread .* died/ } as never });
    expect(next).toEqual({ status: 'fulfilled', value: 'next' });
    expect(thread.started).toBe(3);
  });

  it('is replaced when it hangs', async () => {
    const thread = threadOf(
      `if (order.tries === 1) for (;;);
       parentPort.postMessage({ drawn: 'done' });`,
      // The second thread has to be there within it, too, whatever else the machine does.
      { longestMs: 3_000 },
    );
    expect(await thread.mail('hangs')).toBe('done');
  });

  it('throws what the task threw, and stays', async () => {
    const thread = threadOf(`parentPort.postMessage({ error: new Error('no such font') });`);
    await expect(thread.mail('a')).rejects.toThrow('no such font');
    await expect(thread.mail('b')).rejects.toThrow('no such font');
    expect(thread.started).toBe(1);
  });

  it('is there again after a close', async () => {
    const thread = threadOf(`parentPort.postMessage({ drawn: 'done' });`);
    const first = thread.mail('a');
    await thread.close();
    expect(await first).toBe('done');
    expect(await thread.mail('b')).toBe('done');
    expect(thread.started).toBe(2);
  });
});
