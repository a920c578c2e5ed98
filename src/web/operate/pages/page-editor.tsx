import { useRef, useState } from 'react';

import { LANGUAGES, pageAddress } from '../../../domain/languages.ts';
import { MAX_SUMMARY_PART, MAX_TEXT_LENGTHS, TEXT_PAGES } from '../../../domain/operators/texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { callVerb } from '../api/call-verb.ts';
import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { Card } from '../parts/card.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { DraftAlerts } from '../parts/draft-alerts.tsx';
import { ErrorAlert } from '../parts/error-panel.tsx';
import { Alerts, Cards, Columns } from '../parts/layout.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { useVersionLimit, VersionsCard } from '../parts/versions/versions-card.tsx';
import { draftWords, frameWords, versionWords } from '../parts/words.ts';
import { LineChanges } from './line-changes.tsx';
import { PlaceholdersCard } from './placeholders-card.tsx';
import { useTextDraft } from './use-text-draft.ts';
import { pageNames, pageWords as words } from './words.ts';

import styles from './page.module.css';

type Shown = Output<'page'>;
type Field = 'title' | 'lead' | 'text';
type Written = Record<Field, string>;

const NOTHING: Written = { title: '', lead: '', text: '' };

/** Title, line and Markdown of a page, with preview, publication and versions. */
export function PageEditor({ shown, onChanged }: { shown: Shown; onChanged: () => void }) {
  const { page, language, newest } = shown;
  const { title, lead, text: body } = shown.text ?? NOTHING;
  const text = useTextDraft({
    saved: { title, lead, text: body },
    newest,
    preview: (written) => callVerb('page_preview', { page, language, ...written }),
    onChanged,
  });
  const [isAsking, setIsAsking] = useState(false);
  const [undone, setUndone] = useState<number | null>(null);
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
              {words.preview}
            </Button>
          </DraftAlerts>
        )}
      </Alerts>
      <Cards>
        {text.preview && (
          <Preview
            shown={shown}
            preview={text.preview}
            onClose={text.closePreview}
            onPublish={() => setIsAsking(true)}
          />
        )}
        <TextCards shown={shown} written={text.written} errorOf={text.errorOf} onChange={text.change} />
        <Versions shown={shown} onUndo={setUndone} />
      </Cards>
      {isAsking && (
        <PublishDialog
          shown={shown}
          onClose={() => setIsAsking(false)}
          onPublish={(reason, change, material) =>
            text.finish(
              () =>
                callVerb('page_publish', {
                  page,
                  language,
                  ...text.written,
                  change,
                  material,
                  reason,
                  seen: text.base,
                }),
              words,
            )
          }
        />
      )}
      <ConfirmDialog
        open={undone !== null}
        title={words.undoDialog(undone ?? 0, language)}
        lead={words.undoLead}
        action={versionWords.undo}
        onClose={() => setUndone(null)}
        onConfirm={(reason) =>
          text.finish(
            () => callVerb('page_undo', { page, language, version: undone ?? 0, reason, seen: newest }),
            words,
          )
        }
      />
    </>
  );
}

interface TextCardsProps {
  shown: Shown;
  written: Written;
  errorOf: (field: Field) => string | null;
  onChange: (changed: Partial<Written>) => void;
}

function TextCards({ shown, written, errorOf, onChange }: TextCardsProps) {
  const { page, language, shipped, placeholders } = shown;
  const area = useRef<HTMLDivElement>(null);
  const { tag } = LANGUAGES[language];
  const isEmpty = written.title === '' && written.lead === '' && written.text === '';
  const line = { lang: tag, dir: 'auto', autoComplete: 'off' } as const;

  function insert(name: string) {
    const field = area.current?.querySelector('textarea');
    if (!field) return;
    field.focus();
    field.setRangeText(name, field.selectionStart, field.selectionEnd, 'end');
    onChange({ text: field.value });
  }

  return (
    <Columns>
      <Card title={words.card}>
        <div className={styles['fields']}>
          {isEmpty && shipped && (
            <div className={styles['acts']}>
              <Button variant="secondary" onClick={() => onChange(shipped)}>
                {words.begin}
              </Button>
            </div>
          )}
          {shipped === null && !TEXT_PAGES[page].isPart && (
            <p className={styles['hint']}>{words.noShipped}</p>
          )}
          <TextField
            label={words.names.title}
            error={errorOf('title')}
            maxLength={MAX_TEXT_LENGTHS.title}
            value={written.title}
            onChange={({ target }) => onChange({ title: target.value })}
            {...line}
          />
          <TextField
            label={words.names.lead}
            error={errorOf('lead')}
            maxLength={MAX_TEXT_LENGTHS.lead}
            value={written.lead}
            onChange={({ target }) => onChange({ lead: target.value })}
            {...line}
          />
          <div ref={area} className={styles['text']}>
            <TextArea
              label={words.names.text}
              hint={hintOf(page)}
              error={errorOf('text')}
              rows={28}
              value={written.text}
              onChange={({ target }) => onChange({ text: target.value })}
              {...line}
            />
          </div>
        </div>
      </Card>
      <PlaceholdersCard placeholders={placeholders} lead={words.placeholders.lead} onInsert={insert} />
    </Columns>
  );
}

