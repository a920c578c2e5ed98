import sharedIcon from '@phosphor-icons/core/regular/users.svg?raw';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';

import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { callVerb } from '../api/call-verb.ts';
import { asFailure, ConsoleFailure } from '../api/console-failure.ts';
import { ActsMenu } from './acts-menu.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { ErrorAlert } from './error-panel.tsx';
import { ALL, VIEW } from './list/filters.ts';
import type { SavedView, Views } from './list/use-views.ts';
import { viewWords as words } from './list/words.ts';

import styles from './views-bar.module.css';

const MAX_NAME_LENGTH = 40;

/** The views of a list: built-in ones, the operator's own, and the team's. */
export function ViewsBar({ views }: { views: Views }) {
  const { screen, builtIn, saved, defaultView, current, open, isGone, isChanged, query, reload } = views;
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'save' | 'rename' | 'remove' | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [failure, setFailure] = useState<ConsoleFailure | null>(null);
  const now = builtIn.find(({ id }) => id === current) ?? open;
  const isSavable = open === null ? Object.keys(query).length > 0 || views.columns !== null : isChanged;
  const hasViews = builtIn.length + saved.length > 0;

  async function act(run: () => Promise<string>) {
    setFailure(null);
    setDone(null);
    try {
      setDone(await run());
    } catch (error) {
      setFailure(asFailure(error));
    }
    reload();
  }

  async function save(name: string, shared: boolean) {
    const kept = { name, shared, query, columns: views.columns };
    const { id } = await callVerb('view_save', { screen, ...kept });
    setDone(words.saved(name));
    reload();
    await navigate({ search: searchOf(id, query) }, { replace: true });
  }

  const acts: [name: string, run: () => void][] = [];
  if (open?.can_change) acts.push([words.rename, () => setAsked('rename')]);
  if (now) {
    const isDefault = defaultView === now.id;
    const view = isDefault ? null : now.id;
    const told = isDefault ? words.isNoDefault : words.isDefault(now.name);
    acts.push([
      isDefault ? words.noDefault : words.makeDefault,
      () => void act(async () => callVerb('view_default', { screen, view }).then(() => told)),
    ]);
  }
  if (open?.can_change) acts.push([words.remove, () => setAsked('remove')]);

  return (
    <>
      {(hasViews || isSavable) && (
        <div className={styles['bar']}>
          <nav className={styles['views']} aria-label={words.label}>
            <View id={ALL} name={words.all} query={{}} isOpen={current === null} />
            {builtIn.map((view) => (
              <View key={view.id} {...view} isOpen={current === view.id} />
            ))}
            {saved.map((view) => (
              <View
                key={view.id}
                {...view}
                isOpen={current === view.id}
                isChanged={current === view.id && isChanged}
              />
            ))}
          </nav>
          <div className={styles['acts']}>
            {open?.can_change && isChanged && (
              <Button
                variant="bare"
                onClick={() =>
                  void act(async () => {
                    const { id, version, name, columns } = open;
                    await callVerb('view_change', { id, version, query, columns: views.columns ?? columns });
                    return words.saved(name);
                  })
                }
              >
                {words.update}
              </Button>
            )}
            {acts.length > 0 && (
              <ActsMenu name={words.menu} label={words.menuOf(now?.name ?? '')} variant="bare" acts={acts} />
            )}
            {isSavable && (
              <Button variant="bare" onClick={() => setAsked('save')}>
                {words.save}
              </Button>
            )}
          </div>
        </div>
      )}
      {done !== null && <Alert tone="success" title={done} className={styles['alert']} />}
      {isGone && (
        <Alert tone="warning" title={words.gone} className={styles['alert']}>
          {words.goneText}
        </Alert>
      )}
      <ErrorAlert failure={failure} />
      {asked === 'save' && <NameDialog view={null} onClose={() => setAsked(null)} onSave={save} />}
      {asked === 'rename' && open && (
        <NameDialog
          view={open}
          onClose={() => setAsked(null)}
          onSave={async (name, shared) => {
            const { id, version } = open;
            await callVerb('view_change', { id, version, name, shared });
            setDone(words.saved(name));
            reload();
          }}
        />
      )}
      {open && (
        <ConfirmDialog
          open={asked === 'remove'}
          title={words.removeTitle(open.name)}
          lead={open.shared ? `${words.removeShared} ${words.removeLead}` : words.removeLead}
          action={words.remove}
          asksWhy={false}
          onClose={() => setAsked(null)}
          onConfirm={async () => {
            await callVerb('view_delete', { id: open.id });
            setDone(words.removed(open.name));
            reload();
            await navigate({ search: searchOf(ALL, {}) }, { replace: true });
          }}
        />
      )}
    </>
  );
}

function searchOf(view: string, query: Readonly<Record<string, string>>): string {
  return new URLSearchParams({ [VIEW]: view, ...query }).toString();
}

interface ViewProps {
  id: string;
  name: string;
  query: Readonly<Record<string, string>>;
  shared?: boolean;
  isOpen: boolean;
  isChanged?: boolean;
}

function View({ id, name, query, shared = false, isOpen, isChanged = false }: ViewProps) {
  return (
    <Link
      to={{ search: searchOf(id, query) }}
      preventScrollReset
      className={styles['view']}
      aria-current={isOpen ? 'page' : undefined}
    >
      {name}
      {shared && <Icon of={sharedIcon} size={16} label={words.sharedMark} />}
      {isChanged && <span className={styles['changed']}>{words.changed}</span>}
    </Link>
  );
}

/** Asks for a view's name and who sees it. @param view null for a new one */
function NameDialog({
  view,
  onClose,
  onSave,
}: {
  view: SavedView | null;
  onClose: () => void;
  onSave: (name: string, shared: boolean) => Promise<void>;
}) {
  const name = useRef<HTMLInputElement>(null);
  const shared = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);
  return (
    <ConfirmDialog
      open
      title={view ? words.renameTitle : words.saveTitle}
      lead={words.saveLead}
      action={words.act}
      asksWhy={false}
      onClose={onClose}
      onConfirm={async () => {
        const typed = name.current?.value.trim() ?? '';
        if (typed === '') {
          setMissing(true);
          name.current?.focus();
          throw new ConsoleFailure(400, 'invalid_field', words.missing);
        }
        await onSave(typed, shared.current?.checked ?? false);
      }}
    >
      <TextField
        ref={name}
        label={words.name}
        defaultValue={view?.name}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
        error={isMissing ? words.missing : null}
        onInput={() => setMissing(false)}
      />
      <Checkbox ref={shared} defaultChecked={view?.shared ?? false} hint={words.sharedHint}>
        {words.shared}
      </Checkbox>
    </ConfirmDialog>
  );
}
