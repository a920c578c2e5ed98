import { Menu } from '@base-ui/react/menu';
import checkIcon from '@phosphor-icons/core/bold/check-bold.svg?raw';
import columnsIcon from '@phosphor-icons/core/regular/columns.svg?raw';

import { buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { tableWords } from './words.ts';

import styles from './columns-menu.module.css';

interface ColumnsMenuProps {
  columns: readonly { id: string; header: string; isShown: boolean }[];
  onToggle: (id: string, isShown: boolean) => void;
}

/** Chooses the columns of a table. */
export function ColumnsMenu({ columns, onToggle }: ColumnsMenuProps) {
  return (
    <Menu.Root>
      <Menu.Trigger className={buttonClass('bare')} aria-label={tableWords.chooseColumns}>
        <Icon of={columnsIcon} />
        {tableWords.columns}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={6} align="end" className={styles['place']}>
          <Menu.Popup className={styles['menu']}>
            {columns.map(({ id, header, isShown }) => (
              <Menu.CheckboxItem
                key={id}
                className={styles['item']}
                checked={isShown}
                closeOnClick={false}
                onCheckedChange={(checked) => onToggle(id, checked)}
              >
                <span className={styles['mark']}>
                  <Menu.CheckboxItemIndicator>
                    <Icon of={checkIcon} size={16} />
                  </Menu.CheckboxItemIndicator>
                </span>
                {header}
              </Menu.CheckboxItem>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
