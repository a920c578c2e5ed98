import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panels/panel.tsx';

interface EmptyListProps {
  /** Raw icon source. */
  icon: string;
  /** There is nothing at all; nothing of what was asked for. */
  words: { none: { title: string; text: string }; filtered: { title: string; text: string; action: string } };
  isFiltered: boolean;
  onClear: () => void;
}

/** What stands in a list without rows. */
export function EmptyList({ icon, words: { none, filtered }, isFiltered, onClear }: EmptyListProps) {
  if (!isFiltered)
    return (
      <Panel icon={icon} title={none.title}>
        {none.text}
      </Panel>
    );
  return (
    <Panel
      icon={icon}
      title={filtered.title}
      action={
        <Button variant="secondary" onClick={onClear}>
          {filtered.action}
        </Button>
      }
    >
      {filtered.text}
    </Panel>
  );
}
