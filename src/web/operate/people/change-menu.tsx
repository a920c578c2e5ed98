import { ActsMenu } from '../parts/acts-menu.tsx';
import type { ChangeKind, Person } from './change-dialog.tsx';
import { peopleWords as words } from './words.ts';

interface ChangeMenuProps {
  person: Person;
  onChoose: (kind: ChangeKind) => void;
}

/** What an owner can change about another operator. */
export function ChangeMenu({ person, onChoose }: ChangeMenuProps) {
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
