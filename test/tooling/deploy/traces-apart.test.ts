import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { ROOT, sourceFiles } from '../../support/machine/source-files.ts';

/** Packages of OpenTelemetry, and the reader of mailboxes, that a process has loaded once the shop's code is there and its settings are read. */
function loadedBy(env: Record<string, string>): string[] {
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = new Set();
    registerHooks({
      load(url, context, next) {
        const [, name] = /node_modules\\/(@opentelemetry\\/[^/]+|imapflow)\\//.exec(url) ?? [];
        if (name) loaded.add(name);
        return next(url, context);
      },
    });
    await import('./src/server/shop.ts');
    const { readSettings } = await import('./src/server/core/settings/env.ts');
    const { createLog } = await import('./src/server/core/log.ts');
    const { openTraces } = await import('./src/server/core/traces/open-traces.ts');
    const traces = await openTraces(readSettings(process.env), 'shop', createLog('silent'));
    await traces.close();
    console.log(JSON.stringify([...loaded].sort()));
  `;
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: path.join(ROOT, '.cache/compiled'), ...env },
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout) as string[];
}

it('a process whose settings name neither collector nor mailbox loads only what the metrics bring along', () => {
  expect(loadedBy({})).toEqual(['@opentelemetry/api']);
}, 180_000);

it('one whose settings name one does', () => {
  const loaded = loadedBy({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
  expect(loaded).toContain('@opentelemetry/sdk-trace');
}, 180_000);

it('only one file imports OpenTelemetry, and cached answers know no spans', () => {
  const taking = (pattern: RegExp) =>
    sourceFiles().filter((file) => pattern.test(readFileSync(path.join(ROOT, file), 'utf8')));
  expect(taking(/@opentelemetry\//)).toEqual(['src/server/core/traces/deliver-traces.ts']);
  expect(taking(/core\/spans\.ts/).filter((file) => file.startsWith('src/server/response-cache/'))).toEqual(
    [],
  );
});
