/** The variable that tells test processes of the prepared database: its name on a server, or else the folder of PGlite's. */
export function preparedBy(server: string | undefined): 'TEST_PREPARED_DATABASE' | 'TEST_PREPARED_FOLDER' {
  return server ? 'TEST_PREPARED_DATABASE' : 'TEST_PREPARED_FOLDER';
}
