import { z } from 'zod';

import { idsOfNumber } from '../../../domain/checkout/order.ts';
import type { Db } from '../../db/database.ts';
import { purchasesOn } from '../../esims/queries.ts';
import { idsBetween, idsByAddress, purchasesById } from '../../purchase/overview.ts';
import type { Purchase } from '../../purchase/tables.ts';

const MOST = 50;

/** Whether a word can name orders at all: an id, a number (SP-XXXX-XXXX), an email address or an ICCID. */
export function canName(typed: string): boolean {
  return isId(typed) || typed.includes('@') || isIccid(typed) || idsOfNumber(typed) !== null;
}

/** The orders that an id, a number, an email address or an ICCID stands for, newest first. */
export async function findOrders(db: Db, typed: string): Promise<Purchase[]> {
  return purchasesById(db, await idsNamedBy(db, typed.trim()));
}

async function idsNamedBy(db: Db, typed: string): Promise<string[]> {
  if (isId(typed)) return [typed];
  if (isIccid(typed)) return purchasesOn(db, typed, MOST);
  const number = idsOfNumber(typed);
  return number ? idsBetween(db, number, MOST) : idsByAddress(db, typed, MOST);
}

function isId(typed: string): boolean {
  return z.uuid().safeParse(typed).success;
}

function isIccid(typed: string): boolean {
  return /^\d{18,22}$/.test(typed);
}
