/** An answer other than the expected one. */
export class Refused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(`${status} ${message}`);
    this.status = status;
  }
}

/** Whether nobody listens there, so that nothing can have happened. */
export function isUnreachable(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
}

/** Tells a processor what its own page would tell it. */
export async function send(url: string, body: string | URLSearchParams): Promise<void> {
  const response = await fetch(url, { method: 'POST', body });
  if (!response.ok) throw new Error(`the processor refused: ${response.status} ${await response.text()}`);
}
