/** The object under `error` in an error answer. */
export interface StripeErrorBody {
  type: 'card_error' | 'invalid_request_error' | 'idempotency_error' | 'api_error' | 'rate_limit_error';
  code?: string;
  decline_code?: string;
  message: string;
  param?: string;
  charge?: string;
  payment_intent?: object;
  setup_intent?: object;
  payment_method?: unknown;
}

/** An error answer on its way out. */
export class StripeFailure extends Error {
  readonly status: number;
  readonly body: StripeErrorBody;
  /** False for a failure before the endpoint began to work: an idempotency key does not store it. */
  readonly kept: boolean;

  constructor(status: number, body: StripeErrorBody, kept: boolean) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.kept = kept;
  }
}

/** A request refused before anything was done. */
export function invalid(message: string, param?: string, code?: string): StripeFailure {
  return new StripeFailure(
    400,
    { type: 'invalid_request_error', message, ...(code && { code }), ...(param && { param }) },
    false,
  );
}

/** A valid request that the object's state does not allow. */
export function refused(message: string, code?: string, extra: Partial<StripeErrorBody> = {}): StripeFailure {
  return new StripeFailure(
    400,
    { type: 'invalid_request_error', message, ...(code && { code }), ...extra },
    true,
  );
}

export function missing(kind: string, id: string, param = 'id'): StripeFailure {
  return new StripeFailure(
    404,
    { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${kind}: '${id}'`, param },
    false,
  );
}

export function cardError(body: Omit<StripeErrorBody, 'type'>, kept: boolean): StripeFailure {
  return new StripeFailure(402, { type: 'card_error', ...body }, kept);
}
