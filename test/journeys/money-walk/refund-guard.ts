import { and, eq, isNull } from 'drizzle-orm';

import type { Db } from '../../../src/server/db/database.ts';
import { userEsimTable } from '../../../src/server/esims/tables.ts';
import { paymentTable, refundTable } from '../../../src/server/purchase/tables.ts';
import type { MemoryWorld } from '../../support/memory-world/world.ts';

interface Processor<Wanted> {
  refund(wanted: Wanted): Promise<unknown>;
}

/** A processor that first checks whether somebody can still use the eSIM that it is to refund. */
export function guardRefunds<Wanted extends { refundId: string }, P extends Processor<Wanted>>(
  processor: P,
  { db, world, onWrong }: { db: Db; world: MemoryWorld; onWrong: (what: string) => void },
): P {
  const refund = async (wanted: Wanted) => {
    const rows = await db
      .select({ reference: userEsimTable.orderReference })
      .from(refundTable)
      .innerJoin(paymentTable, eq(paymentTable.id, refundTable.paymentId))
      .innerJoin(userEsimTable, eq(userEsimTable.purchaseId, refundTable.purchaseId))
      // A partial refund leaves the eSIM with its buyer.
      .where(
        and(
          eq(refundTable.id, wanted.refundId),
          eq(paymentTable.status, 'accepted'),
          isNull(refundTable.part),
        ),
      );
    const order = world.esimGo.orders.find(({ reference }) => reference === rows[0]?.reference);
    if (order && order.state !== 'revoked' && !order.isKept)
      onWrong('money goes back for an eSIM that works');
    return processor.refund(wanted);
  };
  return new Proxy(processor, {
    get(target, name) {
      const value: unknown = name === 'refund' ? refund : Reflect.get(target, name);
      return typeof value === 'function' && name !== 'refund' ? value.bind(target) : value;
    },
  });
}
