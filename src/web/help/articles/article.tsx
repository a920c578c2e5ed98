import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

import { LANGUAGE } from '../../../domain/language-words.ts';
import { LANGUAGES, pageAddress, SOURCE } from '../../../domain/languages.ts';
import { classNames } from '../../ui/class-names.ts';
import { Disclosure } from '../../ui/panels/disclosure.tsx';
import { articleWords } from './words.ts';

import styles from './article.module.css';

/** A section in the table of contents. */
export interface ArticleSection {
  /** Part of the address: never change one that is published. */
  id: string;
  /** Empty for what comes before the first heading. */
  title: string;
  body: ReactNode;
  /** Whether paper goes without it. */
  isForScreens?: boolean;
}

/** With fewer sections, a table of contents is longer than what it finds. */
const MANY = 3;

interface ArticleProps {
  /** The back link, above the title. */
  back?: ReactNode;
  title: string;
  lead?: ReactNode;
  /** Of a legal text: 'August 1, 2025' */
  updated?: string;
  /** Lines below the lead. */
  notes?: ReactNode;
  /** A link or button below the lead. */
  action?: ReactNode;
  /** Above the sections, such as the search in them; on phones in place of the table of contents. */
  intro?: ReactNode;
  sections: ArticleSection[];
}

/** A page of help: title, table of contents and sections. All of them have one left edge, one column and one size of headings. */
export function Article({ back, title, lead, updated, notes, action, intro, sections }: ArticleProps) {
  const isLong = sections.length >= MANY;
  return (
    <article className={classNames(styles['page'], back !== undefined && styles['below'])}>
      {back}
      <header className={styles['head']}>
        <h1 className={styles['title']}>{title}</h1>
        {lead && <p className={styles['lead']}>{lead}</p>}
        {updated && <p className={styles['updated']}>{articleWords.updated(updated)}</p>}
        {updated && <EnglishPrevails />}
        {notes}
        {action && <p className={styles['action']}>{action}</p>}
      </header>
      <div className={styles['columns']}>
        {isLong && (
          <div className={styles['aside']}>
            <Contents sections={sections} />
          </div>
        )}
        <div className={styles['body']}>
          {intro}
          {isLong && !intro && (
            <div className={styles['disclosure']}>
              <Disclosure summary={articleWords.contents}>
                <Contents sections={sections} />
              </Disclosure>
            </div>
          )}
          <div className={styles['sections']}>
            {sections.map(({ id, title, body, isForScreens }) => (
              <section
                key={id}
                id={id}
                aria-labelledby={title && `${id}-title`}
                className={styles['section']}
                data-on-screen={isForScreens}
              >
                {title && (
                  <h2 id={`${id}-title`} className={styles['heading']}>
                    {title}
                  </h2>
                )}
                <div className={styles['text']}>{body}</div>
              </section>
            ))}
          </div>
        </div>
      </div>
    </article>
  );
}

/** Of a legal text whose translation no person has reviewed. */
function EnglishPrevails() {
  const { pathname } = useLocation();
  if (LANGUAGE === SOURCE || LANGUAGES[LANGUAGE].hasReviewedLaw) return null;
  const { tag } = LANGUAGES[SOURCE];
  return (
    <p className={styles['updated']}>
      {articleWords.translation}{' '}
      <a href={pageAddress(SOURCE, pathname)} hrefLang={tag}>
        {articleWords.english}
      </a>
    </p>
  );
}

/** Rendered twice, for narrow and for wide pages; one of them is always hidden. */
function Contents({ sections }: Pick<ArticleProps, 'sections'>) {
  return (
    <nav aria-label={articleWords.contents}>
      <ol className={styles['contents']}>
        {sections.map(
          ({ id, title }) =>
            title && (
              <li key={id}>
                <a href={`#${id}`} className={styles['entry']}>
                  {title}
                </a>
              </li>
            ),
        )}
      </ol>
    </nav>
  );
}
