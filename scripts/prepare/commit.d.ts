export function commitOf(folder?: string, env?: NodeJS.ProcessEnv): string | null;
export function recordCommit(): void;
