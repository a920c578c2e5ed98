import globeIcon from '@phosphor-icons/core/regular/globe.svg?raw';
import type { ReactNode } from 'react';

import { useHasLanguages } from '../core/site.ts';
import { Icon } from '../ui/icon.tsx';

/** The id of the list, in `languages.tsx`. */
export const LANGUAGES_PANEL = 'languages';

interface LanguageButtonProps {
  className: string | undefined;
  /** For a button that shows only its icon. */
  label?: string;
  children?: ReactNode;
}

/** Opens the choice of languages, which the foot of the page brings; absent if there is no choice. */
export function LanguageButton({ className, label, children }: LanguageButtonProps) {
  if (!useHasLanguages()) return null;
  return (
    <button type="button" popoverTarget={LANGUAGES_PANEL} className={className} aria-label={label}>
      <Icon of={globeIcon} size={24} />
      {children}
    </button>
  );
}
