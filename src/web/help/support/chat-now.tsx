import { useSyncExternalStore } from 'react';

import { chatHours } from '../../../domain/help/chat-hours.ts';
import { useNow } from '../../ui/time/use-now.ts';
import { contactWords } from './words.ts';

/** Whether somebody sits in the chat now, and until when by the reader's own clock, which no server knows. */
export function ChatNow({ className }: { className?: string | undefined }) {
  const now = useNow();
  const isHere = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  if (!isHere) return <p className={className}>{contactWords.chat.unknown}</p>;
  const { isOpen, until } = chatHours(new Date(now));
  const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).format(until);
  return (
    <p className={className}>
      {isOpen ? contactWords.chat.isOpen(clock) : contactWords.chat.isClosed(clock)}
    </p>
  );
}
