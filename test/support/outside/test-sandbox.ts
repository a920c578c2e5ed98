import { type Sandbox, type SandboxOptions, startSandbox } from '../../../src/sandbox/sandbox.ts';

interface Options extends Partial<Omit<SandboxOptions, 'ports' | 'shop'>> {
  ports?: Partial<SandboxOptions['ports']>;
  shop?: Partial<SandboxOptions['shop']>;
}

const NOWHERE = 'http://127.0.0.1:9/none';

/** A sandbox on free ports and in memory. Its callbacks lead nowhere, except to the given addresses. */
export function startTestSandbox({ ports, shop, ...others }: Options = {}): Promise<Sandbox> {
  return startSandbox({
    ports: { control: 0, stripe: 0, paypal: 0, esimGo: 0, oidc: 0, smtp: 0, ...ports },
    dataDir: null,
    shop: {
      stripeWebhookUrl: NOWHERE,
      stripeWebhookSecret: 'whsec_test',
      paypalWebhookUrl: NOWHERE,
      googleCallbackUrl: NOWHERE,
      ...shop,
    },
    ...others,
  });
}
