import { Button, buttonClass } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { CodeField } from './code-field.tsx';
import { useCode } from './use-code.ts';
import { authenticatorWords as words } from './words.ts';

import styles from './authenticator-form.module.css';

/** The shop's answer to an operator who sets up an app. */
export interface Enrolment {
  /** As text, for typing into the app. */
  secret: string;
  uri: string;
  qr_svg: string;
}

interface AuthenticatorFormProps {
  enrolment: Enrolment;
  /** The button's label. */
  action: string;
  /** Sends the app's first code; the form shows an error that it throws. */
  onCode: (code: string) => Promise<unknown>;
}

/** The key in groups of four, as apps show it. */
function inGroups(secret: string): string {
  return secret.replaceAll(/.{4}(?=.)/g, '$& ');
}

/** Sets up the app by QR code, by link or by hand; its first code proves that it has the key. */
export function AuthenticatorForm({
  enrolment: { secret, uri, qr_svg: svg },
  action,
  onCode,
}: AuthenticatorFormProps) {
  const { field, busy, rest, error, submit, forget } = useCode('app', onCode);
  return (
    <form noValidate className={styles['form']} onSubmit={(event) => void submit(event)}>
      <div>
        <h2 className={styles['title']}>{words.scanTitle}</h2>
        <p>{words.scan}</p>
      </div>
      {/* As an image, so that no script in it can run. */}
      <img
        className={styles['qr']}
        alt={words.qr}
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        width={208}
        height={208}
      />
      {/* For an app on this phone, whose camera cannot scan its own screen. */}
      <a className={`${buttonClass('secondary', 'regular', true)} ${styles['phone']}`} href={uri}>
        {words.openApp}
      </a>
      <div>
        <p>{words.byHand}</p>
        <div className={styles['key']}>
          <code>{inGroups(secret)}</code>
          <CopyButton text={secret} what={words.secret} />
        </div>
      </div>
      <div className={styles['confirm']}>
        <h2 className={styles['title']}>{words.confirm}</h2>
        <CodeField ref={field} kind="app" error={error} onInput={forget} />
        <Button type="submit" size="large" wide busy={busy} inactive={rest > 0}>
          {action}
        </Button>
      </div>
    </form>
  );
}
