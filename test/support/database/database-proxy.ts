import { startTcpProxy, type TcpProxy } from '../machine/tcp-proxy.ts';
import { readStatements } from './wire-statements.ts';

export type DatabaseProxy = TcpProxy;

/**
 * Stands between the shop and a PostgreSQL server.
 * @param hear gets the text of each statement that passes, once for each time that it is carried out
 */
export function startDatabaseProxy(
  serverUrl: string,
  hear?: (statement: string) => void,
): Promise<DatabaseProxy> {
  return startTcpProxy(serverUrl, hear && (() => readStatements(hear)));
}
