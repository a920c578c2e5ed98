import type { Buyer } from './buyer.ts';

/** What the sign-in window tells the page that opened it. */
export interface WindowNews {
  token?: string;
  error?: { code: string; description?: string };
}

/** The window in which a visitor signs in with Google: their cookies at the shop, cookies of its own at the provider. */
export class GoogleWindow {
  readonly #visitor: Buyer;
  readonly #origin: string;
  readonly #cookies = new Map<string, string>();

  constructor(visitor: Buyer, shopOrigin: string) {
    this.#visitor = visitor;
    this.#origin = shopOrigin;
  }

  /** Opens the window and returns the provider's address it was sent to or, on failure, the message to the page. */
  async open(further: Record<string, string> = {}): Promise<{ provider: string } | WindowNews> {
    const query = new URLSearchParams({
      provider: 'google',
      popupOrigin: this.#origin,
      popupNonce: 'n',
      callbackURL: '/',
      ...further,
    });
    const answer = await this.#visitor.ask(`/api/auth/oauth-popup/start?${query}`);
    const provider = answer.headers.get('location');
    return provider ? { provider } : newsIn(await answer.text());
  }

  /** Signs in as one of the provider's persons, or answers its page with another form. */
  async signIn(form: Record<string, string>): Promise<WindowNews> {
    const opened = await this.open();
    return 'provider' in opened ? this.comeBack(await this.answer(opened.provider, form)) : opened;
  }

  /** What the provider sends the window back with, when its page is answered. */
  async answer(provider: string, form: Record<string, string>): Promise<URL> {
    const page = await this.#follow(provider);
    const sent = await this.#ask(page.href, { method: 'POST', body: new URLSearchParams(form) });
    return this.#follow(new URL(sent.headers.get('location') ?? '', page).href);
  }

  async comeBack(callback: URL): Promise<WindowNews> {
    const answer = await this.#visitor.ask(`${callback.pathname}${callback.search}`);
    return newsIn(await answer.text());
  }

  async #follow(from: string): Promise<URL> {
    for (let here = new URL(from); ;) {
      if (here.origin === this.#origin) return here;
      const next = (await this.#ask(here.href)).headers.get('location');
      if (next === null) return here;
      here = new URL(next, here);
    }
  }

  async #ask(url: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, {
      ...init,
      headers: { accept: 'text/html', cookie },
      redirect: 'manual',
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    return response;
  }
}

function newsIn(page: string): WindowNews {
  const json = /<script type="application\/json"[^>]*>([\s\S]*?)<\/script>/.exec(page)?.[1];
  if (!json) throw new Error(`the window tells nothing: ${page.slice(0, 200)}`);
  return JSON.parse(json) as WindowNews;
}
