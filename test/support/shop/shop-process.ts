import { Child, type Line } from '../../../scripts/start/child.ts';
import { noSettings } from '../machine/no-settings.ts';
import { ROOT } from '../machine/source-files.ts';

/** How many neighbouring ports a shop takes with its sandbox. */
export const SHOP_PORTS = 7;

/** The settings of a shop and a sandbox that meet no others, on the ports from `first`. */
export function ownSettings(first: number, dataDir: string) {
  return {
    PORT: String(first),
    SANDBOX_PORT: String(first + 1),
    SANDBOX_SMTP_PORT: String(first + 6),
    DATA_DIR: dataDir,
  };
}

/**
 * Starts Node with a program of ours, in the checkout unless `cwd` is another folder. Settings of the developer's own shop stay
 * out. The process gives its output line by line, and its exit; it can be waited for, killed and stopped.
 * @param uid the user to run it as, if not our own
 */
export function launch(
  name: string,
  command: string[],
  settings: NodeJS.ProcessEnv = {},
  { cwd = ROOT, uid }: { cwd?: string; uid?: number | undefined } = {},
): Child {
  const env = { ...ownEnvironment(), ...settings };
  return new Child(name, command, { cwd, uid, env, ownSession: false });
}

/** What a process needs from the machine, and no setting. */
export function ownEnvironment(): NodeJS.ProcessEnv {
  const names = ['PATH', 'HOME', 'LANG', 'TZ', 'TMPDIR', 'SSL_CERT_FILE'];
  const given = names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  return { ...Object.fromEntries(given), ...noSettings() };
}

/** What a process has printed so far. */
export function printedBy({ lines }: Child, from?: Line['from']): string {
  return lines
    .filter((line) => from === undefined || line.from === from)
    .map(({ text }) => text)
    .join('\n');
}
