export function runQuietly(
  program: string,
  args: string[],
  options: { env?: NodeJS.ProcessEnv; cwd?: string; failure: string },
): Promise<void>;
