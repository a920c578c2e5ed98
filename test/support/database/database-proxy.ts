import { startTcpProxy, type TcpProxy } from '../machine/tcp-proxy.ts';
import { readStatements } from './wire-statements.ts';

export type DatabaseProxy = TcpProxy;

/**
 * A proxy between the shop and a PostgreSQL server.
 * @param hear called with the text of each statement that passes, each time it is executed
 */
export function startDatabaseProxy(
  serverUrl: string,
  hear?: (statement: string) => void,
): Promise<DatabaseProxy> {
  return startTcpProxy(serverUrl, hear && (() => readStatements(hear)));
}
