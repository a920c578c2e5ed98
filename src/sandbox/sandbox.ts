import { createControl } from './control/control.ts';
import { refuseForeign } from './control/guard.ts';
import { indexPage, indexScript } from './control/index-page.ts';
import { createClock } from './core/clock.ts';
import { answerThroughFaults, Faults } from './core/faults.ts';
import { listen, type Listener } from './core/listen.ts';
import type { Origins, Party, Shop, World } from './core/party.ts';
import { Stores } from './core/store.ts';
import { WebhookSender } from './core/webhooks.ts';
import { createEcb } from './ecb/ecb.ts';
import { createEsimGo } from './esim-go/esim-go.ts';
import { EXTRA_NAMES, EXTRA_PARTIES, type ExtraFacts, type ExtraParty } from './extra-parties.ts';
import { createMail } from './mail/mail.ts';
import { createOidc } from './oidc/oidc.ts';
import { createPaypal } from './paypal/paypal.ts';
import { createStripe } from './stripe/stripe.ts';
import { createVies } from './vies/vies.ts';

export interface SandboxOptions {
  /** 0: any free port. */
  ports: { control: number; stripe: number; paypal: number; esimGo: number; oidc: number; smtp: number } & {
    /** If given, the party runs on this port. */
    [Name in ExtraParty]?: number;
  } & {
    /** If given, the mailbox of returned mail is on this port. */
    imap?: number;
  };
  /** The folder for the state as JSON files; null stores it in memory. */
  dataDir: string | null;
  shop: Shop;
  /** Limits calls per second as the real wholesaler does, unless false. */
  rateLimit?: boolean;
}

export interface Sandbox {
  origins: Origins & { [Name in ExtraParty]?: string };
  smtpPort: number;
  imapPort: number | null;
  /** Sends callbacks, and people who have signed in, to another shop from now on. */
  pointShopAt(baseUrl: string): void;
  /** Stops listening and writes the state; the parties close their own servers. */
  close(): Promise<void>;
}

/** Starts the outside world: every party on its own origin, on both loopback families. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const stores = new Stores(options.dataDir);
  const clock = createClock(stores.open('clock', () => 0));
  const faults = new Faults();
  const webhooks = new WebhookSender((ms, ring) => clock.at(clock.now() + ms, ring));
  const world: World = {
    now: () => clock.now(),
    at: (time, ring) => clock.at(time, ring),
    store: (name, initial) => stores.open(name, initial),
    webhooks,
    takeFault: (party, method, path) => faults.take(party, method, path),
    late: (delayMs) => faults.late(delayMs),
  };
  const shop = { ...options.shop };
  const rateLimit = options.rateLimit ?? true;
  const ecb = createEcb(world);
  const vies = createVies(world);
  const stripe = createStripe(world, { shop, perEuro: ecb.perEuro });
  const esimGo = createEsimGo(world, {
    options: { rateLimit },
    callback: {
      get url() {
        return shop.esimGoCallbackUrl ?? null;
      },
    },
  });
  const origins: Sandbox['origins'] = { control: '', stripe: '', paypal: '', esimGo: '', oidc: '' };
  const paypal = createPaypal(world, { shop, origin: () => origins.paypal });
  const oidc = createOidc(world, { shop, origin: () => origins.oidc });
  const extras = EXTRA_NAMES.flatMap((name) => {
    const port = options.ports[name];
    const { callbackPath, create, shown }: ExtraFacts = EXTRA_PARTIES[name];
    const callbackUrl = () => (shop.baseUrl === undefined ? null : new URL(callbackPath, shop.baseUrl).href);
    return port === undefined
      ? []
      : [{ name, port, shown, party: create(world, callbackUrl, { rateLimit }) }];
  });
  const parties: Party[] = [stripe, paypal, esimGo, oidc, ecb, vies, ...extras.map(({ party }) => party)];
  const listeners: Listener[] = [];

  async function close() {
    await Promise.all(listeners.map((listener) => listener.close()));
    await Promise.all(parties.map(async (party) => party.close?.()));
    webhooks.close();
    clock.close();
    await stores.close();
  }

  async function open(port: number, party: Party): Promise<string> {
    const listener = await listen(port, (request, cut) => answerThroughFaults(faults, party, request, cut));
    listeners.push(listener);
    return `http://127.0.0.1:${listener.port}`;
  }

  try {
    const mail = await createMail(world, { smtpPort: options.ports.smtp, imapPort: options.ports.imap });
    parties.push(mail);
    origins.stripe = await open(options.ports.stripe, stripe);
    origins.paypal = await open(options.ports.paypal, paypal);
    paypal.resume();
    origins.esimGo = await open(options.ports.esimGo, esimGo);
    for (const { name, port, party } of extras) origins[name] = await open(port, party);
    origins.oidc = await open(options.ports.oidc, oidc);
    const control = createControl({ clock, faults, webhooks, parties });
    const controlServer = await listen(options.ports.control, (request, cut) => {
      const refusal = refuseForeign(request);
      if (refusal) return refusal;
      const { pathname } = new URL(request.url);
      if (pathname === '/')
        return indexPage(
          origins,
          extras.flatMap(({ name, shown, party }) =>
            shown ? [{ ...shown, party: party.name, origin: origins[name] ?? '' }] : [],
          ),
        );
      if (pathname === '/index.js') return indexScript();
      if (pathname.startsWith('/ecb/')) return answerThroughFaults(faults, ecb, request, cut);
      if (pathname.startsWith('/vies/')) return answerThroughFaults(faults, vies, request, cut);
      // Mail's faults apply to SMTP: the inbox stays readable while the mail server misbehaves.
      return /^\/mail(\/|$)/.test(pathname) ? mail.fetch(request) : control.fetch(request);
    });
    listeners.push(controlServer);
    origins.control = `http://127.0.0.1:${controlServer.port}`;
    return {
      origins,
      smtpPort: mail.smtpPort,
      imapPort: mail.imapPort,
      pointShopAt(baseUrl) {
        shop.stripeWebhookUrl = new URL('/api/webhooks/stripe', baseUrl).href;
        shop.paypalWebhookUrl = new URL('/api/webhooks/paypal', baseUrl).href;
        shop.googleCallbackUrl = new URL('/api/auth/callback/google', baseUrl).href;
        if (shop.esimGoCallbackUrl) {
          shop.esimGoCallbackUrl = new URL(new URL(shop.esimGoCallbackUrl).pathname, baseUrl).href;
        }
        shop.baseUrl = baseUrl;
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
