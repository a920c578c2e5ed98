const LOOK_EVERY_MS = 1_000;

/**
 * Ends this process, as SIGTERM does, once the one that started it is gone. Ours hold a channel open, which closes whatever
 * becomes of them; npm has none, and is looked for every second.
 */
export function endWithParent(): void {
  const end = () => process.kill(process.pid, 'SIGTERM');
  if (process.channel) {
    process.once('disconnect', end);
    process.channel.unref();
  } else if (process.env['npm_lifecycle_event'] !== undefined) {
    const parent = process.ppid;
    const timer = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(timer);
      end();
    }, LOOK_EVERY_MS);
    timer.unref();
  }
}
