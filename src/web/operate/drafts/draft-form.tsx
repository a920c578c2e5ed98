import { type FormEvent, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';

import { CURRENCY_CODES, type Currency } from '../../../domain/currencies.ts';
import { DRAFT_TERMS, type DraftTerms } from '../../../domain/draft-orders/draft-order.ts';
import { LANGUAGES, LANGUAGE_CODES, type Language } from '../../../domain/languages.ts';
import { ofMinor, toDecimal } from '../../../domain/money.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { callVerb } from '../api/call-verb.ts';
import { asFailure, type ConsoleFailure } from '../api/console-failure.ts';
import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { Card } from '../parts/card.tsx';
import { BackLink } from '../parts/detail-screen.tsx';
import { ErrorAlert, ErrorPanel } from '../parts/error-panel.tsx';
import { TableSkeleton } from '../parts/list/table-skeleton.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { ChoiceField } from './choice-field.tsx';
import { FIRST_LINE, LineFields, readLine, type TypedLine } from './line-fields.tsx';
import { draftFormWords as words, draftTermWords, draftWords } from './words.ts';

import styles from './drafts.module.css';

type Shown = Output<'draft_order'>;
type Lead = Output<'lead'>;

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** What is typed about an order, line by line. */
interface Typed {
  terms: DraftTerms;
  full_name: string;
  email: string;
  company: string;
  vat_number: string;
  language: Language | '';
  currency: Currency | '';
  until: string;
  due_days: string;
  credit_account: string;
  top_up_order: string;
  purchase_order: string;
  note: string;
  reason: string;
  below_cost: boolean;
  lines: TypedLine[];
}

const EMPTY: Typed = {
  terms: 'link',
  full_name: '',
  email: '',
  company: '',
  vat_number: '',
  language: '',
  currency: '',
  until: '',
  due_days: '14',
  credit_account: '',
  top_up_order: '',
  purchase_order: '',
  note: '',
  reason: '',
  below_cost: false,
  lines: [FIRST_LINE],
};

/** A company's request as an offer to it: who asks is the buyer. */
const typedOfLead = ({ contact, company, message }: Lead): Typed => ({
  ...EMPTY,
  full_name: contact.name,
  email: contact.email,
  company,
  until: inDays(30),
  reason: `Request of ${company}`.slice(0, 300),
  lines: [{ ...FIRST_LINE, quantity: /\b(\d{2,3})\b/.exec(message)?.[1] ?? '' }],
});

const typedOf = (draft: Shown): Typed => ({
  terms: draft.terms,
  full_name: draft.full_name,
  email: draft.email,
  company: draft.company ?? '',
  vat_number: draft.vat_number ?? '',
  language: draft.language,
  currency: draft.currency,
  until: draft.valid_until.slice(0, 10),
  due_days: String(draft.due_days),
  credit_account: draft.credit_account ?? '',
  top_up_order: draft.top_up_order ?? '',
  purchase_order: draft.purchase_order ?? '',
  note: draft.note,
  reason: draft.why,
  below_cost: draft.is_below_cost,
  lines: draft.lines.map((line) => {
    const written = (cents: number) => toDecimal(ofMinor(cents, draft.currency));
    return {
      place: line.country_code,
      plan: line.bundle_name,
      quantity: String(line.quantity),
      unit: written(line.unit_cents),
      tiers: line.tiers.map(({ from, unit_cents: unit }) => `${from}: ${written(unit)}`).join(', '),
    };
  }),
});

/** Makes an order for a buyer, perhaps for a company's request, or changes one that was not sent yet. */
export function DraftForm() {
  const { id } = useParams();
  const [query] = useSearchParams();
  const lead = query.get('lead');
  if (id !== undefined) return <OfDraft id={id} />;
  if (lead !== null) return <OfLead id={lead} />;
  return <Form typed={{ ...EMPTY, until: inDays(30) }} draft={null} leadId={null} />;
}

function OfDraft({ id }: { id: string }) {
  const { data, failure, reload } = useVerb('draft_order', { id });
  if (data) return <Form key={data.id} typed={typedOf(data)} draft={data} leadId={data.lead_id} />;
  return failure ? <ErrorPanel failure={failure} heading="h1" onRetry={reload} /> : <TableSkeleton />;
}

function OfLead({ id }: { id: string }) {
  const { data, failure, reload } = useVerb('lead', { id });
  if (data) return <Form typed={typedOfLead(data)} draft={null} leadId={id} />;
  return failure ? <ErrorPanel failure={failure} heading="h1" onRetry={reload} /> : <TableSkeleton />;
}

interface FormProps {
  typed: Typed;
  draft: Shown | null;
  leadId: string | null;
}

function Form({ typed: first, draft, leadId }: FormProps) {
  const [typed, setTyped] = useState(first);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ConsoleFailure | null>(null);
  const [isChecked, setChecked] = useState(false);
  const accounts = useVerb('credit_accounts', {}).data?.accounts ?? [];
  const navigate = useNavigate();
  const set = (change: Partial<Typed>) => setTyped((before) => ({ ...before, ...change }));
  const { currency } = typed;
  const lines = typed.lines.map((line) => readLine(line, currency, typed.terms === 'free'));
  const path = failure?.facts['path'];
  const field: unknown = Array.isArray(path) ? path[0] : null;
  const errorOf = (name: keyof Typed | 'valid_until', isMissing = false) =>
    isChecked && isMissing ? words.choose : field === name ? failure?.message : null;

  async function save(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setChecked(true);
    setFailure(null);
    const { language, until } = typed;
    const whole = lines.filter((line) => line !== null);
    if (language === '' || currency === '' || until === '' || whole.length < lines.length) return;
    setBusy(true);
    try {
      const { lines: _lines, until: _until, due_days: days, ...others } = typed;
      const saved = await callVerb('draft_order_save', {
        ...others,
        ...(draft && { id: draft.id, version: draft.version }),
        language,
        currency,
        lines: whole,
        valid_until: `${until}T23:59:59Z`,
        due_days: Number(days) || 14,
        company: typed.company || null,
        vat_number: typed.vat_number || null,
        credit_account: typed.terms === 'account' ? typed.credit_account || null : null,
        top_up_order: typed.top_up_order || null,
        purchase_order: typed.purchase_order || null,
        lead: leadId,
      });
      void navigate(`/orders/drafts/${saved.id}`);
    } catch (error) {
      setFailure(asFailure(error));
      setBusy(false);
    }
  }

  return (
    <>
      <BackLink
        to={draft ? [`/orders/drafts/${draft.id}`, draft.number] : ['/orders/drafts', draftWords.back]}
      />
      <PageHead title={draft ? words.titleEdit(draft.number) : words.titleNew}>{words.lead}</PageHead>
      <form className={styles['form']} noValidate onSubmit={(event) => void save(event)}>
        <Card title={words.buyer}>
          <div className={styles['form']}>
            <div className={styles['pair']}>
              <TextField
                label={words.name}
                value={typed.full_name}
                maxLength={200}
                error={errorOf('full_name', typed.full_name.trim() === '')}
                onChange={({ target }) => set({ full_name: target.value })}
              />
              <TextField
                label={words.email}
                type="email"
                value={typed.email}
                maxLength={320}
                error={errorOf('email', typed.email.trim() === '')}
                onChange={({ target }) => set({ email: target.value })}
              />
              <TextField
                label={words.company}
                value={typed.company}
                maxLength={200}
                error={errorOf('company')}
                onChange={({ target }) => set({ company: target.value })}
              />
              <TextField
                label={words.vat}
                value={typed.vat_number}
                maxLength={30}
                error={errorOf('vat_number')}
                onChange={({ target }) => set({ vat_number: target.value })}
              />
              <ChoiceField
                label={words.language}
                value={typed.language}
                error={errorOf('language', typed.language === '')}
                onChange={({ target }) => set({ language: target.value as Language })}
              >
                <option value="">{words.choose}</option>
                {LANGUAGE_CODES.map((code) => (
                  <option key={code} value={code}>
                    {LANGUAGES[code].name}
                  </option>
                ))}
              </ChoiceField>
              <ChoiceField
                label={words.currency}
                value={currency}
                error={errorOf('currency', currency === '')}
                onChange={({ target }) => set({ currency: target.value as Currency })}
              >
                <option value="">{words.choose}</option>
                {CURRENCY_CODES.map((code) => (
                  <option key={code}>{code}</option>
                ))}
              </ChoiceField>
            </div>
          </div>
        </Card>
        <Card title={words.lines}>
          <div className={styles['form']}>
            {typed.lines.map((line, at) => (
              <LineFields
                // oxlint-disable-next-line react/no-array-index-key -- a line is its place
                key={at}
                number={at + 1}
                line={line}
                currency={currency}
                isFree={typed.terms === 'free'}
                isWrong={isChecked && lines[at] === null}
                onChange={(change) =>
                  set({
                    lines: typed.lines.map((one, of) => (of === at ? Object.assign({}, one, change) : one)),
                  })
                }
                onRemove={
                  typed.lines.length === 1
                    ? null
                    : () => set({ lines: typed.lines.filter((_, of) => of !== at) })
                }
              />
            ))}
            <Button variant="secondary" onClick={() => set({ lines: [...typed.lines, FIRST_LINE] })}>
              {words.addLine}
            </Button>
            {typed.terms !== 'free' && (
              <Checkbox
                checked={typed.below_cost}
                onChange={({ target }) => set({ below_cost: target.checked })}
              >
                {words.belowCost}
              </Checkbox>
            )}
          </div>
        </Card>
        <Card title={words.terms}>
          <div className={styles['form']}>
            <div className={styles['pair']}>
              <ChoiceField
                label={words.paidBy}
                value={typed.terms}
                error={errorOf('terms')}
                onChange={({ target }) => set({ terms: target.value as DraftTerms })}
              >
                {DRAFT_TERMS.map((terms) => (
                  <option key={terms} value={terms}>
                    {draftTermWords[terms]}
                  </option>
                ))}
              </ChoiceField>
              <TextField
                label={words.until}
                type="date"
                value={typed.until}
                error={errorOf('valid_until', typed.until === '')}
                onChange={({ target }) => set({ until: target.value })}
              />
              {typed.terms === 'account' && (
                <ChoiceField
                  label={words.account}
                  value={typed.credit_account}
                  error={errorOf('credit_account')}
                  onChange={({ target }) => set({ credit_account: target.value })}
                >
                  <option value="">{words.noAccount}</option>
                  {accounts.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </ChoiceField>
              )}
              {typed.terms === 'invoice' && (
                <TextField
                  label={words.dueDays}
                  inputMode="numeric"
                  value={typed.due_days}
                  maxLength={3}
                  error={errorOf('due_days')}
                  onChange={({ target }) => set({ due_days: target.value })}
                />
              )}
              <TextField
                label={words.purchaseOrder}
                hint={words.purchaseOrderHint}
                value={typed.purchase_order}
                maxLength={60}
                autoComplete="off"
                error={errorOf('purchase_order')}
                onChange={({ target }) => set({ purchase_order: target.value })}
              />
              <TextField
                label={words.topUp}
                hint={words.topUpHint}
                value={typed.top_up_order}
                maxLength={320}
                error={errorOf('top_up_order')}
                onChange={({ target }) => set({ top_up_order: target.value })}
              />
            </div>
            <TextArea
              label={words.note}
              rows={3}
              maxLength={1000}
              value={typed.note}
              onChange={({ target }) => set({ note: target.value })}
            />
            <TextArea
              label={words.why}
              rows={2}
              maxLength={300}
              value={typed.reason}
              error={errorOf('reason', typed.reason.trim() === '')}
              onChange={({ target }) => set({ reason: target.value })}
            />
          </div>
        </Card>
        <ErrorAlert failure={failure} />
        <Button type="submit" busy={busy}>
          {words.save}
        </Button>
      </form>
    </>
  );
}
