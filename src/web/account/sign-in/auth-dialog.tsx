import { useEffect, useRef } from 'react';

import { paths } from '../../core/paths.ts';
import { useBrand } from '../../core/site.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Dialog } from '../../ui/panels/dialog.tsx';
import { FormAlert } from '../forms/form-message.tsx';
import { PasswordFields } from '../forms/password-fields.tsx';
import { MODES } from './auth-modes.ts';
import { type AuthMode, type AuthRequest, closeAuth } from './auth-request.ts';
import { GoogleSignIn } from './google-sign-in.tsx';
import { useAuthDialog } from './use-auth-dialog.ts';

import styles from './auth-dialog.module.css';

/** Signs in, signs up, or sends a link to reset the password. One opening of it; everything typed goes with it. */
export function AuthDialog({ request, open }: { request: AuthRequest; open: boolean }) {
  const { mode, busy, message, form, switchTo, giveFocus, pressGoogle, submit } = useAuthDialog(request);
  const brand = useBrand();
  const email = useRef<HTMLInputElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const opened = useRef(mode);
  const { title, lead, submit: submitText } = MODES[mode];
  const wrong = message?.field;

  useEffect(() => {
    if (opened.current !== mode) email.current?.focus();
    opened.current = mode;
  }, [mode]);
  useEffect(() => {
    if (message) alert.current?.scrollIntoView({ block: 'nearest' });
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
        <FormAlert message={message} />
      </div>
      {mode !== 'forgot' && (
        <GoogleSignIn busy={busy === 'google'} blocked={busy === 'email'} onPress={pressGoogle} />
      )}
      {/* A form of its own for each mode: what was typed goes when the mode does. */}
      <form key={mode} ref={form} method="post" noValidate onSubmit={submit} className={styles['form']}>
        <TextField
          ref={email}
          id="auth-email"
          name="email"
          label="Email Address"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={254}
          aria-required
          aria-invalid={wrong === 'email' || undefined}
          defaultValue={mode === request.mode ? request.email : ''}
        />
        {mode !== 'forgot' && (
          <PasswordFields prefix="auth" kind={mode === 'signup' ? 'new' : 'current'} wrong={wrong} />
        )}
        {mode === 'signin' && (
          <ModeLink to="forgot" onSwitch={switchTo} className={styles['forgot']}>
            Forgot your password?
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
          {busy === 'email' ? 'Please wait...' : submitText}
        </Button>
      </form>
      {mode === 'signup' && <Terms />}
      <p className={styles['other']}>
        {mode === 'signin' && (
          <>
            New to {brand}?{' '}
            <ModeLink to="signup" onSwitch={switchTo}>
              Sign up
            </ModeLink>
          </>
        )}
        {mode === 'signup' && (
          <>
            Already have an account?{' '}
            <ModeLink to="signin" onSwitch={switchTo}>
              Sign in
            </ModeLink>
          </>
        )}
        {mode === 'forgot' && (
          <ModeLink to="signin" onSwitch={switchTo}>
            Back to sign in
          </ModeLink>
        )}
      </p>
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
      By creating an account you agree to our{' '}
      <a href={paths.termsOfService()} target="_blank" rel="noopener">
        Terms of Service
      </a>{' '}
      and{' '}
      <a href={paths.privacy()} target="_blank" rel="noopener">
        Privacy Policy
      </a>
      .
    </p>
  );
}
