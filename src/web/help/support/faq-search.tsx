import { useId, useState } from 'react';

import { findEntries, type HelpEntry } from '../../../domain/help/find-entries.ts';
import { wholePath } from '../../core/language.ts';
import { paths } from '../../core/paths.ts';
import { SearchBox } from '../../ui/form/search-box.tsx';
import { Disclosure } from '../../ui/panels/disclosure.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { faqSearchWords } from './words.ts';

import styles from './faq-search.module.css';

interface FaqSearchProps {
  entries: readonly HelpEntry[];
  /** The query in the address; without scripts the search is a plain form. */
  asked: string;
}

/** Questions that open one at a time, with a filter. */
export function FaqSearch({ entries, asked }: FaqSearchProps) {
  const [typed, setTyped] = useState(asked);
  const field = useId();
  const found = findEntries(entries, typed);
  return (
    <div>
      <search className={styles['search']}>
        <form method="get" action={wholePath(paths.support())} onSubmit={(event) => event.preventDefault()}>
          <label className={styles['label']} htmlFor={field}>
            {faqSearchWords.search}
          </label>
          <SearchBox id={field} name="q" value={typed} maxLength={80} onType={setTyped} />
        </form>
      </search>
      <VisuallyHidden status>{typed.trim() === '' ? '' : faqSearchWords.found(found.length)}</VisuallyHidden>
      {found.length === 0 ? (
        <p className={styles['none']}>{faqSearchWords.none}</p>
      ) : (
        <div className={styles['entries']}>
          {found.map(({ question, answer, category }) => (
            <Disclosure
              key={question}
              name="support-entry"
              toggle={faqSearchWords}
              summary={
                <>
                  <span className={styles['category']}>{category}</span>
                  {question}
                </>
              }
            >
              <p className={styles['answer']}>{answer}</p>
            </Disclosure>
          ))}
        </div>
      )}
    </div>
  );
}
