import missingIcon from '@phosphor-icons/core/regular/envelope-simple.svg?raw';
import { useParams } from 'react-router';

import { isLanguage, type Language } from '../../../domain/languages.ts';
import { mailNames } from '../../../domain/operators/mail-names.ts';
import { WORDED_MAILS, type WordedMail } from '../../../domain/operators/texts/worded-mails.ts';
import { Panel } from '../../ui/panels/panel.tsx';
import { useVerb } from '../api/use-verb.ts';
import { BackLink, DetailScreen } from '../parts/detail-screen.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { EmailEditor } from './email-editor.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { emailWords as words } from './words.ts';

const isMail = (name: string): name is WordedMail => WORDED_MAILS.some((one) => one === name);

/** The words in an email of one language. */
export function EmailScreen() {
  const { mail = '', language = '' } = useParams();
  if (isMail(mail) && isLanguage(language)) return <Email mail={mail} language={language} />;
  return (
    <>
      <BackLink to={['/pages/emails', words.back]} />
      <Panel icon={missingIcon} title={words.unknown.title} heading="h1">
        {words.unknown.text}
      </Panel>
    </>
  );
}

function Email({ mail, language }: { mail: WordedMail; language: Language }) {
  const read = useVerb('mail_words', { mail, language });
  return (
    <DetailScreen
      read={read}
      back={['/pages/emails', words.back]}
      head={({ languages }) => (
        <PageHead
          title={mailNames[mail]}
          actions={
            <LanguageChoice
              language={language}
              languages={languages}
              hrefOf={(code) => `/pages/emails/${mail}/${code}`}
            />
          }
        >
          {words.lead}
        </PageHead>
      )}
    >
      {(shown) => <EmailEditor shown={shown} onChanged={read.reload} />}
    </DetailScreen>
  );
}
