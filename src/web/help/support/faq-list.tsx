import { useState } from 'react';

import { findEntries } from '../../../domain/help/find-entries.ts';
import { SearchBox } from '../../ui/form/search-box.tsx';
import { Disclosure } from '../../ui/panels/disclosure.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { FaqGroup } from './faq-words.tsx';
import { textOf } from './text-of.ts';
import { faqSearchWords as words } from './words.ts';

import styles from './faq-list.module.css';

/** All questions in groups, with a filter; without scripts all of them are shown. */
export function FaqList({ groups }: { groups: readonly FaqGroup[] }) {
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
  return (
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
      {found.map(({ id, title, questions }) => (
        <section key={id} id={id} className={styles['group']} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className={styles['title']}>
            {title}
          </h2>
          <div className={styles['questions']}>
            {questions.map(({ question, shown }) => (
              <Disclosure key={question} summary={question} toggle={words}>
                <p className={styles['answer']}>{shown}</p>
              </Disclosure>
            ))}
          </div>
        </section>
      ))}
    </>
  );
}
