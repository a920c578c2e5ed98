import { join } from 'node:path';

/** A file that the command-line process writes: the running shop has another working folder and perhaps another user. */
export interface AnswerFile {
  path: string;
  base64: string;
}

/** A verb's answer: text for the terminal, and a question if the verb needs a yes before it acts. */
export interface Answer {
  text: string;
  question?: string;
  /** Typed behind the line once it is answered with yes, beside `--yes`. */
  agreed?: string[];
  file?: AnswerFile;
  /** Something is wrong; the exit code says so. */
  isAmiss?: boolean;
}

/** The command was misused, or cannot be carried out. */
export class CannotDo extends Error {}

export type Reply = { ok: true; answer: Answer } | { ok: true; piece: Piece } | { ok: false; why: string };

/** What precedes the answer: text to print, or a file. */
type Piece = string | AnswerFile;

/** Takes one piece that precedes the answer, and waits while the reader is behind. */
export type Write = (piece: Piece) => void | Promise<void>;

/** The optional first word of a line on the socket: it names the machine's user who typed the line. */
export const BY = '--by=';

/** The socket on which the running shop takes commands: only one process can open the embedded database. */
export function socketPath(dataDir: string): string {
  return join(dataDir, 'shop.sock');
}
