import { useRef, useState } from 'react';
import { Link } from 'react-router';

import { CURRENCY_CODES, type Currency } from '../../../domain/currencies.ts';
import { ofMinor, toDecimal } from '../../../domain/money.ts';
import { typedAmount } from '../../../domain/operators/typed-amount.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { callVerb } from '../api/call-verb.ts';
import { ConsoleFailure } from '../api/console-failure.ts';
import { useCan } from '../api/session.ts';
import { useAct } from '../api/use-act.ts';
import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { Card } from '../parts/card.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { DetailScreen } from '../parts/detail-screen.tsx';
import { ErrorAlert } from '../parts/error-panel.tsx';
import { Cards, Quiet } from '../parts/layout.tsx';
import { SmallTable } from '../parts/list/small-table.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { creditWords as words, draftWords } from './words.ts';

import styles from './drafts.module.css';

type Account = Output<'credit_accounts'>['accounts'][number];
type Bank = Output<'bank_details'>;

/** Companies that may owe the shop money, and the shop's bank accounts. */
export function Credit() {
  const read = useVerb('credit_accounts', {});
  const bank = useVerb('bank_details', {});
  return (
    <DetailScreen
      read={read}
      back={['/orders/drafts', draftWords.back]}
      head={() => <PageHead title={words.title}>{words.lead}</PageHead>}
    >
      {({ accounts }) => (
        <Cards>
          <Accounts accounts={accounts} onChanged={read.reload} />
          {bank.data && <BankAccounts key={bank.data.version} bank={bank.data} onChanged={bank.reload} />}
          <ErrorAlert failure={bank.failure} />
        </Cards>
      )}
    </DetailScreen>
  );
}

function Accounts({ accounts, onChanged }: { accounts: Account[]; onChanged: () => void }) {
  const can = useCan();
  const [open, setOpen] = useState<Account | 'new' | null>(null);
  const mayChange = can('credit.change');
  const { name, limit, owed, days, act } = words.table;
  return (
    <Card
      title={words.accounts}
      action={
        mayChange && (
          <Button variant="secondary" onClick={() => setOpen('new')}>
            {words.add}
          </Button>
        )
      }
    >
      {accounts.length === 0 ? (
        <Quiet>{words.none}</Quiet>
      ) : (
        <SmallTable
          label={words.accounts}
          head={[name, limit, owed, days, act]}
          numbers={[1, 2]}
          rows={accounts.map((account) => [
            account.id,
            [
              account.name,
              account.limit.text,
              account.owed.text,
              words.days(account.due_days),
              <span key="acts" className={styles['acts']}>
                <Link
                  to={`/orders/drafts?credit_account=${account.id}`}
                  aria-label={words.statement(account.name)}
                >
                  {words.statementLink}
                </Link>
                {mayChange && (
                  <Button variant="link" onClick={() => setOpen(account)}>
                    {words.change}
                  </Button>
                )}
              </span>,
            ],
          ])}
        />
      )}
      <AccountDialog open={open} onClose={() => setOpen(null)} onSaved={onChanged} />
    </Card>
  );
}

interface AccountDialogProps {
  open: Account | 'new' | null;
  onClose: () => void;
  onSaved: () => void;
}

function AccountDialog({ open, onClose, onSaved }: AccountDialogProps) {
  const name = useRef<HTMLInputElement>(null);
  const currency = useRef<HTMLSelectElement>(null);
  const limit = useRef<HTMLInputElement>(null);
  const days = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  const account = open === 'new' ? null : open;
  const { dialog } = words;

  async function save(reason: string) {
    const of = account?.currency ?? (currency.current?.value as Currency);
    const typed = typedAmount(limit.current?.value ?? '', of);
    setWrong(typed === null);
    if (!typed) throw new ConsoleFailure(400, 'invalid_field', dialog.wrong);
    await callVerb('credit_account_save', {
      ...(account && { id: account.id, version: account.version }),
      name: name.current?.value ?? '',
      currency: of,
      limit_minor: typed.amount,
      due_days: Number(days.current?.value) || 30,
      reason,
    });
    onSaved();
  }

  return (
    <ConfirmDialog
      open={open !== null}
      title={account ? dialog.change : dialog.add}
      lead={dialog.lead}
      action={dialog.action}
      onClose={onClose}
      onConfirm={save}
    >
      <div key={account?.id ?? 'new'} className={styles['form']}>
        <TextField ref={name} label={dialog.name} maxLength={60} defaultValue={account?.name ?? ''} />
        {!account && (
          <SelectField ref={currency} label={dialog.currency}>
            {CURRENCY_CODES.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </SelectField>
        )}
        <TextField
          ref={limit}
          label={dialog.limit}
          inputMode="decimal"
          error={isWrong ? dialog.wrong : null}
          defaultValue={account ? toDecimal(ofMinor(account.limit.cents, account.currency)) : ''}
        />
        <TextField
          ref={days}
          label={dialog.days}
          inputMode="numeric"
          defaultValue={account?.due_days ?? 30}
        />
      </div>
    </ConfirmDialog>
  );
}

function BankAccounts({ bank, onChanged }: { bank: Bank; onChanged: () => void }) {
  const can = useCan();
  const [accounts, setAccounts] = useState(bank.accounts);
  const [reason, setReason] = useState('');
  const [done, setDone] = useState(false);
  const mayChange = can('credit.change');
  const publish = useAct(async () => {
    setDone(false);
    await callVerb('bank_details_publish', { accounts, reason, seen: bank.version });
    setDone(true);
    onChanged();
  });
  const free = CURRENCY_CODES.filter((code) => !accounts.some(({ currency }) => currency === code));
  const change = (at: number, to: Partial<Bank['accounts'][number]>) =>
    setAccounts(accounts.map((one, of) => (of === at ? Object.assign({}, one, to) : one)));
  return (
    <Card title={words.bank.title}>
      <div className={styles['form']}>
        <Quiet>{words.bank.lead}</Quiet>
        {accounts.map((account, at) => (
          <fieldset key={account.currency} className={styles['line']} disabled={!mayChange}>
            <legend>{account.currency}</legend>
            <div className={styles['pair']}>
              {(['holder', 'bank', 'account', 'bic'] as const).map((field) => (
                <TextField
                  key={field}
                  label={words.bank[field]}
                  value={account[field]}
                  maxLength={70}
                  onChange={({ target }) => change(at, { [field]: target.value })}
                />
              ))}
            </div>
            {mayChange && (
              <Button variant="link" onClick={() => setAccounts(accounts.filter((_, of) => of !== at))}>
                {words.bank.remove(account.currency)}
              </Button>
            )}
          </fieldset>
        ))}
        {mayChange && (
          <>
            {free.length > 0 && (
              <SelectField
                label={words.bank.add}
                value=""
                onChange={({ target }) =>
                  setAccounts([
                    ...accounts,
                    { currency: target.value as Currency, holder: '', bank: '', account: '', bic: '' },
                  ])
                }
              >
                <option value="">{words.bank.currency}</option>
                {free.map((code) => (
                  <option key={code}>{code}</option>
                ))}
              </SelectField>
            )}
            <TextField
              label={words.bank.why}
              value={reason}
              maxLength={300}
              onChange={({ target }) => setReason(target.value)}
            />
            {done && <Alert tone="success" title={words.bank.done} />}
            <ErrorAlert failure={publish.failure} />
            <Button busy={publish.busy} onClick={publish.run}>
              {words.bank.save}
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}
