import teamIcon from '@phosphor-icons/core/regular/users-three.svg?raw';
import { useState } from 'react';

import { ROLES } from '../../../domain/operators/roles.ts';
import { Button } from '../../ui/button.tsx';
import { useCan, useOperator } from '../api/session.ts';
import { ActsMenu } from '../parts/acts-menu.tsx';
import { Card } from '../parts/card.tsx';
import { DescriptionList } from '../parts/description-list.tsx';
import { Alerts } from '../parts/layout.tsx';
import { ListScreen } from '../parts/list-screen.tsx';
import { useList } from '../parts/list/use-list.ts';
import { useAskedAct } from '../parts/use-asked-act.ts';
import { roleWords } from '../sign-in/words.ts';
import { type Change, ChangeDialog, type ChangeKind, type Person } from './change-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { OwnConsoles } from './own-consoles.tsx';
import { OwnPasskeys } from './own-passkeys.tsx';
import { personColumns } from './person-columns.tsx';
import { teamWords as words } from './words.ts';

import styles from './team.module.css';

/** The shop's operators. */
export function Team() {
  const own = useOperator();
  const canChange = useCan()('team.change');
  const list = useList('team', {});
  const [isInviting, setIsInviting] = useState(false);
  const [change, setChange] = useState<Change | null>(null);
  const [done, setDone] = useState<string | null>(null);
  // Operators cannot change themselves.
  const menuOf = (person: Person) =>
    person.id !== own.id && <ChangeMenu person={person} onChoose={(kind) => setChange({ kind, person })} />;

  const asked = (kindOf: (person: Person) => ChangeKind) => (id: string) => {
    const person = list.data?.team.find((one) => one.id === id);
    if (person && person.id !== own.id) setChange({ kind: kindOf(person), person });
  };
  useAskedAct(
    list.data && canChange
      ? {
          operator_invite: () => setIsInviting(true),
          operator_role: asked(() => 'role'),
          operator_reset: asked(({ state }) => (state === 'active' ? 'codes' : 'again')),
          operator_remove: asked(() => 'remove'),
        }
      : {},
  );

  function announce(message: string) {
    setDone(message);
    list.reload();
  }

  return (
    <ListScreen
      list={list}
      words={words}
      lead={words.lead}
      actions={canChange && <Button onClick={() => setIsInviting(true)}>{words.invite.button}</Button>}
      alerts={<Alerts done={done} />}
      icon={teamIcon}
      rows={list.data?.team}
      columns={[
        ...personColumns(own.id),
        ...(canChange ? [{ id: 'acts', phone: 'end', cell: menuOf } as const] : []),
      ]}
      idOf={({ id }) => id}
      nameOf={({ email }) => email}
    >
      <div className={styles['consoles']}>
        <OwnPasskeys />
      </div>
      <div className={styles['consoles']}>
        <OwnConsoles />
      </div>
      <div className={styles['roles']}>
        <Card title={words.rolesTitle}>
          <DescriptionList facts={ROLES.map((role) => [roleWords[role].name, words.roles[role]] as const)} />
        </Card>
      </div>
      <InviteDialog open={isInviting} onClose={() => setIsInviting(false)} onDone={announce} />
      <ChangeDialog
        change={change}
        onClose={() => setChange(null)}
        onDone={announce}
        onChanged={list.reload}
      />
    </ListScreen>
  );
}

interface ChangeMenuProps {
  person: Person;
  onChoose: (kind: ChangeKind) => void;
}

/** What an owner can change about another operator. */
function ChangeMenu({ person, onChoose }: ChangeMenuProps) {
  return (
    <ActsMenu
      name={words.button}
      label={words.change(person.email)}
      variant="bare"
      acts={[
        [words.role.item, () => onChoose('role')],
        person.state === 'active'
          ? [words.codes.item, () => onChoose('codes')]
          : [words.again, () => onChoose('again')],
        [words.remove.item, () => onChoose('remove')],
      ]}
    />
  );
}
