import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { afterEach, describe, expect, it } from 'vitest';

import { childrenOf, isRunning } from '../../../test/support/machine/children.ts';
import { programThat } from '../../../test/support/machine/program-that.ts';
import { DrawingProcess } from './drawing-process.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const processes: DrawingProcess[] = [];
afterEach(async () => {
  for (const one of processes.splice(0)) await one.close();
});

/** A process that does what `code` says with each `order`, and can `answer`. */
function processOf(code: string, limits?: ConstructorParameters<typeof DrawingProcess>[1]): DrawingProcess {
  const entry = programThat(`const answer = (it) => process.send(it);
    const drawn = String(process.pid);
    process.on('message', (order) => { ${code} });`);
  const one = new DrawingProcess(entry, limits);
  processes.push(one);
  return one;
}

describe('the drawing process', () => {
  it('draws invoices, mails and pictures, and the shop never loads the code for it', async () => {
    const script = `
      import { readFileSync } from 'node:fs';
      import { createRequire } from 'node:module';
      import { drawing } from './src/server/drawing/drawing.ts';
      import { invoicePage } from './src/server/drawing/invoice/invoice-page.ts';
      const price = { planCents: 1, feeCents: 1, totalCents: 2, feeLabel: 'Fee', methodLabel: 'Visa', currency: 'USD' };
      const invoice = {
        id: 'i', kind: 'invoice', number: 1, purchaseId: 'p', refundId: null, issuedAt: new Date(0),
        buyer: { name: 'Mia', email: 'mia@example.com' },
        facts: { shop: { name: 'Shop', address: 'https://shop.example' }, seller: { name: 'Shop', address: null, email: 'a@shop.example', taxId: null },
          order: 'SP-1', plan: { country: 'Japan', label: '1 GB', days: 7, bundle: 'b' }, price, paidAt: new Date(0).toISOString(), credits: null },
      };
      const children = () => readFileSync('/proc/self/task/' + process.pid + '/children', 'utf8').trim().split(' ');
      const pdfs = await Promise.all([1, 2, 3].map(() => drawing.invoice(invoicePage(invoice))));
      // As when a terminal or systemd tells all of them to end: the shop does so in order, and may still need drawings.
      for (const child of children()) for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.kill(child, signal);
      const html = await drawing.mail('<mjml><mj-body><mj-section><mj-column><mj-text>Hello</mj-text></mj-column></mj-section></mj-body></mjml>');
      const picture = await drawing.picture({ crop: 'social', code: 'JP', words: { language: 'en', brand: 'Shop', kind: 'Travel eSIM', title: 'Japan', plans: 'From $1' } });
      const loaded = Object.keys(createRequire(import.meta.url).cache).filter((file) => /node_modules.(pdfkit|fontkit|subset-font|mjml|sharp)/.test(file));
      console.log(JSON.stringify({ heads: pdfs.map((pdf) => pdf.subarray(0, 5).toString()), hello: html.includes('Hello'), size: [picture.readUInt32BE(16), picture.readUInt32BE(20)], loaded,
        libraries: readFileSync('/proc/self/maps', 'utf8').match(/vips|sharp/g), processes: drawing.started }));
    `;
    // Ends by itself, too: one that is idle keeps no shop alive.
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
      libraries: null,
      processes: 1,
    });
  });

  it('ends when idle for a while, and another one draws what comes next', async () => {
    const draws = processOf(`answer({ drawn });`, { longestIdleMs: 5 });
    const first = await draws.mail('a');
    await expect.poll(() => isRunning(Number(first))).toBe(false);
    expect(await draws.mail('b')).not.toBe(first);
  });

  it('ends soon after drawing only pictures, and stays after drawing for a sale', async () => {
    const draws = processOf(`answer({ drawn });`, { betweenPicturesMs: 5 });
    const picture = async () => String(await draws.picture({ crop: 'product', code: 'JP' }));
    const first = await picture();
    await expect.poll(() => isRunning(Number(first))).toBe(false);
    const sold = await draws.mail('a');
    for (const draw of [picture, () => draws.mail('b')]) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(await draw()).toBe(sold);
    }
  });

  it('does one task after the other, in their order', async () => {
    const draws = processOf(
      `globalThis.running = (globalThis.running ?? 0) + 1;
       setTimeout(() => { answer({ drawn: order.task.source + globalThis.running }); globalThis.running--; }, 5);`,
    );
    expect(await Promise.all(['a', 'b', 'c'].map((source) => draws.mail(source)))).toEqual([
      'a1',
      'b1',
      'c1',
    ]);
    expect(draws.started).toBe(1);
  });

  it('is replaced when it dies, and the task is still done', async () => {
    const draws = processOf(
      `if (order.task.source === 'dies once' && order.tries === 1) process.exit(3);
       answer({ drawn: order.task.source });`,
    );
    expect(await Promise.all(['dies once', 'next'].map((source) => draws.mail(source)))).toEqual([
      'dies once',
      'next',
    ]);
    expect(draws.started).toBe(2);
  });

  it('reports a task that kills it repeatedly, and continues with the next', async () => {
    const draws = processOf(
      `if (order.task.source === 'dies') process.exit(70);
       answer({ drawn: order.task.source });`,
    );
    const [dead, next] = await Promise.allSettled([draws.mail('dies'), draws.mail('next')]);
    expect(dead).toMatchObject({ status: 'rejected', reason: { message: /process .* died/ } as never });
    expect(next).toEqual({ status: 'fulfilled', value: 'next' });
    expect(draws.started).toBe(3);
  });

  it('is replaced when it hangs', async () => {
    const draws = processOf(
      `if (order.tries === 1) for (;;);
       answer({ drawn: 'done' });`,
      // The second process has to be there within it, too, whatever else the machine does.
      { longestMs: 3_000 },
    );
    expect(await draws.mail('hangs')).toBe('done');
  });

  it('fails clearly if it cannot even start', async () => {
    const draws = new DrawingProcess(programThat('process.exit(70);'));
    processes.push(draws);
    await expect(draws.mail('a')).rejects.toThrow('the process that draws invoices, mails and pictures died');
    expect(draws.started).toBe(2);
  });

  it('gets none of the settings of the shop', async () => {
    process.env['STRIPE_SECRET_KEY'] = 'sk_test_1';
    const draws = processOf(`answer({ drawn: JSON.stringify(Object.keys(process.env)) });`);
    const names = JSON.parse(await draws.mail('a')) as string[];
    delete process.env['STRIPE_SECRET_KEY'];
    expect(names).toContain('PATH');
    expect(names).not.toContain('STRIPE_SECRET_KEY');
  });

  // Where Linux cannot be asked for it, one that hangs stays until somebody ends it.
  it.runIf(existsSync('/usr/bin/setpriv'))('ends with a shop that is killed, idle or hanging', async () => {
    const hanging = programThat(
      `process.on('message', () => { process.send({ drawn: 'none' }); for (;;); });`,
    );
    const script = `
        import { DrawingProcess } from './src/server/drawing/drawing-process.ts';
        await new DrawingProcess(new URL('${hanging.href}')).mail('');
        await new DrawingProcess().mail('<mjml><mj-body></mj-body></mjml>');
        console.log('drawn');
        setInterval(() => {}, 1000);`;
    const shop = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(shop.stdout, 'data');
    const children = childrenOf(Number(shop.pid));
    expect(children).toHaveLength(2);
    shop.kill('SIGKILL');
    await expect.poll(() => children.filter((child) => isRunning(child))).toEqual([]);
  });

  it('throws what the task threw, and stays', async () => {
    const draws = processOf(`answer({ error: new Error('no such font') });`);
    await expect(draws.mail('a')).rejects.toThrow('no such font');
    await expect(draws.mail('b')).rejects.toThrow('no such font');
    expect(draws.started).toBe(1);
  });

  it('starts again after a close', async () => {
    const draws = processOf(`answer({ drawn: 'done' });`);
    const first = draws.mail('a');
    await draws.close();
    expect(await first).toBe('done');
    expect(await draws.mail('b')).toBe('done');
    expect(draws.started).toBe(2);
  });
});
