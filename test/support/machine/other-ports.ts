import { Socket } from 'node:net';

/**
 * Loaded before a program (`--import`), leads what that process connects to by another port, without its knowing: `OTHER_PORTS`
 * names them as `3001=4001,3002=4002`.
 */
const ports = new Map(
  (process.env['OTHER_PORTS'] ?? '')
    .split(',')
    .map((pair) => pair.split('=').map(Number) as [number, number]),
);
const prototype = Socket.prototype as unknown as { connect: (...args: unknown[]) => unknown };
const { connect } = prototype;
prototype.connect = function connectByOtherPort(this: Socket, ...args: unknown[]) {
  // Node's own callers have put the options into an array before.
  const [options] = Array.isArray(args[0]) ? (args[0] as unknown[]) : args;
  if (typeof options === 'object' && options !== null && 'port' in options) {
    const other = ports.get(Number(options.port));
    if (other !== undefined) options.port = other;
  }
  return connect.apply(this, args);
};
