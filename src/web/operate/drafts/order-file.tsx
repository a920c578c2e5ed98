import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';

import { CURRENCY_CODES, type Currency } from '../../../domain/currencies.ts';
import {
  DRAFT_TERMS,
  type DraftTerms,
  MOST_IMPORTED_BYTES,
} from '../../../domain/draft-orders/draft-order.ts';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '../../../domain/languages.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { callVerb, readVerb } from '../api/call-verb.ts';
import { useAct } from '../api/use-act.ts';
import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { base64Of } from '../parts/base64-of.ts';
import { Card } from '../parts/card.tsx';
import { BackLink } from '../parts/detail-screen.tsx';
import { ErrorAlert } from '../parts/error-panel.tsx';
import { Quiet } from '../parts/layout.tsx';
import { SmallTable } from '../parts/list/small-table.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { partWords } from '../parts/words.ts';
import { ChoiceField } from './choice-field.tsx';
import { draftFormWords, draftTermWords, draftWords, orderFileWords as words } from './words.ts';

import styles from './drafts.module.css';

const LOOK_MS = 1_500;
const DAY_MS = 86_400_000;

/** Uploads a file of orders, shows its dry run, and then what becomes of each line. */
export function OrderFile() {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [terms, setTerms] = useState<DraftTerms>('free');
  const [currency, setCurrency] = useState<Currency | ''>('');
  const [language, setLanguage] = useState<Language | ''>('');
  const [account, setAccount] = useState('');
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [found, setFound] = useState<Output<'order_import'> | null>(null);
  const accounts = useVerb('credit_accounts', {}).data?.accounts ?? [];

  const dryRun = useAct(async () => {
    setChecked(true);
    if (!file) return setWrong(words.noFile);
    if (file.size > MOST_IMPORTED_BYTES) return setWrong(words.tooLarge);
    if (currency === '' || language === '' || reason.trim() === '') return undefined;
    const encoded = await base64Of(file);
    if (encoded === null) return setWrong(words.noFile);
    const valid_until = new Date(Date.now() + 30 * DAY_MS).toISOString();
    const credit_account = terms === 'account' ? account || null : null;
    setFound(
      await callVerb('order_import_preview', {
        csv: encoded,
        terms,
        currency,
        language,
        credit_account,
        valid_until,
        reason,
      }),
    );
  });
  const start = useAct(async () => {
    if (found) setFound(await callVerb('order_import_start', { id: found.id }));
  });
  const runningId = found?.state === 'running' ? found.id : null;
  useEffect(() => {
    if (runningId === null) return;
    const looking = setInterval(() => {
      readVerb('order_import', { id: runningId }).then(setFound, () => {});
    }, LOOK_MS);
    return () => clearInterval(looking);
  }, [runningId]);

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    setFile(currentTarget.files?.[0] ?? null);
    currentTarget.value = '';
    setWrong(null);
    setFound(null);
  }

  const missing = (isMissing: boolean) => (isChecked && isMissing ? draftFormWords.choose : null);
  return (
    <>
      <BackLink to={['/orders/drafts', draftWords.back]} />
      <PageHead title={words.title}>{words.lead}</PageHead>
      <Card title={words.dryRun}>
        <div className={styles['form']}>
          <Quiet>{words.columns}</Quiet>
          <div className={styles['acts']}>
            <input
              ref={input}
              type="file"
              accept=".csv,text/csv"
              className={styles['file']}
              tabIndex={-1}
              aria-label={words.choose}
              onChange={choose}
            />
            <Button variant="secondary" onClick={() => input.current?.click()}>
              {file ? words.chosen(file.name) : words.choose}
            </Button>
          </div>
          {wrong !== null && <p role="alert">{wrong}</p>}
          <div className={styles['pair']}>
            <ChoiceField
              label={draftFormWords.paidBy}
              value={terms}
              onChange={({ target }) => setTerms(target.value as DraftTerms)}
            >
              {DRAFT_TERMS.map((one) => (
                <option key={one} value={one}>
                  {draftTermWords[one]}
                </option>
              ))}
            </ChoiceField>
            <ChoiceField
              label={draftFormWords.currency}
              value={currency}
              error={missing(currency === '')}
              onChange={({ target }) => setCurrency(target.value as Currency)}
            >
              <option value="">{draftFormWords.choose}</option>
              {CURRENCY_CODES.map((code) => (
                <option key={code}>{code}</option>
              ))}
            </ChoiceField>
            <ChoiceField
              label={draftFormWords.language}
              value={language}
              error={missing(language === '')}
              onChange={({ target }) => setLanguage(target.value as Language)}
            >
              <option value="">{draftFormWords.choose}</option>
              {LANGUAGE_CODES.map((code) => (
                <option key={code} value={code}>
                  {LANGUAGES[code].name}
                </option>
              ))}
            </ChoiceField>
            {terms === 'account' && (
              <ChoiceField
                label={draftFormWords.account}
                value={account}
                onChange={({ target }) => setAccount(target.value)}
              >
                <option value="">{draftFormWords.noAccount}</option>
                {accounts.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </ChoiceField>
            )}
            <TextField
              label={draftFormWords.why}
              value={reason}
              maxLength={300}
              error={missing(reason.trim() === '')}
              onChange={({ target }) => setReason(target.value)}
            />
          </div>
          <ErrorAlert failure={dryRun.failure ?? start.failure} />
          <div className={styles['acts']}>
            <Button variant="secondary" busy={dryRun.busy} onClick={dryRun.run}>
              {words.dryRun}
            </Button>
            {found?.state === 'planned' && found.counts.planned > 0 && (
              <Button busy={start.busy} onClick={start.run}>
                {words.start(found.counts.planned)}
              </Button>
            )}
          </div>
        </div>
      </Card>
      {found && <Result found={found} />}
    </>
  );
}

function Result({ found: { state, counts, lines } }: { found: Output<'order_import'> }) {
  const said =
    state === 'planned'
      ? words.planned(counts.planned, counts.refused)
      : state === 'running'
        ? words.running
        : words.result(counts.done, counts.refused + counts.failed);
  const { line: number, buyer, state: result, words: why } = words.table;
  return (
    <Card title={words.table.state}>
      <output>{said}</output>
      <SmallTable
        label={words.title}
        head={[number, buyer, result, why]}
        rows={lines.map((line) => [
          String(line.line),
          [
            line.line,
            line.draft_order ? (
              <Link key="draft" to={`/orders/drafts/${line.draft_order.id}`}>
                {line.draft_order.number}
              </Link>
            ) : (
              (line.buyer ?? partWords.none)
            ),
            words.states[line.state],
            line.words ?? '',
          ],
        ])}
      />
    </Card>
  );
}
