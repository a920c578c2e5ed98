import { INVALID, UNPROCESSABLE, type Invalid, type Unprocessable } from '../account/issues.ts';
import { invalid, plainFailure, unprocessable, type PaypalFailure } from './failure.ts';

const PLAIN: Record<string, number> = {
  AUTHENTICATION_FAILURE: 401,
  NOT_AUTHORIZED: 403,
  PERMISSION_DENIED: 403,
  RESOURCE_NOT_FOUND: 404,
  INVALID_RESOURCE_ID: 404,
  PREVIOUS_REQUEST_IN_PROGRESS: 409,
  RATE_LIMIT_REACHED: 429,
  INTERNAL_SERVER_ERROR: 500,
  INTERNAL_SERVICE_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
};

/**
 * The failure that the header `PayPal-Mock-Response: {"mock_application_codes": "INSTRUMENT_DECLINED"}` asks for. Undefined
 * without the header, or for a code that does not fit: as at PayPal, the real answer follows.
 */
export function mockedFailure(header: string | undefined): PaypalFailure | undefined {
  const code = codeOf(header);
  if (code === undefined) return undefined;
  if (code in UNPROCESSABLE) return unprocessable(code as Unprocessable);
  if (code in INVALID) return invalid(code as Invalid, '/');
  const status = PLAIN[code];
  return status === undefined ? undefined : plainFailure(status);
}

function codeOf(header: string | undefined): string | undefined {
  if (!header) return undefined;
  try {
    const code = (JSON.parse(header) as { mock_application_codes?: unknown }).mock_application_codes;
    return typeof code === 'string' ? code : undefined;
  } catch {
    return undefined;
  }
}
