import type { Language } from '../../../domain/languages.ts';
import { type PageName, TEXT_PAGES } from '../../../domain/operators/texts/texts.ts';
import { summaryModule } from '../../contract-summaries/summaries.ts';
import type { Deps } from '../../deps.ts';
import { shippedText, type ShippedText } from '../../pages/shipped-text.ts';
import { SUMMARY } from '../../texts/kind.ts';

/** The text that the shop comes with, which an operator's replaces; null for a part of a page that it leaves to them. */
export async function ownOfShop(
  deps: Pick<Deps, 'settings' | 'catalog' | 'news' | 'processors' | 'switches' | 'log'>,
  name: PageName,
  language: Language,
): Promise<ShippedText | null> {
  if (name === SUMMARY) return { ...(await summaryModule(language)).summaryWords.part, lead: '' };
  return TEXT_PAGES[name].isPart ? null : shippedText(deps, name, language);
}
