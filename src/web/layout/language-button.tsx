import globeIcon from '@phosphor-icons/core/regular/globe.svg?raw';
import type { ReactNode } from 'react';

import { useHasLanguages, useSettings } from '../core/site.ts';
import { Icon } from '../ui/icon.tsx';
import { currencyWords } from './currency-words.ts';

/** The id of the list, in `languages.tsx`. */
export const LANGUAGES_PANEL = 'languages';

interface LanguageButtonProps {
  className: string | undefined;
  /** Without them the button shows its icon alone. */
  children?: ReactNode;
}

/** 'Language', 'Currency', or both; null if there is no choice. */
export function useChoicesLabel(): string | null {
  const hasLanguages = useHasLanguages();
  const { currencies = [] } = useSettings();
  if (currencies.length === 0) return hasLanguages ? currencyWords.language : null;
  return hasLanguages ? currencyWords.languageAndCurrency : currencyWords.currency;
}

/** Opens the choice of languages and currencies, which the foot of the page brings; absent if there is no choice. */
export function LanguageButton({ className, children }: LanguageButtonProps) {
  const label = useChoicesLabel();
  if (label === null) return null;
  return (
    <button
      type="button"
      popoverTarget={LANGUAGES_PANEL}
      className={className}
      aria-label={children === undefined ? label : undefined}
    >
      <Icon of={globeIcon} size={24} />
      {children}
    </button>
  );
}
