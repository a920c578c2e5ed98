import { Menu } from '@base-ui/react/menu';

import { buttonClass } from '../../ui/button.tsx';
import type { ChangeKind, Person } from './change-dialog.tsx';
import { peopleWords as words } from './words.ts';

import menu from '../parts/list/columns-menu.module.css';

interface ChangeMenuProps {
  person: Person;
  onChoose: (kind: ChangeKind) => void;
}

/** What an owner can do with somebody else. */
export function ChangeMenu({ person, onChoose }: ChangeMenuProps) {
  const items: [ChangeKind, string][] = [
    ['role', words.role.item],
    person.state === 'active' ? ['codes', words.codes.item] : ['again', words.again],
    ['remove', words.remove.item],
  ];
  return (
    <Menu.Root>
      <Menu.Trigger className={buttonClass('bare')} aria-label={words.change(person.email)}>
        {words.button}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={6} align="end" className={menu['place']}>
          <Menu.Popup className={menu['menu']}>
            {items.map(([kind, name]) => (
              <Menu.Item key={kind} className={menu['item']} onClick={() => onChoose(kind)}>
                {name}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
