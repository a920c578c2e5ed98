import { PARTNER_DAYS } from '../../../domain/catalog/found/partner-code.ts';
import { sharedStorage } from '../../browser/browser-storage.ts';
import { VIA_KEY } from '../../browser/keep-partner.ts';

/** The partner code for a purchase, if the buyer came by a partner's link recently; the shop checks it. */
export function partnerCode(): { via?: string } {
  const [via, at] = sharedStorage.getItem(VIA_KEY)?.split(' ') ?? [];
  return via && Date.now() - Number(at) < PARTNER_DAYS * 86_400_000 ? { via } : {};
}
