import { type Language, pageAddress } from '../../../domain/languages.ts';
import type { Settings } from './env.ts';

/**
 * The full address of a page in its reader's language, for mails and for whoever sends people back to the shop.
 * @param path of the page in the source, with its query and fragment: '/order/t0ken'
 */
export function pageUrl({ BASE_URL }: Pick<Settings, 'BASE_URL'>, language: Language, path: string): string {
  return BASE_URL + pageAddress(language, path);
}
