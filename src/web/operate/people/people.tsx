import peopleIcon from '@phosphor-icons/core/regular/users-three.svg?raw';
import { useMemo, useState } from 'react';

import { ROLES } from '../../../domain/operators/roles.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panels/panel.tsx';
import { useMay, useOperator } from '../api/session.ts';
import { useVerb } from '../api/use-verb.ts';
import { Box } from '../parts/box.tsx';
import { CallTrouble, OldAlert } from '../parts/call-trouble.tsx';
import { Facts } from '../parts/facts.tsx';
import { type Column, DataTable } from '../parts/list/data-table.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { roleWords } from '../sign-in/words.ts';
import { type Change, ChangeDialog, type Person } from './change-dialog.tsx';
import { ChangeMenu } from './change-menu.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { OwnConsoles } from './own-consoles.tsx';
import { personColumns } from './person-columns.tsx';
import { peopleWords as words } from './words.ts';

import styles from './people.module.css';

/** Who runs the shop. */
export function People() {
  const own = useOperator();
  const mayChange = useMay()('people.change');
  const { data, failure, waiting, reload } = useVerb('people', {});
  const [isInviting, setIsInviting] = useState(false);
  const [change, setChange] = useState<Change | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const columns = useMemo((): readonly Column<Person>[] => {
    const shown = personColumns(own.id);
    if (!mayChange) return shown;
    // Nobody changes themselves.
    const acts = (person: Person) =>
      person.id !== own.id && <ChangeMenu person={person} onChoose={(kind) => setChange({ kind, person })} />;
    return [...shown, { id: 'acts', header: words.columns.acts, phone: 'end', cell: acts }];
  }, [own.id, mayChange]);

  function tell(message: string) {
    setDone(message);
    reload();
  }

  return (
    <>
      <PageHead
        title={words.title}
        actions={mayChange && <Button onClick={() => setIsInviting(true)}>{words.invite.button}</Button>}
      >
        {words.lead}
      </PageHead>
      {done !== null && <Alert tone="success" title={done} className={styles['done']} />}
      {failure && data && <OldAlert failure={failure} onRetry={reload} />}
      {failure && !data ? (
        <CallTrouble failure={failure} onRetry={reload} />
      ) : (
        <DataTable
          name="people"
          label={words.list}
          columns={columns}
          rows={data?.people ?? null}
          idOf={({ id }) => id}
          nameOf={({ email }) => email}
          waiting={waiting}
          empty={<Panel icon={peopleIcon} title={words.none} />}
        />
      )}
      <div className={styles['consoles']}>
        <OwnConsoles />
      </div>
      <div className={styles['roles']}>
        <Box title={words.rolesTitle}>
          <Facts facts={ROLES.map((role) => [roleWords[role].name, words.roles[role]] as const)} />
        </Box>
      </div>
      <InviteDialog open={isInviting} onClose={() => setIsInviting(false)} onDone={tell} />
      <ChangeDialog change={change} onClose={() => setChange(null)} onDone={tell} onChanged={reload} />
    </>
  );
}
