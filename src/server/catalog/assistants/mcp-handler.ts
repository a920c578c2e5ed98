import type * as library from '@modelcontextprotocol/server';
import type { McpHttpHandler, McpServer } from '@modelcontextprotocol/server';

import { type Language, SOURCE } from '../../../domain/languages.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import { VERSION } from '../../core/installation.ts';
import { RecentMap } from '../../core/recent-map.ts';
import { pageUrl } from '../../core/settings/page-url.ts';
import type { Deps } from '../../deps.ts';
import type { Snapshot } from '../snapshot.ts';
import * as answers from './answers.ts';
import type { AssistantDeps } from './answers.ts';
import { findPlans, searchPlaces } from './find-plans.ts';
import { NotThere } from './places-known.ts';
import { planStops } from './plan-trip.ts';
import { schemas } from './schemas.ts';
import { assistantWords } from './words.ts';

/** As long as a cache may show a page's price: a purchase is quoted anew. */
const LIST_TTL_MS = 3_600_000;
const READS = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

/** Answers one call. @param body of the request, if read already */
export type Assistant = (request: Request, body?: unknown) => Promise<Response>;

/**
 * Serves MCP over HTTP without sessions: each call gets its own server, without state. Its library is loaded only here: most
 * processes of a shop never need it.
 */
export async function openAssistant(deps: AssistantDeps): Promise<Assistant> {
  const { McpServer: Server, createMcpHandler } = await import('@modelcontextprotocol/server');
  const handlerFor = (tools: readonly ToolName[]) =>
    handlerOf({ createMcpHandler }, () => serverFor(Server, deps, tools), deps.log);
  const whole = handlerFor(TOOL_NAMES);
  // A server for one call registers only the called tool: registering all takes longer than the call itself.
  const alone = new Map<unknown, McpHttpHandler>(TOOL_NAMES.map((name) => [name, handlerFor([name])]));
  return (request, body) => answerOf(alone.get(calledTool(body)) ?? whole)(request, body);
}

/** Makes an assistant from the library's handler. */
export function answerOf({ fetch }: McpHttpHandler): Assistant {
  return (request, parsedBody) => fetch(request, parsedBody === undefined ? {} : { parsedBody });
}

/** The tool that a call names; undefined for calls of anything else. */
function calledTool(body: unknown): unknown {
  const { method, params } = (body ?? {}) as { method?: unknown; params?: { name?: unknown } | null };
  return method === 'tools/call' ? params?.name : undefined;
}

/** @param make a server for one call */
export function handlerOf(
  { createMcpHandler }: Pick<typeof library, 'createMcpHandler'>,
  make: () => McpServer,
  log: Deps['log'],
): McpHttpHandler {
  return createMcpHandler(make, {
    // Tools change only with a release, so there are no updates to subscribe to, and no stream to wait for on shutdown.
    maxSubscriptions: 0,
    onerror: (error) => log.info({ err: error }, 'an assistant was refused'),
  });
}

type ToolName = keyof typeof assistantWords.tools;

const TOOL_NAMES = Object.keys(assistantWords.tools) as ToolName[];

