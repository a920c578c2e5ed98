import { type ReactNode, useState } from 'react';

import { findEntries } from '../../../domain/help/find-entries.ts';
import { SearchBox } from '../../ui/form/search-box.tsx';
import { Disclosure } from '../../ui/panels/disclosure.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { ArticleSection } from '../articles/article.tsx';
import type { FaqGroup } from './faq-words.tsx';
import { textOf } from './text-of.ts';
import { faqSearchWords as words } from './words.ts';

import styles from './faq-list.module.css';

/** The groups of questions as sections of a page, and the search in them; without scripts all of them are shown. */
export function useFaqList(groups: readonly FaqGroup[]): { search: ReactNode; sections: ArticleSection[] } {
  const [typed, setTyped] = useState('');
  const found = groups
    .map(({ id, title, questions }) => ({
      id,
      title,
      questions: findEntries(
        questions.map((entry) => ({
          ...entry,
          shown: entry.answer,
          answer: textOf(entry.answer),
          category: title,
        })),
        typed,
      ),
    }))
    .filter(({ questions }) => questions.length > 0);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  return {
    search: (
      <>
        <search className={styles['search']} data-scripted>
          <SearchBox
            aria-label={words.search}
            placeholder={words.try}
            value={typed}
            maxLength={80}
            onType={setTyped}
          />
        </search>
        <VisuallyHidden status>{typed.trim() === '' ? '' : words.found(count)}</VisuallyHidden>
        {count === 0 && <p className={styles['none']}>{words.none}</p>}
      </>
    ),
    sections: found.map(({ id, title, questions }) => ({
      id,
      title,
      body: (
        <div className={styles['questions']}>
          {questions.map(({ question, shown }) => (
            <Disclosure key={question} summary={question} toggle={words}>
              <p className={styles['answer']}>{shown}</p>
            </Disclosure>
          ))}
        </div>
      ),
    })),
  };
}
