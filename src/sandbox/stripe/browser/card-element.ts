import type { CustomFontSource, StripeCardElementOptions } from '@stripe/stripe-js';

import { ElementEvents, hostOf } from './element-events.ts';
import type { Answer, CardState, FromFrame, ToFrame } from './messages.ts';

/** The origin of this script: all frames are pages of it, and messages of other origins are ignored. */
declare const SANDBOX_ORIGIN: string;

const CLASSES = {
  base: 'StripeElement',
  complete: 'StripeElement--complete',
  empty: 'StripeElement--empty',
  focus: 'StripeElement--focus',
  invalid: 'StripeElement--invalid',
};

const UNMOUNTED = 'The card Element was removed from the page while a payment was under way.';

/** What the group sets for its card field. */
interface CardGroup {
  fonts: CustomFontSource[];
  locale: string;
}

let framesMade = 0;

/** The shop's side of the card field: a frame in the shop's page, and what the shop may know of it. */
export class CardElement extends ElementEvents {
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  readonly #group: CardGroup;
  readonly #forget: () => void;
  #options: StripeCardElementOptions;
  #host: HTMLElement | null = null;
  #frame: HTMLIFrameElement | null = null;
  #state: CardState = { empty: true, complete: false, brand: 'unknown', value: { postalCode: '' } };
  #focused = false;
  #ready = false;
  #turns = 0;

  constructor(options: StripeCardElementOptions, group: CardGroup, forget: () => void) {
    super();
    this.#options = options;
    this.#group = group;
    this.#forget = forget;
  }

  mount(target: string | HTMLElement): void {
    const host = hostOf(target);
    this.unmount();
    this.#host = host;
    this.#frame = cardFrame(this.#group.locale);
    const wrapper = document.createElement('div');
    wrapper.className = '__PrivateStripeElement';
    wrapper.style.cssText =
      'margin:0;padding:0;border:0;display:block;position:relative;background:transparent';
    wrapper.append(this.#frame);
    host.replaceChildren(wrapper);
    host.addEventListener('click', this.#onHostClick);
    window.addEventListener('message', this.#onMessage);
    this.#showClasses();
  }

  unmount(): void {
    window.removeEventListener('message', this.#onMessage);
    this.#host?.removeEventListener('click', this.#onHostClick);
    for (const name of Object.values(this.#classes())) this.#host?.classList.remove(...name.split(' '));
    this.#host?.replaceChildren();
    this.#host = null;
    this.#frame = null;
    this.#focused = false;
    this.#ready = false;
    for (const answer of this.#waiting.values()) answer({ error: { type: 'api_error', message: UNMOUNTED } });
    this.#waiting.clear();
  }

  destroy(): void {
    this.unmount();
    this.forgetListeners();
    this.#forget();
  }

  update(options: StripeCardElementOptions): void {
    this.#options = { ...this.#options, ...options };
    this.#sendOptions();
    this.#showClasses();
  }

  focus(): void {
    this.#frame?.focus();
    this.#send({ kind: 'focus' });
  }

  blur(): void {
    this.#send({ kind: 'blur' });
    this.#frame?.blur();
  }

  clear(): void {
    this.#send({ kind: 'clear' });
  }

  /** Lets the frame post `fields` and its card to the API; the card never leaves the frame's side. */
  async submitCard(path: string, fields: [string, string][], cardPrefix: string): Promise<Answer> {
    if (!this.#frame) {
      throw new Error(
        'We could not retrieve data from the specified Element. Please make sure the Element you are attempting to use is still mounted.',
      );
    }
    this.#turns += 1;
    const turn = this.#turns;
    return new Promise((resolve) => {
      this.#waiting.set(turn, resolve);
      this.#send({ kind: 'submit', turn, path, fields, cardPrefix });
    });
  }

  readonly #onHostClick = (event: MouseEvent) => {
    // For anybody who taps it, the padding around the frame belongs to the field.
    if (event.target !== this.#frame && !this.#options.disabled) this.focus();
  };

  readonly #onMessage = (event: MessageEvent<FromFrame>) => {
    if (event.origin !== SANDBOX_ORIGIN || event.source !== this.#frame?.contentWindow) return;
    const message = event.data;
    if (message.kind === 'loaded') this.#sendOptions();
    if (message.kind === 'ready' || message.kind === 'resize') this.#resize(message.height);
    if (message.kind === 'ready') this.#becomeReady();
    if (message.kind === 'change') this.#change(message.state);
    if (message.kind === 'focus' || message.kind === 'blur') this.#focusChange(message.kind === 'focus');
    if (message.kind === 'escape') this.fire('escape', { elementType: 'card' });
    if (message.kind === 'enter') this.#host?.closest('form')?.requestSubmit();
    if (message.kind === 'answer') {
      this.#waiting.get(message.turn)?.(message.answer);
      this.#waiting.delete(message.turn);
    }
  };

  #becomeReady(): void {
    this.#ready = true;
    // Always after mount, so that a listener added right after it hears it, too.
    setTimeout(() => this.fire('ready', { elementType: 'card' }), 0);
  }

  #change(state: CardState): void {
    this.#state = state;
    this.#showClasses();
    if (this.#ready) this.fire('change', { elementType: 'card', error: undefined, ...state });
  }

  #focusChange(focused: boolean): void {
    if (focused === this.#focused) return;
    this.#focused = focused;
    this.#showClasses();
    this.fire(focused ? 'focus' : 'blur', { elementType: 'card' });
  }

  #resize(height: number): void {
    if (this.#frame && height > 0) this.#frame.style.height = `${height}px`;
  }

  #sendOptions(): void {
    const { classes: _, ...options } = this.#options;
    this.#send({ kind: 'options', options: { ...options, fonts: this.#group.fonts } });
  }

  #send(message: ToFrame): void {
    this.#frame?.contentWindow?.postMessage(message, SANDBOX_ORIGIN);
  }

  #classes(): typeof CLASSES {
    return { ...CLASSES, ...this.#options.classes };
  }

  #showClasses(): void {
    const names = this.#classes();
    const shown = {
      base: true,
      complete: this.#state.complete,
      empty: this.#state.empty,
      focus: this.#focused,
      invalid: Boolean(this.#state.error),
    };
    for (const [name, on] of Object.entries(shown) as [keyof typeof CLASSES, boolean][]) {
      for (const word of names[name].split(' ')) this.#host?.classList.toggle(word, on);
    }
  }
}

function cardFrame(locale: string): HTMLIFrameElement {
  framesMade += 1;
  const frame = document.createElement('iframe');
  frame.name = `__privateStripeFrame${framesMade}`;
  frame.title = 'Secure card payment input frame';
  frame.allow = 'payment *';
  frame.src = `${SANDBOX_ORIGIN}/elements/card?${new URLSearchParams({ parent: location.origin, locale })}`;
  frame.style.cssText =
    'border:0;margin:0;padding:0;width:1px;min-width:100%;overflow:hidden;display:block;user-select:none;height:19.2px;background:transparent;color-scheme:light only';
  return frame;
}
