import { join } from 'node:path';

/** Written where whoever typed the line is: the shop has another working folder, and perhaps another user. */
export interface AnswerFile {
  path: string;
  base64: string;
}

/** What a verb answers: text for the terminal, and a question when it wants a yes before it acts. */
export interface Answer {
  text: string;
  question?: string;
  file?: AnswerFile;
  /** Something is not as it should be: the exit code says so. */
  isAmiss?: boolean;
}

/** A verb was used in a way that it does not understand, or cannot do what was asked. */
export class CannotDo extends Error {}

/** An answer on its way from the running shop to the command line. */
export type Reply = { ok: true; answer: Answer } | { ok: true; piece: Piece } | { ok: false; why: string };

/** What comes before the answer: something to print, or a file. */
type Piece = string | AnswerFile;

/** Takes a piece of what comes before the answer, and waits while whoever reads it is behind. */
export type Write = (piece: Piece) => void | Promise<void>;

/** A first word of a line over the socket, with the user of the machine who typed it. */
export const BY = '--by=';

/** Where the running shop listens for its operator: the embedded database serves one process alone. */
export function socketPath(dataDir: string): string {
  return join(dataDir, 'shop.sock');
}
