import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

import { build, type Rolldown } from 'vite';

const fileBeside = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const STYLE =
  'body{font-family:sans-serif;margin:20px}.field{border:1px solid #7b8794;border-radius:12px;padding:16px;margin-bottom:16px}';

/**
 * Builds that file's page and serves it on `localhost` with the policies that a shop would set; returns its origin. `sandbox`:
 * the origin of the party whose browser script the page loads.
 */
export async function servePayPage(
  sandbox: string,
  file = 'pay-page.tsx',
): Promise<{ origin: string; close(): Promise<void> }> {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      rolldownOptions: { input: fileBeside(file) },
      modulePreload: false,
    },
  })) as Rolldown.RolldownOutput;
  const script = built.output[0].code;
  const policy = `default-src 'none'; img-src data:; script-src 'self' ${sandbox}; frame-src ${sandbox}; connect-src 'self' ${sandbox}; style-src 'self' 'unsafe-inline'; base-uri 'none'`;
  const server = createServer((request, response) => {
    if (request.url === '/pay-page.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
      return;
    }
    response.writeHead(200, {
      'content-type': 'text/html',
      'content-security-policy': policy,
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
    response.end(
      `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Pay</title><link rel="icon" href="data:,"><style>${STYLE}</style><div id="root"></div><script type="module" src="/pay-page.js"></script></html>`,
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}
