import { useState } from 'react';
import { useSearchParams } from 'react-router';

import { settingWords } from '../../../domain/operators/settings/words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { callVerb } from '../api/call-verb.ts';
import { asFailure, type ConsoleFailure } from '../api/console-failure.ts';
import { useCan } from '../api/session.ts';
import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { Card } from '../parts/card.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { DraftAlerts } from '../parts/draft-alerts.tsx';
import { ErrorAlert, ErrorPanel, StaleDataAlert } from '../parts/error-panel.tsx';
import { Alerts, Cards, Quiet } from '../parts/layout.tsx';
import { TableSkeleton } from '../parts/list/table-skeleton.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { SHOW_SETTING, useAskedAct } from '../parts/use-asked-act.ts';
import { ChangesTable } from '../parts/versions/changes-table.tsx';
import { VersionsOf } from '../parts/versions/versions-of.tsx';
import { draftWords, versionWords } from '../parts/words.ts';
import { type Setting, SettingField } from './setting-field.tsx';
import { SettingTabs } from './setting-tabs.tsx';
import { settingsScreenWords as words } from './words.ts';

import styles from './settings.module.css';

type Name = Setting['name'];

export function SettingsScreen() {
  const { data, failure, reload } = useVerb('settings', {});
  return (
    <>
      <PageHead title={words.title}>{data && words.lead(data.version)}</PageHead>
      <SettingTabs />
      {failure && data && <StaleDataAlert failure={failure} onRetry={reload} />}
      {failure && !data && <ErrorPanel failure={failure} onRetry={reload} />}
      {!failure && !data && <TableSkeleton />}
      {data && <Shown shown={data} onChanged={reload} />}
    </>
  );
}

interface Draft {
  values: Partial<Record<Name, string>>;
  /** The version it was made from. */
  base: number;
}

function Shown({ shown, onChanged }: { shown: Output<'settings'>; onChanged: () => void }) {
  const canChange = useCan()('settings.change');
  const [params] = useSearchParams();
  const [search, setSearch] = useState(params.get('find') ?? '');
  const [draft, setDraft] = useState<Draft | null>(null);
  const [review, setReview] = useState<Output<'settings_preview'> | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [undone, setUndone] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ConsoleFailure | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const { version, settings } = shown;
  const found = settings.filter((one) => isLike(one, search));
  const problems = new Map((isAsking ? [] : (review?.problems ?? [])).map((one) => [one.name, one.words]));
  const labelOf = (path: string) => settings.find(({ name }) => name === path)?.label ?? '';

  useAskedAct({ [SHOW_SETTING]: showSetting });

  function change({ name, published }: Setting, value: string) {
    setDone(null);
    setReview(null);
    setDraft((before) => {
      const values = { ...before?.values, [name]: value };
      if (value === published) delete values[name];
      return Object.keys(values).length === 0 ? null : { values, base: before?.base ?? version };
    });
  }

  function discard() {
    setDraft(null);
    setReview(null);
    setFailure(null);
  }

  async function ask() {
    if (busy || !draft) return;
    setBusy(true);
    setFailure(null);
    try {
      const told = await callVerb('settings_preview', { values: draft.values });
      setReview(told);
      const [first] = told.problems;
      if (first) showSetting(first.name);
      else setIsAsking(true);
    } catch (error) {
      setFailure(asFailure(error));
    }
    setBusy(false);
  }

  async function finish(act: () => Promise<Output<'settings_publish'>>) {
    try {
      const answer = await act();
      setDone(answer.published ? words.done(answer.version) : words.same);
      discard();
    } finally {
      onChanged();
    }
  }

  return (
    <>
      <Alerts done={done}>
        <ErrorAlert failure={failure} />
        {shown.missing.length > 0 && (
          <Alert tone="warning" title={words.missing}>
            {words.missingText} {shown.missing.map(labelOf).join(', ')}.
          </Alert>
        )}
        {shown.refused && (
          <Alert title={words.refused(shown.refused.version)}>
            {words.refusedText}
            <ul className={styles['list']}>
              {shown.refused.problems.map((one) => (
                <li key={one.name}>
                  <code>{one.name}</code>: {one.words}
                </li>
              ))}
            </ul>
          </Alert>
        )}
        {problems.size > 0 && <Alert title={words.wrong(problems.size)}>{words.wrongText}</Alert>}
        {draft && (
          <DraftAlerts
            newer={draft.base === version ? null : draftWords.newer(version)}
            onKeep={() => setDraft({ ...draft, base: version })}
            onDiscard={discard}
          >
            <Button busy={busy} onClick={() => void ask()}>
              {words.review}
            </Button>
          </DraftAlerts>
        )}
      </Alerts>
      <TextField
        className={styles['find']}
        type="search"
        label={words.find}
        autoComplete="off"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <VisuallyHidden status>{search === '' ? '' : words.found(found.length)}</VisuallyHidden>
      {found.length === 0 && <Quiet>{words.none(search)}</Quiet>}
      <Cards>
        {Object.entries(settingWords.group).map(([group, title]) => {
          const own = found.filter((one) => one.group === group);
          if (own.length === 0) return null;
          return (
            <Card key={group} title={title}>
              <div className={styles['fields']}>
                {own.map((one) => (
                  <SettingField
                    key={one.name}
                    setting={one}
                    typed={draft?.values[one.name]}
                    error={problems.get(one.name)}
                    canChange={canChange}
                    onChange={(value) => change(one, value)}
                  />
                ))}
              </div>
            </Card>
          );
        })}
        {search === '' && <InEnvironment shown={shown} />}
        {search === '' && (
          <VersionsOf
            of="settings"
            newest={version}
            own={words.own}
            nameOf={labelOf}
            onUndo={canChange ? setUndone : undefined}
          />
        )}
      </Cards>
      <ConfirmDialog
        open={isAsking}
        width="wide"
        title={words.dialog}
        lead={words.dialogLead}
        action={words.publish}
        onClose={() => setIsAsking(false)}
        onConfirm={(reason) =>
          finish(() =>
            callVerb('settings_publish', {
              values: draft?.values ?? {},
              reason,
              seen: draft?.base ?? version,
            }),
          )
        }
      >
        {review && <ChangesTable changes={review.changes} nameOf={labelOf} />}
      </ConfirmDialog>
      <ConfirmDialog
        open={undone !== null}
        title={undone === 0 ? words.own : versionWords.dialog(undone ?? 0)}
        lead={versionWords.lead}
        action={versionWords.undo}
        onClose={() => setUndone(null)}
        onConfirm={(reason) =>
          finish(() => callVerb('settings_undo', { version: undone ?? 0, reason, seen: version }))
        }
      />
    </>
  );
}

/** Settings that no screen changes, and why. */
function InEnvironment({ shown }: { shown: Output<'settings'> }) {
  return (
    <Card title={words.environment}>
      <p className={styles['note']}>{words.environmentLead}</p>
      {shown.environment.map(({ why, names }) => (
        <div key={why}>
          <h3 className={styles['under']}>{why}</h3>
          <p className={styles['names']}>
            {names.map((name) => (
              <code key={name}>{name}</code>
            ))}
          </p>
        </div>
      ))}
    </Card>
  );
}

/** Whether a setting's name, its label or what it does has every word. */
function isLike({ name, label, does, group }: Setting, search: string): boolean {
  const text = `${name} ${label} ${does} ${settingWords.group[group]}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Moves the focus to a setting. */
function showSetting(name: string) {
  const row = document.getElementById(`setting-${name}`);
  row?.scrollIntoView({ block: 'center' });
  row?.querySelector('label')?.control?.focus({ preventScroll: true });
}