function hintOf(page: Shown['page']): string {
  if (page === 'contract_summary') return words.summaryHint(MAX_SUMMARY_PART);
  return TEXT_PAGES[page].hasQuestions ? words.questionsHint : words.textHint;
}

interface PreviewProps {
  shown: Shown;
  preview: Output<'page_preview'>;
  onClose: () => void;
  onPublish: () => void;
}

/** The text on its real page, and what it changes. */
function Preview({ shown: { page, path, language }, preview, onClose, onPublish }: PreviewProps) {
  const src = `${pageAddress(language, path)}?${new URLSearchParams({ 'text-draft': preview.id })}`;
  return (
    <Card title={frameWords.title}>
      <PageFrame src={src} title={frameWords.frame(pageNames[page])} />
      <div className={styles['acts']}>
        <Button onClick={onPublish}>{words.publish}</Button>
        <Button variant="bare" onClick={onClose}>
          {frameWords.close}
        </Button>
        <a href={src} target="_blank" rel="noreferrer">
          {frameWords.open}
        </a>
      </div>
      <h3 className={styles['heading']}>{words.changes}</h3>
      <LineChanges changes={preview.changes} />
    </Card>
  );
}

interface PublishDialogProps {
  shown: Shown;
  onClose: () => void;
  onPublish: (reason: string, change: string, isMaterial: boolean) => Promise<unknown>;
}

/** A legal page also tells visitors what changes. */
function PublishDialog({ shown: { page, language, kind }, onClose, onPublish }: PublishDialogProps) {
  const [change, setChange] = useState('');
  const [isMaterial, setIsMaterial] = useState(false);
  const isLegal = kind === 'legal' && !TEXT_PAGES[page].isPart;
  return (
    <ConfirmDialog
      open
      title={words.dialog(pageNames[page], language)}
      lead={isLegal ? words.legalLead : page === 'contract_summary' ? words.partLead : words.dialogLead}
      action={words.publish}
      onClose={onClose}
      onConfirm={(reason) => onPublish(reason, change, isMaterial)}
    >
      {isLegal && (
        <div className={styles['fields']}>
          <TextField
            label={words.change}
            hint={words.changeHint}
            lang={LANGUAGES[language].tag}
            dir="auto"
            autoComplete="off"
            maxLength={MAX_TEXT_LENGTHS.change}
            value={change}
            onChange={({ target }) => setChange(target.value)}
          />
          <Checkbox
            checked={isMaterial}
            hint={words.materialHint}
            onChange={({ target }) => setIsMaterial(target.checked)}
          >
            {words.material}
          </Checkbox>
        </div>
      )}
    </ConfirmDialog>
  );
}

function Versions({
  shown: { page, language, newest, text },
  onUndo,
}: {
  shown: Shown;
  onUndo: (version: number) => void;
}) {
  const limit = useVersionLimit();
  // Naming the newest version loads the list again when that changes.
  const { data, failure } = useVerb('page_history', { page, limit: limit.limit, before: newest + 1 });
  return (
    <VersionsCard
      newest={newest}
      found={data}
      failure={failure}
      limit={limit}
      own={text ? words.own : null}
      onUndo={onUndo}
      compared={(version) => <Compared {...{ page, language }} from={version} to={newest} />}
    />
  );
}

function Compared(versions: { page: Shown['page']; language: Shown['language']; from: number; to: number }) {
  const { data, failure } = useVerb('page_compare', versions);
  if (failure) return <ErrorAlert failure={failure} />;
  return data ? <LineChanges changes={data.changes} /> : <Skeleton height="8rem" radius="var(--r)" />;
}
