/** PayPal's API as somebody with the shop's keys uses it, past the shop. */
export class PaypalAccount {
  readonly #base: string;
  readonly #keys: string;

  constructor(base: string, id = 'sandbox', secret = 'sandbox') {
    this.#base = base;
    this.#keys = Buffer.from(`${id}:${secret}`).toString('base64');
  }

  async call(method: string, path: string, body: object): Promise<void> {
    const token = await fetch(`${this.#base}/v1/oauth2/token`, {
      method: 'POST',
      headers: { Authorization: `Basic ${this.#keys}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    const { access_token: bearer } = (await token.json()) as { access_token: string };
    const answer = await fetch(`${this.#base}${path}`, {
      method,
      headers: { Authorization: `Bearer ${bearer}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} refused: ${answer.status} ${await answer.text()}`);
  }

  /** A refund made by hand in the dashboard; of the whole capture unless `dollars` are given. */
  async refund(captureId: string, dollars?: string): Promise<void> {
    const body = dollars === undefined ? {} : { amount: { value: dollars, currency_code: 'USD' } };
    await this.call('POST', `/v2/payments/captures/${captureId}/refund`, body);
  }
}
