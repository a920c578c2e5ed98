/** A provider could not be asked, or answered nonsense: whether something happened is not known. */
export class ProviderUnreachable extends Error {
  constructor(provider: string, why: string, options?: { cause?: unknown }) {
    super(`${provider}: ${why}`, options);
    this.name = 'ProviderUnreachable';
  }
}

/** We did not ask: the share of calls that such a question may use is spent for now. */
export class ProviderBusy extends ProviderUnreachable {
  constructor(provider: string) {
    super(provider, 'the share of calls is spent');
    this.name = 'ProviderBusy';
  }
}

/** A provider understood and said no. Nothing happened. */
export class ProviderRefused extends Error {
  readonly code: string;

  constructor(provider: string, code: string, why: string, options?: { cause?: unknown }) {
    super(`${provider}: ${why}`, options);
    this.name = 'ProviderRefused';
    this.code = code;
  }
}
