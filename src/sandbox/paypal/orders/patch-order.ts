import { z } from 'zod';

import type { Account } from '../account/account.ts';
import type { Order, Unit } from '../account/state.ts';
import { invalid, unprocessable } from '../api/failure.ts';
import { readAmount, readShape } from './order-request.ts';

const patches = z
  .array(
    z.strictObject({
      op: z.enum(['add', 'replace', 'remove']),
      path: z.string(),
      value: z.unknown().optional(),
    }),
  )
  .min(1);
const PATH = /^\/purchase_units\/@reference_id=='([^']*)'(?:\/(.+))?$/;
const LONGEST = { description: 127, custom_id: 127, invoice_id: 127, soft_descriptor: 22 };

/**
 * Changes the amount, description, custom_id, invoice_id or soft_descriptor of an order that is not captured yet. Applies all
 * patches or none. Throws 400 and 422 like PayPal.
 */
export function patchOrder(account: Account, order: Order, body: unknown): void {
  if (order.status === 'COMPLETED') throw unprocessable('ORDER_ALREADY_COMPLETED');
  const unit = structuredClone(order.unit);
  for (const { op, path, value } of readShape(patches, body)) {
    const [, reference, field = ''] = PATH.exec(path) ?? [];
    if (reference !== unit.reference_id) throw invalid('FIELD_NOT_PATCHABLE', path);
    if (field === 'amount') patchAmount(unit, op, path, value);
    else if (field in LONGEST) patchText(unit, field as keyof typeof LONGEST, { op, path, value });
    else throw invalid('FIELD_NOT_PATCHABLE', path);
  }
  order.unit = unit;
  order.updated = account.world.now();
  account.save();
}

function patchAmount(unit: Unit, op: string, path: string, value: unknown): void {
  if (op !== 'replace') throw unprocessable('INVALID_PATCH_OPERATION', { field: path });
  unit.amount = readAmount(value, path, unit.items);
}

function patchText(
  unit: Unit,
  field: keyof typeof LONGEST,
  { op, path, value }: { op: string; path: string; value?: unknown },
): void {
  const isThere = unit[field] !== undefined;
  if (isThere === (op === 'add')) throw unprocessable('INVALID_PATCH_OPERATION', { field: path });
  if (op === 'remove') {
    delete unit[field];
    return;
  }
  if (typeof value !== 'string' || value === '' || value.length > LONGEST[field]) {
    throw invalid('INVALID_STRING_LENGTH', path, value);
  }
  unit[field] = value;
}
