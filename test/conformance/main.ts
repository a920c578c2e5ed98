import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import { pino } from 'pino';

import { answerOf, handlerOf } from '../../src/server/catalog/assistants/mcp-handler.ts';
import { assistantRoutes } from '../../src/server/catalog/assistants/routes.ts';
import { listen } from '../../src/server/http/listen.ts';
import { freePorts } from '../support/machine/ports.ts';

/** One black point. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';
/** Silence. */
const WAV = 'UklGRiQAAABXQVZFZm10IBAAAAABAAEARKwAAIhYAQACABAAZGF0YQAAAAA=';

const image = { type: 'image' as const, data: PNG, mimeType: 'image/png' };
const embedded = (uri: string) => ({
  type: 'resource' as const,
  resource: { uri, mimeType: 'text/plain', text: 'This is an embedded resource content.' },
});

/** The tools that the suite calls by name, one for each kind of answer. */
function fixtureServer(): McpServer {
  const server = new McpServer({ name: 'fixture', version: '1.0.0' });
  const tool = (name: string, answer: () => Awaited<ReturnType<Parameters<typeof server.registerTool>[2]>>) =>
    server.registerTool(name, { description: `Answers for ${name}` }, answer as never);
  tool('test_simple_text', () => ({
    content: [{ type: 'text', text: 'This is a simple text response for testing.' }],
  }));
  tool('test_image_content', () => ({ content: [image] }));
  tool('test_audio_content', () => ({ content: [{ type: 'audio', data: WAV, mimeType: 'audio/wav' }] }));
  tool('test_embedded_resource', () => ({ content: [embedded('test://embedded-resource')] }));
  tool('test_multiple_content_types', () => ({
    content: [{ type: 'text', text: 'Multiple content types test:' }, image, embedded('test://mixed')],
  }));
  tool('test_error_handling', () => {
    throw new Error('This tool intentionally returns an error for testing');
  });
  return server;
}

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
