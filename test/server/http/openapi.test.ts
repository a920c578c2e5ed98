import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import {
  atlasPlaceSchema,
  countryCardSchema,
  countrySchema,
  destinationSchema,
  scriptNamesSchema,
  searchNamesSchema,
} from '../../../src/domain/catalog/catalog-schema.ts';
import { activationSchema, orderSchema } from '../../../src/domain/checkout/order-schema.ts';
import { quoteSchema } from '../../../src/domain/checkout/quote-schema.ts';
import { userEsimSchema } from '../../../src/domain/esims/user-esim.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

interface Document {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
}

interface Operation {
  summary?: string;
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: { required?: boolean; content: Record<string, { schema: unknown }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: unknown }> }>;
}

const shop = useTestShop();
let document: Document;
beforeAll(async () => {
  document = (await (await shop.app.request(`${shop.baseUrl}/api/openapi.json`)).json()) as Document;
});

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

describe('the OpenAPI document', () => {
  it('is version 3.1 and names its owner', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.info).toEqual({ title: 'Simport API', version: '1' });
    expect(document.servers).toEqual([{ url: shop.baseUrl }]);
  });

  it('has exactly the routes of the API', () => {
    const documented = operations().map(({ path, method }) => `${method.toUpperCase()} ${path}`);
    const served = shop.app.routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
      .filter((route) => !/openapi\.json|csp-reports|\/api\/(webhooks|auth|operate)\//.test(route));
    expect(documented.length).toBeGreaterThan(7);
    expect([...new Set(served)].sort()).toEqual(documented.sort());
  });

  it('describes each route’s purpose, input, answers and errors', () => {
    for (const { path, method, operation } of operations()) {
      const where = `${method} ${path}`;
      expect(operation.summary, where).toMatch(/\w/);
      const answers = Object.keys(operation.responses);
      expect(answers, where).toContain('default');
      expect(
        answers.filter((status) => /^20[02]$/.test(status)),
        where,
      ).not.toEqual([]);
      for (const { description, content } of Object.values(operation.responses)) {
        expect(description, where).toMatch(/\w/);
        expect(Object.values(content ?? {})[0]?.schema, where).toBeTypeOf('object');
      }
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
      expect(
        inPath.map((parameter) => parameter.name),
        where,
      ).toEqual(named);
      if (method === 'get') expect(operation.requestBody, where).toBeUndefined();
      expect(operation.requestBody?.required ?? true, where).toBe(true);
    }
  });

  it('refers only to its own schemas', () => {
    const text = JSON.stringify(document);
    const referred = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference);
    expect(referred.length).toBeGreaterThan(0);
    for (const reference of referred) {
      const name = reference?.replace('#/components/schemas/', '') ?? '';
      expect(Object.keys(document.components.schemas)).toContain(name);
    }
    expect(Object.keys(document.components.schemas)).toContain('Problem');
  });
});

describe('each answer', () => {
  /** The exact schema: it refuses a field without a description. */
  const exactly = <T extends z.ZodRawShape>(shape: T) => z.strictObject(shape);

  it('matches its schema', async () => {
    const visitor = shop.buyer();
    const { completed } = await visitor.buy(await visitor.plan('JP'));
    const plan = await visitor.plan('FR');
    const answers: [unknown, z.ZodType][] = [
      [
        await visitor.get('/api/countries'),
        exactly({ countries: z.array(exactly(countryCardSchema.shape)), next: z.string() }),
      ],
      [await visitor.get('/api/countries/JP'), exactly({ country: exactly(countrySchema.shape) })],
      [
        await visitor.get('/api/search-index'),
        exactly({
          revision: z.number(),
          countries: z.array(exactly(destinationSchema.shape)),
          popular: z.array(z.string()).length(6),
        }),
      ],
      [
        await visitor.get('/api/atlas'),
        exactly({
          places: z.array(exactly(atlasPlaceSchema.shape)).min(100),
          popular: z.array(z.string()).length(6),
        }),
      ],
      [
        await visitor.get('/api/popular'),
        exactly({ countries: z.array(exactly(countryCardSchema.shape)).length(6) }),
      ],
      [
        await visitor.get('/api/search-names'),
        exactly({
          ...searchNamesSchema.shape,
          revision: z.number(),
          regions: z.array(exactly(searchNamesSchema.shape.regions.element.shape)).min(1),
        }),
      ],
      [
        await visitor.get('/api/search-scripts?script=han'),
        exactly({ ...scriptNamesSchema.shape, revision: z.number() }),
      ],
      [
        await visitor.post('/api/quote', { bundle_name: plan.bundle_name, country_code: 'FR' }),
        exactly({ quote: exactly(quoteSchema.shape) }),
      ],
      [
        await visitor.get(`/api/orders/${completed.body.order}`),
        exactly({ order: exactly(orderSchema.shape) }),
      ],
      [
        await visitor.get('/api/esims'),
        exactly({
          known: z.literal(true),
          esims: z.array(exactly(userEsimSchema.shape)).length(1),
          total: z.literal(1),
          next: z.null(),
          waiting: z.array(z.never()),
          returned: z.array(z.never()),
          account_asked: z.literal(false),
        }),
      ],
      [
        await visitor.get(`/api/esims/${completed.body.esim_id}/activation`),
        exactly({ activation: exactly(activationSchema.shape), order: z.string().regex(/^[\w-]{48}$/) }),
      ],
    ];
    for (const [answer, schema] of answers) {
      const { status, body } = answer as { status: number; body: unknown };
      expect(status).toBe(200);
      expect(schema.safeParse(body).error?.issues ?? []).toEqual([]);
    }
  });
});
