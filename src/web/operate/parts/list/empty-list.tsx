import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panels/panel.tsx';
import { filterWords } from './words.ts';

interface Told {
  title: string;
  text?: string;
}

/** What is said where there is nothing at all, and where the filters of a list leave nothing. */
export interface EmptyWords {
  none: Told;
  filtered?: Told;
}

interface EmptyListProps {
  /** Raw icon source. */
  icon: string;
  words: EmptyWords;
  isFiltered: boolean;
  onClear: () => void;
}

/** What a list shows in place of rows. */
export function EmptyList({ icon, words: { none, filtered }, isFiltered, onClear }: EmptyListProps) {
  if (!isFiltered || !filtered)
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
          {filterWords.clear}
        </Button>
      }
    >
      {filtered.text}
    </Panel>
  );
}
