import { SOURCE } from '../../../domain/languages.ts';
import { mailNames } from '../../../domain/operators/mail-names.ts';
import { ListScreen } from '../parts/list-screen.tsx';
import { useList } from '../parts/list/use-list.ts';
import { Moment } from '../parts/moment.tsx';
import { partWords } from '../parts/words.ts';
import { PagesTabs } from './pages-tabs.tsx';
import { emailsWords as words, pagesWords } from './words.ts';

/** The emails to which words can be added. */
export function Emails() {
  const list = useList('mail_words_list', {});
  return (
    <ListScreen
      list={list}
      words={words}
      lead={words.lead}
      tabs={<PagesTabs />}
      rows={list.data?.mails}
      columns={[
        { id: 'mail', phone: 'lead', breaks: 'never', cell: ({ mail }) => mailNames[mail] },
        {
          id: 'text',
          phone: 'below',
          cell: ({ languages }) => (languages.length === 0 ? words.none : pagesWords.yours(languages)),
        },
        {
          id: 'changed',
          phone: 'below-end',
          cell: ({ changed_at: at }) => (at === null ? partWords.none : <Moment at={at} />),
        },
      ]}
      idOf={({ mail }) => mail}
      nameOf={({ mail }) => mailNames[mail]}
      hrefOf={({ mail, languages }) => `/pages/emails/${mail}/${languages[0] ?? SOURCE}`}
    />
  );
}
