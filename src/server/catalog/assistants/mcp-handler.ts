import type * as library from '@modelcontextprotocol/server';
import type { McpHttpHandler, McpServer } from '@modelcontextprotocol/server';

import { Problem } from '../../../domain/problems/problem.ts';
import { VERSION } from '../../core/installation.ts';
import type { Deps } from '../../deps.ts';
import * as answers from './answers.ts';
import { type AssistantDeps, NotThere } from './answers.ts';
import * as shapes from './schemas.ts';
import { assistantWords } from './words.ts';

/** As long as a cache may show a page's price: what is bought is quoted anew. */
const LIST_TTL_MS = 3_600_000;
const READS = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

/**
 * Serves MCP over HTTP without sessions: each call gets a server of its own, which knows nobody. Its library is read now:
 * most processes of a shop never need it.
 */
export async function openAssistant(deps: AssistantDeps): Promise<McpHttpHandler> {
  const { McpServer: Server, createMcpHandler } = await import('@modelcontextprotocol/server');
  return handlerOf({ createMcpHandler }, () => serverFor(Server, deps), deps.log);
}

/** @param make a server for one call */
export function handlerOf(
  { createMcpHandler }: Pick<typeof library, 'createMcpHandler'>,
  make: () => McpServer,
  log: Deps['log'],
): McpHttpHandler {
  return createMcpHandler(make, {
    // Tools are the same until the next release: there is nothing to hear, and no stream that an end would wait for.
    maxSubscriptions: 0,
    onerror: (error) => log.info({ err: error }, 'an assistant was refused'),
  });
}

function serverFor(Server: typeof McpServer, deps: AssistantDeps): McpServer {
  const hint = { ttlMs: LIST_TTL_MS, cacheScope: 'public' } as const;
  const server = new Server(
    { name: 'travel-esims', title: assistantWords.title(deps.settings.BRAND_NAME), version: VERSION },
    {
      instructions: assistantWords.instructions,
      cacheHints: { 'tools/list': hint, 'server/discover': hint },
    },
  );
  const tool = (name: keyof typeof assistantWords.tools) => ({
    ...assistantWords.tools[name],
    annotations: READS,
  });
  server.registerTool(
    'search_destinations',
    { ...tool('search_destinations'), inputSchema: shapes.searchInput, outputSchema: shapes.searchOutput },
    (asked) => answered(deps, () => answers.searchPlaces(deps, asked)),
  );
  server.registerTool(
    'list_plans',
    { ...tool('list_plans'), inputSchema: shapes.listInput, outputSchema: shapes.listOutput },
    (asked) => answered(deps, () => answers.listPlans(deps, asked)),
  );
  server.registerTool(
    'get_plan',
    { ...tool('get_plan'), inputSchema: shapes.planInput, outputSchema: shapes.planAnswer },
    (asked) => answered(deps, () => answers.describePlan(deps, asked)),
  );
  server.registerTool(
    'check_device',
    { ...tool('check_device'), inputSchema: shapes.deviceInput, outputSchema: shapes.deviceOutput },
    (asked) => answered(deps, () => answers.describeDevice(asked)),
  );
  server.registerTool(
    'quote',
    { ...tool('quote'), inputSchema: shapes.planInput, outputSchema: shapes.quoteOutput },
    (asked) => answered(deps, () => answers.quotePlan(deps, asked)),
  );
  server.registerTool(
    'create_checkout_link',
    { ...tool('create_checkout_link'), inputSchema: shapes.planInput, outputSchema: shapes.linkOutput },
    (asked) => answered(deps, () => answers.checkoutLinkFor(deps, asked)),
  );
  server.registerTool('refund_policy', { ...tool('refund_policy'), outputSchema: shapes.refundOutput }, () =>
    answered(deps, () => answers.refundPolicy(deps)),
  );
  server.registerTool(
    'how_to_install',
    { ...tool('how_to_install'), inputSchema: shapes.installInput, outputSchema: shapes.installOutput },
    ({ system }) => answered(deps, () => answers.howToInstall(deps, system)),
  );
  return server;
}

/** What a tool says, for programs and, as the same JSON, for those that read text alone. */
function answered(deps: AssistantDeps, ask: () => object) {
  const text = (words: string) => [{ type: 'text' as const, text: words }];
  try {
    const structuredContent = { ...ask() } as Record<string, unknown>;
    return { content: text(JSON.stringify(structuredContent)), structuredContent };
  } catch (error) {
    const isTold = error instanceof NotThere || (error instanceof Problem && error.code === 'paused');
    if (isTold) return { content: text(error.message), isError: true };
    deps.log.error({ err: error }, 'a tool of assistants failed');
    throw error;
  }
}
