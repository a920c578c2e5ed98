import { formatDataAmount, UNLIMITED } from '../../domain/catalog/data-amount.ts';
import type { BundleStatus } from '../../domain/esims/bundle-status.ts';
import { bundleMessages } from '../../domain/esims/words.ts';

/** A live status as English modules make it, in the language of these words. */
export function statusInWords(status: BundleStatus): BundleStatus {
  const { full_speed_today: today } = status;
  return {
    ...status,
    message: bundleMessages[status.bundle_state],
    used_quantity_formatted: amountInWords(status.used_quantity_formatted),
    remaining_quantity_formatted: amountInWords(status.remaining_quantity_formatted),
    initial_quantity_formatted: amountInWords(status.initial_quantity_formatted),
    full_speed_today: today && { ...today, left: amountInWords(today.left), of: amountInWords(today.of) },
  };
}

/** @param english '750 MB', '2.3 GB', or the word for unlimited */
function amountInWords<Amount extends string | null>(english: Amount): Amount | string {
  if (english === null) return english;
  const [, count, unit] = /^([\d.]+)\s(MB|GB)$/.exec(english) ?? [];
  const megabytes = count === undefined ? UNLIMITED : Number(count) * (unit === 'GB' ? 1000 : 1);
  return formatDataAmount(megabytes);
}
