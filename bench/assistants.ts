import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { freePorts } from '../test/support/machine/ports.ts';
import { startRunningShop } from '../test/support/shop/running-shop.ts';
import { launch } from '../test/support/shop/shop-process.ts';
import { type Bench, median } from './figures.ts';
import { load } from './pages.ts';

const ROUNDS = 5;
/** As a share of the bare server's calls per second. */
const AIM = 0.7;

const call = (name: string, given: object) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: given },
});
const CALLS = {
  'the refund policy': call('refund_policy', {}),
  'plans for nine days in Japan': call('list_plans', { place: 'JP', trip_days: 9 }),
};
const HEADERS = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
  'mcp-protocol-version': '2025-11-25',
};

/** The protocol's own library with one tool, which returns the shop's answer without computing it. */
const BARE = `
  import { serve } from '@hono/node-server';
  import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
  const [port, name, result] = process.argv.slice(1);
  const answer = JSON.parse(result);
  const { fetch } = createMcpHandler(() => {
    const server = new McpServer({ name: 'bare', version: '1' });
    server.registerTool(name, { description: name }, () => answer);
    return server;
  });
  serve({ fetch, port: Number(port) }, () => console.log('open'));`;

export const bench: Bench = {
  title: 'Calls of assistants, beside a bare server of the same library that gives the same answer',
  async run(report) {
    if (spawnSync('wrk', ['-v']).error) {
      console.log('Left out: there is no wrk on this machine.');
      return [];
    }
    const folder = await mkdtemp(path.join(tmpdir(), 'simport-bench-'));
    const shop = await startRunningShop({ env: { LOG_LEVEL: 'info', RATE_LIMIT_SCALE: '1000000' } });
    try {
      for (const [what, body] of Object.entries(CALLS)) {
        const script = path.join(folder, 'post.lua');
        await writeFile(script, `wrk.method = "POST"\nwrk.body = [==[${JSON.stringify(body)}]==]\n`);
        const address = `${shop.baseUrl}/mcp`;
        const answer = await fetch(address, { method: 'POST', headers: HEADERS, body: JSON.stringify(body) });
        const text = await answer.text();
        const { result } = JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text) as { result: object };
        const port = await freePorts(1);
        const told = [String(port), body.params.name, JSON.stringify(result)];
        const bare = launch('bare server', ['--input-type=module', '-e', BARE, ...told]);
        await bare.waitForLine(/^open$/);
        const [own, others]: [number[], number[]] = [[], []];
        for (let round = 0; round < ROUNDS; round += 1) {
          others.push((await load(`http://localhost:${port}/`, HEADERS, 200, script)).perSecond);
          own.push((await load(address, HEADERS, 200, script)).perSecond);
        }
        bare.kill('SIGTERM');
        report({
          what,
          value: median(own.map((speed, round) => speed / (others[round] ?? Number.NaN))),
          unit: 'x bare',
          goal: { least: AIM },
          beside: `${median(own).toFixed(0)} of ${median(others).toFixed(0)} calls a second`,
        });
      }
      return [];
    } finally {
      await shop.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
