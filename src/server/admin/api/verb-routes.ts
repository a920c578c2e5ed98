import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { stream } from 'hono/streaming';

import { plainly } from '../../../domain/operators/plainly.ts';
import type { Deps } from '../../deps.ts';
import { failures } from '../../http/problems.ts';
import { zipOf } from '../../invoices/zip.ts';
import { csvOf, type ExportName, EXPORTS } from '../exports.ts';
import { invoiceFiles } from '../money/invoices.ts';
import type { Verb } from '../parts/verb.ts';
import { NOUNS, type VerbName, VERBS } from '../registry.ts';
import { runVerb } from '../run-verb.ts';
import { callerOf } from './caller.ts';
import { describeFile, whoMayCall } from './describe.ts';

/** Shows a mail as a page in the console's frame: it runs no scripts, loads nothing and links nowhere. */
const PREVIEW_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox";

const NOUN_OF = Object.fromEntries(
  Object.entries(NOUNS).flatMap(([noun, verbs]) => Object.keys(verbs).map((name) => [name, noun])),
) as Record<VerbName, string>;

/**
 * A route for every verb, under the verb's name: GET with fields in the address for those that only read, POST for all others.
 */
export function verbRoutes(deps: Deps) {
  const app = new OpenAPIHono({ strict: false });
  for (const name of Object.keys(VERBS) as VerbName[]) {
    const { changes, input, output, permission, summary } = VERBS[name] as unknown as Verb;
    const json = (schema: z.ZodType) => ({ 'application/json': { schema } });
    const route = createRoute({
      method: changes ? 'post' : 'get',
      path: `/${name}`,
      summary,
      // Only for the description: the handler parses the input itself, after it has checked the role.
      responses: { 200: { description: 'What was done, or asked for', content: json(output) }, ...failures },
    });
    app.openAPIRegistry.registerPath({
      ...route,
      tags: [NOUN_OF[name]],
      ...whoMayCall(name, permission),
      request: changes ? { body: { required: true, content: json(input) } } : { query: input },
    });
    app.on(route.method.toUpperCase(), route.path, async (c) => {
      const by = await callerOf(deps, c);
      const given: unknown = changes ? await c.req.json().catch(() => null) : c.req.query();
      return c.json((await runVerb({ deps, by }, name, given)) as object, 200);
    });
  }
  for (const name of Object.keys(EXPORTS) as ExportName[]) {
    const { permission, input } = EXPORTS[name];
    const summary = `Export ${plainly(name)} as CSV`;
    describeFile(app, { name: `${name}.csv`, permission, summary, input, mediaType: 'text/csv' });
    app.get(`/${name}.csv`, async (c) => {
      const by = await callerOf(deps, c);
      const lines = csvOf({ deps, by }, name, c.req.query());
      // Errors surface here, before the response begins.
      const head = await lines.next();
      const day = deps.now().toISOString().slice(0, 10);
      c.header('content-type', 'text/csv; charset=utf-8');
      c.header('content-disposition', `attachment; filename="${name}-${day}.csv"`);
      return stream(c, async (out) => {
        await out.write(head.value ?? '');
        for await (const line of lines) await out.write(line);
      });
    });
  }
  describeFile(app, {
    name: 'invoices.zip',
    permission: EXPORTS.invoices.permission,
    summary: 'Export invoices and credit notes as PDF in a ZIP',
    input: EXPORTS.invoices.input,
    mediaType: 'application/zip',
  });
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: '/mail_preview.html',
    summary: 'Show a sample of an email as a page',
    tags: ['files'],
    ...whoMayCall('mail_preview', VERBS.mail_preview.permission),
    request: { query: VERBS.mail_preview.input },
    responses: {
      200: { description: 'The page', content: { 'text/html': { schema: z.string() } } },
      ...failures,
    },
  });
  app.get('/mail_preview.html', async (c) => {
    const by = await callerOf(deps, c);
    const { html } = await runVerb({ deps, by }, 'mail_preview', c.req.query());
    return c.html(html, 200, { 'content-security-policy': PREVIEW_POLICY });
  });
  app.get('/invoices.zip', async (c) => {
    const by = await callerOf(deps, c);
    const pieces = zipOf(invoiceFiles({ deps, by }, c.req.query()));
    // Errors surface here, before the response begins.
    const first = await pieces.next();
    const day = deps.now().toISOString().slice(0, 10);
    c.header('content-type', 'application/zip');
    c.header('content-disposition', `attachment; filename="invoices-${day}.zip"`);
    return c.body(streamOf(first, pieces));
  });
  return app;
}

/** No faster than the client reads. If a piece fails, the response breaks off, so that nobody takes it for a complete file. */
function streamOf(first: IteratorResult<Uint8Array>, rest: AsyncGenerator<Uint8Array>): ReadableStream {
  let next: IteratorResult<Uint8Array> | null = first;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = next ?? (await rest.next());
      next = null;
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await rest.return(undefined);
    },
  });
}
