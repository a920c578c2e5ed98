import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { createMcpHandler } from '@modelcontextprotocol/server';
import { pino } from 'pino';

import { answerOf, handlerOf } from '../../src/server/catalog/assistants/mcp-handler.ts';
import { assistantRoutes } from '../../src/server/catalog/assistants/routes.ts';
import { listen } from '../../src/server/http/listen.ts';
import { freePorts } from '../support/machine/ports.ts';
import { fixtureServer } from './fixture-tools.ts';

/** Both protocols at the address. */
const REVISIONS = ['2026-07-28', '2025-11-25'];

/**
 * Runs the protocol's own suite against a server that answers as the shop does, at the same address and through the same handler,
 * but with the tools that the suite calls. The expected failures are listed beside this file, each with its reason; a listed test
 * that passes is a failure, too.
 */
const log = pino({ level: 'silent' });
const deps = { log, now: () => new Date(), settings: { TRUSTED_PROXIES: [], RATE_LIMIT_SCALE: 1_000 } };
const app = assistantRoutes(deps as never, () =>
  Promise.resolve(answerOf(handlerOf({ createMcpHandler }, fixtureServer, log))),
);
const port = await freePorts(1);
const server = await listen(app, { port });
const suite = fileURLToPath(import.meta.resolve('@modelcontextprotocol/conformance/package.json'));
const program = path.join(path.dirname(suite), 'dist/index.js');
const results = mkdtempSync(path.join(tmpdir(), 'conformance-'));
for (const revision of REVISIONS) {
  const given = ['--url', `http://localhost:${port}/mcp`, '--requirements', revision];
  const expected = path.join(import.meta.dirname, `expected-${revision}.yml`);
  const child = spawn(
    process.execPath,
    [program, 'server', ...given, '--expected-failures', expected, '--output-dir', results],
    { stdio: 'inherit' },
  );
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) process.exitCode = 1;
}
rmSync(results, { recursive: true });
await server.close();
