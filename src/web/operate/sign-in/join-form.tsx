import type { Role } from '../../../domain/operators/roles.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { send } from '../api/send.ts';
import { CodeField } from './code-field.tsx';
import { useCode } from './use-code.ts';
import { joinWords } from './words.ts';

import styles from './join-form.module.css';

/** What the shop says of an invitation to whom it is for. */
export interface Invited {
  email: string;
  role: Role;
  /** In letters, for who types it. */
  secret: string;
  uri: string;
  qr_svg: string;
}

interface JoinFormProps {
  invited: Invited;
  invitation: string;
  onJoined: (codes: readonly string[]) => void;
}

/** The key in groups of four, as apps show it. */
function inGroups(secret: string): string {
  return secret.replaceAll(/.{4}(?=.)/g, '$& ');
}

/** The app is told its key, by picture, by link or by hand, and shows with its first code that it has it. */
export function JoinForm({ invited: { secret, uri, qr_svg: svg }, invitation, onJoined }: JoinFormProps) {
  const { field, busy, rest, error, submit, forget } = useCode('app', async (code) => {
    const { body } = await send('session/join/confirm', { body: { invitation, code } });
    onJoined((body as { recovery_codes: readonly string[] }).recovery_codes);
  });
  return (
    <form noValidate className={styles['form']} onSubmit={(event) => void submit(event)}>
      <div>
        <h2 className={styles['title']}>{joinWords.scanTitle}</h2>
        <p>{joinWords.scan}</p>
      </div>
      {/* As a picture of its own: nothing in it can run. */}
      <img
        className={styles['qr']}
        alt={joinWords.qr}
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        width={208}
        height={208}
      />
      {/* The app is on this phone: nobody can point its camera at it. */}
      <a className={`${buttonClass('secondary', 'regular', true)} ${styles['phone']}`} href={uri}>
        {joinWords.openApp}
      </a>
      <div>
        <p>{joinWords.byHand}</p>
        <div className={styles['key']}>
          <code>{inGroups(secret)}</code>
          <CopyButton text={secret} what={joinWords.secret} />
        </div>
      </div>
      <div className={styles['confirm']}>
        <h2 className={styles['title']}>{joinWords.confirm}</h2>
        <CodeField ref={field} kind="app" error={error} onInput={forget} />
        <Button type="submit" size="large" wide busy={busy} early={rest > 0}>
          {joinWords.button}
        </Button>
      </div>
    </form>
  );
}
