import type { EnterpriseRequest } from '../../domain/enterprise/enterprise-request.ts';
import type { Language } from '../../domain/languages.ts';
import type { Deps } from '../deps.ts';
import { queueMail } from '../mail/outbox.ts';
import { enterpriseRequestTable } from './tables.ts';

/**
 * Stores a request and notifies sales and its sender by mail. A repeat with the same id, after a lost answer, changes nothing.
 */
export async function receiveRequest(
  deps: Deps,
  request: EnterpriseRequest & { id: string; userAgent: string },
  language: Language,
): Promise<void> {
  const { SALES_EMAIL, SUPPORT_EMAIL } = deps.settings;
  await deps.db.db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(enterpriseRequestTable)
      .values({
        ...request,
        interestedRegions: [...new Set(request.interestedRegions)],
        createdAt: deps.now(),
      })
      .onConflictDoNothing()
      .returning();
    if (!stored) return;
    const about = { enterpriseRequestId: stored.id };
    await queueMail(deps, tx, {
      ...about,
      template: 'enterprise_request',
      address: SALES_EMAIL ?? SUPPORT_EMAIL,
    });
    await queueMail(deps, tx, { ...about, template: 'enterprise_received', address: stored.email, language });
  });
}
