import missingIcon from '@phosphor-icons/core/regular/files.svg?raw';
import { useParams } from 'react-router';

import { isLanguage, type Language, pageAddress } from '../../../domain/languages.ts';
import { PAGE_NAMES, type PageName, TEXT_PAGES } from '../../../domain/operators/texts/texts.ts';
import { Panel } from '../../ui/panels/panel.tsx';
import { useVerb } from '../api/use-verb.ts';
import { BackLink, DetailScreen } from '../parts/detail-screen.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { PageEditor } from './page-editor.tsx';
import { pageNames, pageWords as words } from './words.ts';

const isPage = (name: string): name is PageName => PAGE_NAMES.some((one) => one === name);

function showsOf(page: PageName) {
  if (page === 'contract_summary') return words.showsSummary;
  return TEXT_PAGES[page].isPart ? words.showsPart : words.shows;
}

/** The text of a page in one language. */
export function PageScreen() {
  const { page = '', language = '' } = useParams();
  if (isPage(page) && isLanguage(language)) return <Page page={page} language={language} />;
  return (
    <>
      <BackLink to={['/pages', words.back]} />
      <Panel icon={missingIcon} title={words.unknown.title} heading="h1">
        {words.unknown.text}
      </Panel>
    </>
  );
}

function Page({ page, language }: { page: PageName; language: Language }) {
  const read = useVerb('page', { page, language });
  return (
    <DetailScreen
      read={read}
      back={['/pages', words.back]}
      head={({ path, shows, languages }) => (
        <PageHead
          title={pageNames[page]}
          actions={
            <LanguageChoice
              language={language}
              languages={languages}
              hrefOf={(code) => `/pages/${page}/${code}`}
            />
          }
        >
          {showsOf(page)(language, shows)}{' '}
          <a href={pageAddress(language, path)} target="_blank" rel="noreferrer">
            {words.open}
          </a>
        </PageHead>
      )}
    >
      {(shown) => <PageEditor shown={shown} onChanged={read.reload} />}
    </DetailScreen>
  );
}
