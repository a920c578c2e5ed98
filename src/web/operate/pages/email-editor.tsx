import { useRef, useState } from 'react';

import { LANGUAGES } from '../../../domain/languages.ts';
import { mailNames } from '../../../domain/operators/mail-names.ts';
import { MAX_MAIL_LENGTHS } from '../../../domain/operators/texts/worded-mails.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { callVerb } from '../api/call-verb.ts';
import { useAct } from '../api/use-act.ts';
import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { templateWords } from '../mails/words.ts';
import { Card } from '../parts/card.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { DraftAlerts } from '../parts/draft-alerts.tsx';
import { ErrorAlert } from '../parts/error-panel.tsx';
import { Alerts, Cards, Columns } from '../parts/layout.tsx';
import { useVersionLimit, VersionsCard } from '../parts/versions/versions-card.tsx';
import { draftWords, frameWords, versionWords } from '../parts/words.ts';
import { LineChanges } from './line-changes.tsx';
import { PlaceholdersCard } from './placeholders-card.tsx';
import { useTextDraft } from './use-text-draft.ts';
import { emailWords as words, pageWords } from './words.ts';

import styles from './page.module.css';

type Shown = Output<'mail_words'>;
type Field = 'subject' | 'opening' | 'closing';

const FIELDS: readonly Field[] = ['subject', 'opening', 'closing'];

/** Subject, opening and closing of an email, with preview, a sample by mail, publication and versions. */
export function EmailEditor({ shown, onChanged }: { shown: Shown; onChanged: () => void }) {
  const { mail, language, newest, placeholders } = shown;
  const { subject = '', opening = '', closing = '' } = shown.words ?? {};
  const text = useTextDraft({
    saved: { subject, opening, closing },
    newest,
    preview: (written) => callVerb('mail_words_preview', { mail, language, ...written }),
    onChanged,
  });
  const [isAsking, setIsAsking] = useState(false);
  const [undone, setUndone] = useState<number | null>(null);
  const fields = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState<Field>('opening');

  function insert(name: string) {
    const input = fields.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${last}"]`);
    if (!input) return;
    input.focus();
    input.setRangeText(name, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
    text.change({ [last]: input.value });
  }

  const common = (name: Field) => ({
    name,
    label: words.names[name],
    hint: words.hints[name],
    error: text.errorOf(name),
    value: text.written[name],
    lang: LANGUAGES[language].tag,
    dir: 'auto',
    autoComplete: 'off',
    maxLength: name === 'subject' ? MAX_MAIL_LENGTHS.subject : MAX_MAIL_LENGTHS.part,
    onFocus: () => setLast(name),
    onChange: ({ target }: { target: { value: string } }) => text.change({ [name]: target.value }),
  });

  return (
    <>
      <Alerts done={text.done}>
        <ErrorAlert failure={text.failure} />
        {text.isDraft && (
          <DraftAlerts
            newer={text.base === newest ? null : draftWords.newer(newest)}
            onKeep={text.keep}
            onDiscard={text.discard}
          >
            <Button busy={text.busy} onClick={() => void text.show()}>
              {pageWords.preview}
            </Button>
          </DraftAlerts>
        )}
      </Alerts>
      <Cards>
        {text.preview && (
          <Preview
            shown={shown}
            draft={text.preview.id}
            onClose={text.closePreview}
            onPublish={() => setIsAsking(true)}
          />
        )}
        <Columns>
          <Card title={words.card}>
            <div ref={fields} className={styles['fields']}>
              {FIELDS.map((name) =>
                name === 'subject' ? (
                  <TextField key={name} {...common(name)} />
                ) : (
                  <TextArea key={name} rows={6} {...common(name)} />
                ),
              )}
            </div>
          </Card>
          <PlaceholdersCard placeholders={placeholders} lead={words.placeholders} onInsert={insert} />
        </Columns>
        <Versions shown={shown} onUndo={setUndone} />
      </Cards>
      <ConfirmDialog
        open={isAsking}
        title={words.dialog(mailNames[mail], language)}
        lead={words.dialogLead}
        action={pageWords.publish}
        onClose={() => setIsAsking(false)}
        onConfirm={(reason) =>
          text.finish(
            () =>
              callVerb('mail_words_publish', { mail, language, ...text.written, reason, seen: text.base }),
            pageWords,
          )
        }
      />
      <ConfirmDialog
        open={undone !== null}
        title={words.undoDialog(undone ?? 0, language)}
        lead={pageWords.undoLead}
        action={versionWords.undo}
        onClose={() => setUndone(null)}
        onConfirm={(reason) =>
          text.finish(
            () => callVerb('mail_words_undo', { mail, language, version: undone ?? 0, reason, seen: newest }),
            pageWords,
          )
        }
      />
    </>
  );
}

interface PreviewProps {
  shown: Shown;
  draft: string;
  onClose: () => void;
  onPublish: () => void;
}

/** The email with sample data as HTML and as text, and a way to send it to oneself. */
function Preview({ shown: { mail, language }, draft, onClose, onPublish }: PreviewProps) {
  const asked = { template: mail, sample: 0, language, draft };
  const { data, failure } = useVerb('mail_preview', asked);
  const sent = useAct(() => callVerb('mail_sample', asked));
  const query = new URLSearchParams({ template: mail, language, draft });
  return (
    <Card title={frameWords.title}>
      <ErrorAlert failure={failure} />
      <p className={styles['heading']}>{data?.subject}</p>
      <iframe
        className={styles['mail']}
        title={frameWords.frame(mailNames[mail])}
        sandbox=""
        src={`/api/operate/mail_preview.html?${query}`}
      />
      <div className={styles['acts']}>
        <Button onClick={onPublish}>{pageWords.publish}</Button>
        <Button variant="secondary" busy={sent.busy} onClick={sent.run}>
          {words.send}
        </Button>
        <Button variant="bare" onClick={onClose}>
          {frameWords.close}
        </Button>
      </div>
      {sent.done && (
        <Alert
          tone={sent.done.result === 'sent' ? 'success' : 'warning'}
          title={(sent.done.result === 'sent' ? templateWords.sent : templateWords.notSent)(
            sent.done.to,
            sent.done.answer,
          )}
        />
      )}
      <ErrorAlert failure={sent.failure} />
      <h3 className={styles['heading']}>{words.text}</h3>
      {data ? (
        <pre className={styles['plain']} dir="auto">
          {data.text}
        </pre>
      ) : (
        <Skeleton height="8rem" radius="var(--r)" />
      )}
    </Card>
  );
}

function Versions({
  shown: { mail, language, newest, words: own },
  onUndo,
}: {
  shown: Shown;
  onUndo: (version: number) => void;
}) {
  const limit = useVersionLimit();
  const { data, failure } = useVerb('mail_words_history', { mail, limit: limit.limit, before: newest + 1 });
  return (
    <VersionsCard
      newest={newest}
      found={data}
      failure={failure}
      limit={limit}
      own={own ? words.own : null}
      onUndo={onUndo}
      compared={(version) => <Compared {...{ mail, language }} from={version} to={newest} />}
    />
  );
}

function Compared(versions: { mail: Shown['mail']; language: Shown['language']; from: number; to: number }) {
  const { data, failure } = useVerb('mail_words_compare', versions);
  if (failure) return <ErrorAlert failure={failure} />;
  return data ? <LineChanges changes={data.changes} /> : <Skeleton height="8rem" radius="var(--r)" />;
}
