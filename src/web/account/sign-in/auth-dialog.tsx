import { useEffect, useRef } from 'react';

import { paths } from '../../core/paths.ts';
import { useBrand, useSettings } from '../../core/site.ts';
import { asGuestWords, linkWords } from '../../core/words.ts';
import { Button } from '../../ui/button.tsx';
import { EmailField } from '../../ui/form/email-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Dialog } from '../../ui/panels/dialog.tsx';
import { commonWords } from '../../ui/words.ts';
import { FormAlert, isOfAddress } from '../forms/form-message.tsx';
import { PasswordFields } from '../forms/password-fields.tsx';
import { authDialogWords, authModeWords } from './auth-dialog-words.ts';
import { type AuthMode, type AuthRequest, closeAuth } from './auth-request.ts';
import { GoogleSignIn } from './google-sign-in.tsx';
import { useAuthDialog } from './use-auth-dialog.ts';

import styles from './auth-dialog.module.css';

/** Signs in, signs up, or sends a link to reset the password. One opening of it; everything typed goes with it. */
export function AuthDialog({ request, open }: { request: AuthRequest; open: boolean }) {
  const { mode, busy, message, form, switchTo, giveFocus, pressGoogle, goOnAsGuest, onInput, submit } =
    useAuthDialog(request);
  const brand = useBrand();
  const { google } = useSettings();
  const email = useRef<HTMLInputElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const opened = useRef(mode);
  const { title, lead, submit: submitText } = authModeWords[mode];
  const wrong = message?.fields;
  // Of an account that is there nobody needs a guess at its address.
  const AddressField = mode === 'signup' ? EmailField : TextField;

  useEffect(() => {
    if (opened.current !== mode) email.current?.focus();
    opened.current = mode;
  }, [mode]);
  useEffect(() => {
    if (message && !isOfAddress(message)) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);

  return (
    <Dialog
      open={open}
      onClose={closeAuth}
      locked={busy !== null}
      width="narrow"
      title={title}
      lead={lead}
      initialFocus={email}
      finalFocus={giveFocus}
    >
      <div ref={alert} className={styles['message']}>
        <FormAlert message={isOfAddress(message) ? null : message} />
      </div>
      {google && mode !== 'forgot' && (
        <GoogleSignIn busy={busy === 'google'} blocked={busy === 'email'} onPress={pressGoogle} />
      )}
      {/* A form of its own for each mode: what was typed goes when the mode does. */}
      <form
        key={mode}
        ref={form}
        method="post"
        noValidate
        onSubmit={submit}
        onInput={onInput}
        className={styles['form']}
      >
        <AddressField
          ref={email}
          id="auth-email"
          name="email"
          label={authDialogWords.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={254}
          aria-required
          aria-invalid={wrong?.includes('email') || undefined}
          error={isOfAddress(message) ? message.text : null}
          defaultValue={mode === request.mode ? request.email : ''}
        />
        {mode !== 'forgot' && (
          <PasswordFields prefix="auth" kind={mode === 'signup' ? 'new' : 'current'} wrong={wrong} />
        )}
        {mode === 'signin' && (
          <ModeLink to="forgot" onSwitch={switchTo} className={styles['forgot']}>
            {authDialogWords.forgot}
          </ModeLink>
        )}
        <Button
          type="submit"
          size="large"
          wide
          busy={busy === 'email'}
          aria-disabled={busy !== null || undefined}
          className={styles['submit']}
        >
          {busy === 'email' ? commonWords.pleaseWait : submitText}
        </Button>
      </form>
      {mode === 'signup' && <Terms />}
      <p className={styles['other']}>
        {mode === 'signin' && (
          <>
            {authDialogWords.isNew(brand)}{' '}
            <ModeLink to="signup" onSwitch={switchTo}>
              {authDialogWords.signUp}
            </ModeLink>
          </>
        )}
        {mode === 'signup' && (
          <>
            {authDialogWords.isKnown}{' '}
            <ModeLink to="signin" onSwitch={switchTo}>
              {authDialogWords.signIn}
            </ModeLink>
          </>
        )}
        {mode === 'forgot' && (
          <ModeLink to="signin" onSwitch={switchTo}>
            {authDialogWords.back}
          </ModeLink>
        )}
      </p>
      {request.guestsToo && (
        <div className={styles['guest']}>
          <Button variant="bare" wide aria-disabled={busy !== null || undefined} onClick={goOnAsGuest}>
            {asGuestWords}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

interface ModeLinkProps {
  to: AuthMode;
  onSwitch: (mode: AuthMode) => void;
  className?: string | undefined;
  children: string;
}

function ModeLink({ to, onSwitch, className, children }: ModeLinkProps) {
  return (
    <Button variant="link" className={className} onClick={() => onSwitch(to)}>
      {children}
    </Button>
  );
}

/** In a window of their own: reading them must not cost what was typed. */
function Terms() {
  return (
    <p className={styles['terms']}>
      {authDialogWords.agree(
        <a href={paths.termsOfService()} target="_blank" rel="noopener">
          {linkWords.terms}
        </a>,
        <a href={paths.privacy()} target="_blank" rel="noopener">
          {linkWords.privacy}
        </a>,
      )}
    </p>
  );
}
