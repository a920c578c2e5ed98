import { Client, Environment } from '@paypal/paypal-server-sdk';

/** The SDK's hosts are fixed, so its requests are redirected to `origin` below it. */
export function sdk(origin: string, secret = 'sandbox'): Client {
  return new Client({
    environment: Environment.Sandbox,
    clientCredentialsAuthCredentials: { oAuthClientId: 'sandbox', oAuthClientSecret: secret },
    unstable_httpClientOptions: { adapter: (config: Sent) => send(origin, config) },
  });
}

interface Sent {
  url: string;
  method: string;
  headers: { toJSON(): Record<string, string> };
  data?: string | URLSearchParams;
}

async function send(origin: string, config: Sent) {
  const { pathname, search } = new URL(config.url);
  const response = await fetch(origin + pathname + search, {
    method: config.method.toUpperCase(),
    headers: config.headers.toJSON(),
    ...(config.data === undefined ? {} : { body: config.data }),
  });
  return {
    data: await response.text(),
    status: response.status,
    statusText: response.statusText,
    headers: Object.fromEntries(response.headers),
    config,
  };
}
