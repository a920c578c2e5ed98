import { html } from 'hono/html';

import type { Sandbox } from '../sandbox.ts';

/** The front page of the control origin: what plays here and how to try it. */
export async function indexPage(origins: Sandbox['origins']): Promise<Response> {
  const page = await html`<!doctype html>
    <title>Simport sandbox</title>
    <h1>Sandbox</h1>
    <p>Stripe: ${origins.stripe}</p>`;
  return new Response(String(page), { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