/** Registers each tool with its input and output. */
const TOOLS: Record<ToolName, (server: McpServer, deps: AssistantDeps) => unknown> = {
  search_destinations: (server, deps) =>
    server.registerTool(
      'search_destinations',
      {
        ...shown('search_destinations'),
        inputSchema: schemas.searchInput,
        outputSchema: schemas.searchOutput,
      },
      (asked) =>
        answered(deps, () => searchPlaces(inIts(deps, asked), asked), ['search_destinations', asked]),
    ),
  find_plans: (server, deps) =>
    server.registerTool(
      'find_plans',
      { ...shown('find_plans'), inputSchema: schemas.findInput, outputSchema: schemas.findOutput },
      (asked) => answered(deps, () => findPlans(inIts(deps, asked), asked), ['find_plans', asked]),
    ),
  plan_trip: (server, deps) =>
    server.registerTool(
      'plan_trip',
      { ...shown('plan_trip'), inputSchema: schemas.tripPlanInput, outputSchema: schemas.tripPlanOutput },
      (asked) => answered(deps, () => planStops(inIts(deps, asked), asked), ['plan_trip', asked]),
    ),
  list_plans: (server, deps) =>
    server.registerTool(
      'list_plans',
      { ...shown('list_plans'), inputSchema: schemas.listInput, outputSchema: schemas.listOutput },
      (asked) => answered(deps, () => answers.listPlans(inIts(deps, asked), asked), ['list_plans', asked]),
    ),
  get_plan: (server, deps) =>
    server.registerTool(
      'get_plan',
      { ...shown('get_plan'), inputSchema: schemas.planInput, outputSchema: schemas.planAnswer },
      (asked) => answered(deps, () => answers.describePlan(deps, asked), ['get_plan', asked]),
    ),
  check_device: (server, deps) =>
    server.registerTool(
      'check_device',
      { ...shown('check_device'), inputSchema: schemas.deviceInput, outputSchema: schemas.deviceOutput },
      (asked) => answered(deps, () => answers.describeDevice(asked)),
    ),
  quote: (server, deps) =>
    server.registerTool(
      'quote',
      { ...shown('quote'), inputSchema: schemas.planInput, outputSchema: schemas.quoteOutput },
      (asked) => answered(deps, () => answers.quotePlan(deps, asked)),
    ),
  create_checkout_link: (server, deps) =>
    server.registerTool(
      'create_checkout_link',
      { ...shown('create_checkout_link'), inputSchema: schemas.linkInput, outputSchema: schemas.linkOutput },
      (asked) => answered(deps, () => answers.checkoutLinkFor(inIts(deps, asked), asked)),
    ),
  refund_policy: (server, deps) =>
    server.registerTool(
      'refund_policy',
      { ...shown('refund_policy'), inputSchema: schemas.policyInput, outputSchema: schemas.refundOutput },
      (asked) => answered(deps, () => answers.refundPolicy(inIts(deps, asked))),
    ),
  how_to_install: (server, deps) =>
    server.registerTool(
      'how_to_install',
      { ...shown('how_to_install'), inputSchema: schemas.installInput, outputSchema: schemas.installOutput },
      (asked) => answered(deps, () => answers.howToInstall(inIts(deps, asked), asked.system)),
    ),
};

/** Links lead to pages in the language that the call names. */
function inIts(
  deps: AssistantDeps,
  { language = SOURCE }: { language?: Language | undefined },
): AssistantDeps {
  const { settings } = deps;
  return { ...deps, settings: { ...settings, BASE_URL: pageUrl(settings, language, '') } };
}

function shown(name: ToolName) {
  return { ...assistantWords.tools[name], annotations: READS };
}

function serverFor(Server: typeof McpServer, deps: AssistantDeps, tools: readonly ToolName[]): McpServer {
  const hint = { ttlMs: LIST_TTL_MS, cacheScope: 'public' } as const;
  const server = new Server(
    { name: 'travel-esims', title: assistantWords.title(deps.settings.BRAND_NAME), version: VERSION },
    {
      instructions: assistantWords.instructions,
      cacheHints: { 'tools/list': hint, 'server/discover': hint },
    },
  );
  for (const name of tools) TOOLS[name](server, deps);
  return server;
}

/** Answers cached per catalogue: a few megabytes. */
const MAX_KEPT = 200;

type Answer = ReturnType<typeof contentOf>;

const kept = new WeakMap<Snapshot, RecentMap<string, Answer>>();

/**
 * A tool's answer.
 * @param ofCatalogue tool and input, as cache key, if the answer depends only on the catalogue
 */
function answered(deps: AssistantDeps, ask: () => object, ofCatalogue?: readonly [ToolName, object]) {
  const make = () => contentOf({ ...ask() });
  try {
    if (!ofCatalogue) return make();
    const snapshot = deps.catalog.current();
    const answersKept = kept.get(snapshot) ?? new RecentMap(MAX_KEPT);
    kept.set(snapshot, answersKept);
    return answersKept.of(JSON.stringify(ofCatalogue), make);
  } catch (error) {
    const isTold = error instanceof NotThere || (error instanceof Problem && error.code === 'paused');
    if (isTold) return { content: [{ type: 'text' as const, text: error.message }], isError: true };
    deps.log.error({ err: error }, 'a tool of assistants failed');
    throw error;
  }
}

/** The same content for programs and, as JSON, for those that read only text. */
function contentOf(structuredContent: Record<string, unknown>) {
  return { content: [{ type: 'text' as const, text: JSON.stringify(structuredContent) }], structuredContent };
}
