import { Fragment } from 'react';

import { LOCALE } from '../../../domain/language-words.ts';
import type { ShownText } from '../../../domain/operators/texts/shown-text.ts';
import { Article } from './article.tsx';

import styles from './own-text.module.css';

/** What an operator adds to a page, below its heading. */
export function OwnPart({ lead, sections, language }: NonNullable<ShownText['text']>) {
  return (
    <div className={styles['own']} lang={language?.tag} dir={language?.direction}>
      {lead && <p>{lead}</p>}
      {sections.map(({ id, title, html }) => (
        <Fragment key={id}>
          {title && <h3>{title}</h3>}
          <div className={styles['own']} dangerouslySetInnerHTML={{ __html: html }} />
        </Fragment>
      ))}
    </div>
  );
}

/** A page's text as the operator wrote it, or only the notes above an earlier text of the shop's own. */
export function OwnText({ text, notes, earlier }: ShownText) {
  const lines = notes.map((note) => (
    <p key={note.text} className={styles['note']} lang={LOCALE} dir="auto">
      {note.text}
      {note.link && (
        <>
          {' '}
          <a href={note.link.to}>{note.link.label}</a>
        </>
      )}
    </p>
  ));
  if (!text) return <div className={styles['alone']}>{lines}</div>;
  const { title, lead, sections, language } = text;
  const article = (
    <Article
      title={title}
      lead={lead}
      notes={lines}
      sections={[
        ...sections.map(({ id, title: heading, html }) => ({
          id,
          title: heading,
          body: <div className={styles['own']} dangerouslySetInnerHTML={{ __html: html }} />,
        })),
        ...(earlier
          ? [
              {
                id: 'earlier-versions',
                title: earlier.title,
                body: (
                  <ul>
                    {earlier.links.map(({ label, to }) => (
                      <li key={to}>
                        <a href={to}>{label}</a>
                      </li>
                    ))}
                  </ul>
                ),
                isForScreens: true,
              },
            ]
          : []),
      ]}
    />
  );
  return language ? (
    <div lang={language.tag} dir={language.direction}>
      {article}
    </div>
  ) : (
    article
  );
}
