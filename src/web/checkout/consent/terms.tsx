import type { ChangedText } from '../../../domain/operators/texts/shown-text.ts';
import { wholePath } from '../../core/language.ts';
import { paths } from '../../core/paths.ts';
import { useSettings } from '../../core/site.ts';
import { linkWords } from '../../core/words.ts';
import { termsWords } from './words.ts';

import styles from './terms.module.css';

const NOTHING: readonly ChangedText[] = [];

/** The links open new tabs, so that reading them does not lose what the buyer typed. */
export function Terms() {
  const { changed = NOTHING } = useSettings();
  return (
    <p className={styles['terms']}>
      {termsWords.agree(
        <a href={wholePath(paths.termsOfService())} target="_blank" rel="noopener">
          {linkWords.terms}
        </a>,
        <a href={wholePath(paths.privacy())} target="_blank" rel="noopener">
          {linkWords.privacy}
        </a>,
      )}{' '}
      <a href={wholePath(paths.refundPolicy())} target="_blank" rel="noopener">
        {linkWords.refundPolicy}
      </a>
      {changed.map(({ to, text }) => (
        <a key={to} href={to} target="_blank" rel="noopener" className={styles['changed']}>
          {text}
        </a>
      ))}
    </p>
  );
}

/** In place of what needs scripts. */
export function NoScript() {
  return (
    <noscript>
      <p className={styles['noscript']}>{termsWords.noScript}</p>
    </noscript>
  );
}
