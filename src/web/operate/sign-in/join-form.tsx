import { Button, buttonClass } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { asFailure, type ConsoleFailure, isFailure } from '../api/console-failure.ts';
import { send } from '../api/send.ts';
import { CodeField } from './code-field.tsx';
import { useCode } from './use-code.ts';
import { joinWords } from './words.ts';

import styles from './join-form.module.css';

/** The shop's answer to an invited person who sets up an app. */
export interface Enrolment {
  /** As text, for typing into the app. */
  secret: string;
  uri: string;
  qr_svg: string;
}

interface JoinFormProps {
  enrolment: Enrolment;
  invitation: string;
  onJoined: (codes: readonly string[]) => void;
  /** The invitation cannot be used any more. */
  onFailure: (failure: ConsoleFailure) => void;
}

/** The key in groups of four, as apps show it. */
function inGroups(secret: string): string {
  return secret.replaceAll(/.{4}(?=.)/g, '$& ');
}

/** Sets up the app by QR code, by link or by hand; its first code proves that it has the key. */
export function JoinForm({
  enrolment: { secret, uri, qr_svg: svg },
  invitation,
  onJoined,
  onFailure,
}: JoinFormProps) {
  const { field, busy, rest, error, submit, forget } = useCode('app', async (code) => {
    const { body } = await send('session/join/confirm', { body: { invitation, code } }).catch(
      (error: unknown) => {
        if (isFailure(error, 'used_invitation')) onFailure(asFailure(error));
        throw error;
      },
    );
    onJoined((body as { recovery_codes: readonly string[] }).recovery_codes);
  });
  return (
    <form noValidate className={styles['form']} onSubmit={(event) => void submit(event)}>
      <div>
        <h2 className={styles['title']}>{joinWords.scanTitle}</h2>
        <p>{joinWords.scan}</p>
      </div>
      {/* As an image, so that no script in it can run. */}
      <img
        className={styles['qr']}
        alt={joinWords.qr}
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        width={208}
        height={208}
      />
      {/* For an app on this phone, whose camera cannot scan its own screen. */}
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
        <Button type="submit" size="large" wide busy={busy} inactive={rest > 0}>
          {joinWords.button}
        </Button>
      </div>
    </form>
  );
}
