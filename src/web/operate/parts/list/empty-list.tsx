import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panels/panel.tsx';
import { filterWords } from './words.ts';

interface Message {
  title: string;
  text?: string;
}

/** The messages for an empty list, and for one whose filters match nothing. */
export interface EmptyWords {
  none: Message;
  filtered?: Message;
}

interface EmptyListProps {
  /** Raw SVG. */
  icon: string;
  words: EmptyWords;
  isFiltered: boolean;
  onClear: () => void;
}

/** Shown instead of a list's rows. */
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
