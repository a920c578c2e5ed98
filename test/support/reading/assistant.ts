import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

import type { TestShop } from '../shop/shop.ts';

interface Reply<T> {
  value: T;
  content: unknown;
  isError: boolean;
}

export type Mode = 'auto' | 'legacy';

/** The protocol's own client at the address of a shop. */
export async function openAssistant(shop: TestShop, mode: Mode = 'auto') {
  const client = new Client({ name: 'traveller', version: '1' }, { versionNegotiation: { mode } });
  const transport = new StreamableHTTPClientTransport(new URL(`${shop.baseUrl}/mcp`), {
    fetch: async (url, init) => shop.app.request(String(url), init),
  });
  await client.connect(transport);
  const call = async <T>(name: string, given: Record<string, unknown> = {}): Promise<Reply<T>> => {
    const { structuredContent, content, isError } = await client.callTool({ name, arguments: given });
    return { value: structuredContent as T, content, isError: isError ?? false };
  };
  return { client, call };
}

/** A plan and a place as answers have them, with what tests read of them. */
export interface ShownPlan {
  id: string;
  place: string;
  place_name: string;
  days: number;
  data_mb: number | null;
  price: { amount: number; currency: string; text: string };
}

export interface ShownPlace {
  kind: string;
  code: string;
  covers: string[] | null;
}
