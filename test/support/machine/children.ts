import { readFileSync } from 'node:fs';

/** Processes that `pid` began and that still run, by their numbers. One that has ended is none, also while nobody has asked what became of it. */
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

/** What Linux tells of a process behind its name, from its state on. */
function fieldsOf(pid: number): string[] {
  const stat = read(`/proc/${pid}/stat`) ?? '';
  return stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .filter((field) => field !== '');
}

/** What a file says; undefined where its process is gone. */
function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
