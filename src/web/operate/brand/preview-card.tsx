import { useState } from 'react';

import { saveFile } from '../../api/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { readVerb } from '../api/call-verb.ts';
import { useAct } from '../api/use-act.ts';
import type { Output } from '../api/verbs.ts';
import { Card } from '../parts/card.tsx';
import { ErrorAlert } from '../parts/error-panel.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { ChangesTable } from '../parts/versions/changes-table.tsx';
import { frameWords } from '../parts/words.ts';
import { brandScreenWords, previewWords as words } from './words.ts';

import styles from './brand.module.css';

/** Emails that most buyers get. */
const MAILS = ['delivered', 'refunded', 'verify_address'] as const;

interface PreviewCardProps {
  draft: Output<'brand_preview'>;
  onClose: () => void;
  onPublish: () => void;
}

/** The draft on the shop's real pages, at the size of a phone and of a desk. */
export function PreviewCard({ draft, onClose, onPublish }: PreviewCardProps) {
  const [page, setPage] = useState('/');
  const invoice = useAct(async () => {
    const { pdf } = await readVerb('brand_invoice', { brand_draft: draft.id });
    const bytes = Uint8Array.from(atob(pdf), (letter) => letter.codePointAt(0) ?? 0);
    await saveFile(words.invoiceFile, Promise.resolve(new Response(bytes)));
  });
  const mail = MAILS.find((template) => template === page);
  const src =
    mail === undefined
      ? `${page}?${new URLSearchParams({ 'brand-draft': draft.id })}`
      : `/api/operate/mail_preview.html?${new URLSearchParams({ template: mail, brand_draft: draft.id })}`;
  const name = mail === undefined ? words.pages[page as keyof typeof words.pages] : words.mails[mail];
  return (
    <Card title={frameWords.title}>
      <PageFrame src={src} title={frameWords.frame(name)} isMail={mail !== undefined}>
        <SelectField label={words.page} value={page} onChange={({ target }) => setPage(target.value)}>
          {Object.entries(words.pages).map(([path, name]) => (
            <option key={path} value={path}>
              {name}
            </option>
          ))}
          {MAILS.map((template) => (
            <option key={template} value={template}>
              {words.mails[template]}
            </option>
          ))}
        </SelectField>
      </PageFrame>
      <div className={styles['acts']}>
        <Button onClick={onPublish}>{brandScreenWords.publish}</Button>
        <Button variant="bare" onClick={onClose}>
          {frameWords.close}
        </Button>
        <a href={src} target="_blank" rel="noreferrer">
          {frameWords.open}
        </a>
        <Button variant="link" busy={invoice.busy} onClick={invoice.run}>
          {words.invoice}
        </Button>
        <ErrorAlert failure={invoice.failure} />
      </div>
      <h3 className={styles['name']}>{words.changes}</h3>
      <ChangesTable changes={draft.changes} />
    </Card>
  );
}
