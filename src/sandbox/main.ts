import { join } from 'node:path';

import { EXTRA_NAMES, EXTRA_PARTIES } from './extra-parties.ts';
import { startSandbox } from './sandbox.ts';

try {
  const first = port('SANDBOX_PORT', 3001);
  const baseUrl = process.env['BASE_URL'] || `http://localhost:${port('PORT', 3000)}`;
  const sandbox = await startSandbox({
    ports: {
      control: first,
      stripe: first + 1,
      paypal: first + 2,
      esimGo: first + 3,
      oidc: first + 4,
      smtp: port('SANDBOX_SMTP_PORT', 3025),
      ...(process.env['SANDBOX_IMAP_PORT'] && { imap: port('SANDBOX_IMAP_PORT', 0) }),
      ...Object.fromEntries(
        EXTRA_NAMES.flatMap((name, index) =>
          process.env[EXTRA_PARTIES[name].setting] ? [[name, first + 5 + index]] : [],
        ),
      ),
    },
    dataDir: join(process.env['DATA_DIR'] || '.data', 'sandbox'),
    shop: {
      stripeWebhookUrl: new URL('/api/webhooks/stripe', baseUrl).href,
      stripeWebhookSecret: process.env['STRIPE_WEBHOOK_SECRET'] || 'whsec_sandbox',
      paypalWebhookUrl: new URL('/api/webhooks/paypal', baseUrl).href,
      paypalWebhookId: process.env['PAYPAL_WEBHOOK_ID'] || 'WH-SANDBOX',
      paypalMerchantId: process.env['PAYPAL_MERCHANT_ID'] || 'SANDBXMERCHNT',
      paypalClientId: process.env['PAYPAL_CLIENT_ID'] || 'sandbox',
      paypalClientSecret: process.env['PAYPAL_CLIENT_SECRET'] || 'sandbox',
      googleCallbackUrl: new URL('/api/auth/callback/google', baseUrl).href,
      esimGoCallbackUrl: new URL(
        `/api/webhooks/esim-go/${process.env['ESIM_GO_CALLBACK_SECRET'] || 'sandbox-callbacks'}`,
        baseUrl,
      ).href,
      baseUrl,
      googleClientId: process.env['GOOGLE_CLIENT_ID'] || 'sandbox',
      googleClientSecret: process.env['GOOGLE_CLIENT_SECRET'] || 'sandbox',
    },
  });
  const end = () => void sandbox.close().then(() => process.exit(0));
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  // The process that started it is gone.
  process.once('disconnect', end);
  console.log(`sandbox ready ${sandbox.origins.control}`);
} catch (error) {
  console.error(`simport: ${wording(error)}`);
  process.exit(1);
}

function port(name: string, otherwise: number): number {
  const value = Number(process.env[name] || otherwise);
  if (Number.isInteger(value) && value >= 0 && value < 65_536) return value;
  throw new Error(`${name} must be a port number, not "${process.env[name]}"`);
}

function wording(error: unknown): string {
  const { code, port: taken, message } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `The sandbox cannot start: port ${taken} is taken.`;
  return `The sandbox cannot start: ${message}`;
}
