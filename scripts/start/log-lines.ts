import type { Line } from './child.ts';

const INFORMATION = 30;
const WARNING = 40;

/** A line of the shop's JSON log, if it is one. */
function parseLog(text: string): { level: number; msg: string; detail: string } | undefined {
  if (!text.startsWith('{')) return undefined;
  try {
    const { level, time: _time, msg, ...rest } = JSON.parse(text) as Record<string, unknown>;
    if (typeof level !== 'number' || typeof msg !== 'string') return undefined;
    return { level, msg, detail: Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : '' };
  } catch {
    return undefined;
  }
}

/** A process's message as a sentence. */
export function asSentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The shop's messages about the long parts of its start, the database and the catalogue, for somebody who waits. */
export function startNews(line: Line): string | undefined {
  const log = parseLog(line.text);
  return log?.level === INFORMATION && /\b(database|catalogue)\b/.test(log.msg)
    ? asSentence(log.msg)
    : undefined;
}

/**
 * How the terminal shows a line once the shop runs: everything if LOG_LEVEL is set or the shop is live (logs are collected
 * there); otherwise only warnings and errors, in readable form. Undefined leaves the line out.
 */
export function shown(line: Line, name: string, everything: boolean): string | undefined {
  if (everything) return line.text;
  const log = parseLog(line.text);
  if (!log) return `${name}: ${line.text}`;
  if (log.level < WARNING) return undefined;
  return `${name} ${log.level > WARNING ? 'error' : 'warning'}: ${log.msg}${log.detail}`;
}
