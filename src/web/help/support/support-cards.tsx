import arrowIcon from '@phosphor-icons/core/bold/arrow-up-right-bold.svg?raw';
import chatIcon from '@phosphor-icons/core/regular/chats-circle.svg?raw';
import mailIcon from '@phosphor-icons/core/regular/envelope-simple.svg?raw';
import { useSyncExternalStore } from 'react';

import { chatHours } from '../../../domain/help/chat-hours.ts';
import type { Settings } from '../../core/site.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmailLink } from '../../ui/email-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { READERS } from '../../ui/time/local-date.tsx';
import { useNow } from '../../ui/time/use-now.ts';
import { SERVICE } from '../facts/words.ts';
import { contactWords } from './words.ts';

import styles from './support-cards.module.css';

/** The two ways to reach a person. In a shop without web chat, the chat starts with a mail. */
export function SupportCards({ supportEmail, liveChatUrl }: Settings) {
  const { mail, chat } = contactWords;

  return (
    <div className={styles['cards']}>
      <section className={styles['card']}>
        <h2 className={styles['name']}>
          <Icon of={mailIcon} size={24} className={styles['icon']} />
          {mail.name}
        </h2>
        <p className={styles['hours']}>{SERVICE.mailHours}</p>
        <p className={styles['text']}>{mail.text(SERVICE.firstReply)}</p>
        <p className={styles['way']}>
          <EmailLink to={supportEmail} />
        </p>
      </section>
      <section className={styles['card']}>
        <h2 className={styles['name']}>
          <Icon of={chatIcon} size={24} className={styles['icon']} />
          {chat.name}
        </h2>
        <p className={styles['hours']}>{SERVICE.chatHours}</p>
        <ChatNow className={styles['now']} />
        <p className={styles['text']}>{liveChatUrl ? chat.text : chat.byMail}</p>
        <p className={styles['way']}>
          {liveChatUrl ? (
            <a href={liveChatUrl} className={buttonClass('secondary')} rel="noreferrer">
              {chat.open}
              <Icon of={arrowIcon} />
            </a>
          ) : (
            <a
              href={`mailto:${supportEmail}?subject=${encodeURIComponent(chat.subject)}`}
              className={buttonClass('secondary')}
            >
              {chat.ask}
            </a>
          )}
        </p>
      </section>
    </div>
  );
}

/** Whether somebody answers the chat now, and until when in the reader's time zone, which the server does not know. */
function ChatNow({ className }: { className?: string | undefined }) {
  const now = useNow();
  const isHere = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  if (!isHere) return <p className={className}>{contactWords.chat.unknown}</p>;
  const { isOpen, until } = chatHours(new Date(now));
  const clock = new Intl.DateTimeFormat(READERS, { timeStyle: 'short' }).format(until);
  return (
    <p className={className} data-open={isOpen}>
      {isOpen ? contactWords.chat.isOpen(clock) : contactWords.chat.isClosed(clock)}
    </p>
  );
}
