import type { Stored } from './party.ts';

interface Alarm {
  time: number;
  ring: () => void;
  timer: NodeJS.Timeout;
}

export interface Clock {
  now(): number;
  at(time: number, ring: () => void): () => void;
  /** Moves the clock forward; alarms that become due ring at once, earliest first. */
  advance(seconds: number): void;
  /** Returns to the real time. Alarms stay. */
  reset(): void;
  close(): void;
}

const MAX_TIMER_MS = 2 ** 31 - 1;

/** The sandbox's clock: the machine's time plus what `/control/clock` added. It survives a restart. */
export function createClock(offset: Stored<number>): Clock {
  const alarms = new Set<Alarm>();
  const now = () => Date.now() + offset.value;

  function start(alarm: Alarm): NodeJS.Timeout {
    const wait = Math.min(Math.max(0, alarm.time - now()), MAX_TIMER_MS);
    return setTimeout(() => {
      if (now() < alarm.time) alarm.timer = start(alarm);
      else ring(alarm);
    }, wait).unref();
  }

  function ring(alarm: Alarm) {
    if (alarms.delete(alarm)) alarm.ring();
  }

  function restart() {
    for (const alarm of [...alarms].sort((a, b) => a.time - b.time)) {
      clearTimeout(alarm.timer);
      if (alarm.time <= now()) ring(alarm);
      else alarm.timer = start(alarm);
    }
  }

  return {
    now,
    at(time, whenDue) {
      const alarm: Alarm = { time, ring: whenDue, timer: undefined as unknown as NodeJS.Timeout };
      alarm.timer = start(alarm);
      alarms.add(alarm);
      return () => {
        clearTimeout(alarm.timer);
        alarms.delete(alarm);
      };
    },
    advance(seconds) {
      offset.value += seconds * 1000;
      offset.save();
      restart();
    },
    reset() {
      offset.value = 0;
      offset.save();
      restart();
    },
    close() {
      for (const alarm of alarms) clearTimeout(alarm.timer);
      alarms.clear();
    },
  };
}
