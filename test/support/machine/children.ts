import { readFileSync } from 'node:fs';

/** The ids of the running processes that `pid` started, without those that have ended and were not collected yet. */
export function childrenOf(pid: number): number[] {
  const all = (read(`/proc/${pid}/task/${pid}/children`) ?? '').split(' ');
  return all.map(Number).filter((child) => child > 0 && isRunning(child));
}

export function isRunning(pid: number): boolean {
  const [state] = fieldsOf(pid);
  return state !== undefined && state !== 'Z';
}

/** Milliseconds of the processor that a process has used. */
export function usedMs(pid: number): number {
  const fields = fieldsOf(pid);
  // A tick is a hundredth of a second on all that Node runs on.
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10;
}

/** Megabytes that a process keeps in the machine's memory (RSS). */
export function megabytesOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`) ?? '') ?? [];
  return Number(kilobytes ?? 0) / 1024;
}

/** Linux's data on a process after its name, from its state on. */
function fieldsOf(pid: number): string[] {
  const stat = read(`/proc/${pid}/stat`) ?? '';
  return stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .filter((field) => field !== '');
}

/** The contents of a file; undefined if its process is gone. */
function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
