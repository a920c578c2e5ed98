import { z } from 'zod';

type Json = Record<string, unknown>;

interface Operation {
  parameters?: { name: string; in: string; required?: boolean; schema: Json }[];
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Record<string, { content?: Record<string, { schema: Json }> }>;
  security?: Json[];
  'x-roles'?: string[];
}

export interface ApiDocument {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Json; securitySchemes: Json };
}

/** A client that knows of an API only what its OpenAPI document says, and refuses whatever does not fit it. */
export class DocumentClient {
  readonly #document: ApiDocument;
  readonly #token: string;

  constructor(document: ApiDocument, token: string) {
    this.#document = document;
    this.#token = token;
  }

  operation(path: string): { method: string; operation: Operation } {
    const [found] = Object.entries(this.#document.paths[path] ?? {});
    if (!found) throw new Error(`the document has no ${path}`);
    return { method: found[0].toUpperCase(), operation: found[1] };
  }

  /** Sends an input that fits the document. @returns the status, and an answer that fits it */
  async call(path: string, input: Json = {}): Promise<{ status: number; body: Json }> {
    const { method, operation } = this.operation(path);
    const url = new URL(`${this.#document.servers[0]?.url ?? ''}${path}`);
    const content = operation.requestBody?.content['application/json'];
    if (content) this.#check(content.schema, input, `${path}: the input`);
    else
      for (const [name, value] of Object.entries(input)) {
        const parameter = operation.parameters?.find((one) => one.name === name && one.in === 'query');
        if (!parameter) throw new Error(`${path} takes no ${name}`);
        url.searchParams.set(name, String(value));
      }
    const response = await fetch(url, {
      method,
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(content && { 'content-type': 'application/json' }),
      },
      ...(content && { body: JSON.stringify(input) }),
    });
    const body = (await response.json()) as Json;
    const described = operation.responses[String(response.status)] ?? operation.responses['default'];
    const schema = described?.content?.['application/json']?.schema;
    if (!schema) throw new Error(`${path} describes no answer ${response.status}`);
    this.#check(schema, body, `${path}: the answer ${response.status}`);
    return { status: response.status, body };
  }

  #check(schema: Json, value: unknown, what: string): void {
    // A schema by itself, with those it refers to where zod looks for them.
    const text = JSON.stringify({ ...schema, $defs: this.#document.components.schemas });
    const alone = JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')) as Json;
    const read = z.fromJSONSchema(alone).safeParse(value);
    if (!read.success) throw new Error(`${what} does not fit the document: ${z.prettifyError(read.error)}`);
  }
}
