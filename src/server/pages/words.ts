/** Lines of plain text, where an address has no page. */
export const plainWords = {
  readOnly: 'This address can only be read.',
  impossible: 'There can be no such address.',
  broken: 'Something went wrong',
  notFound: 'Not found',
  /** Too many pictures are being drawn. */
  busy: 'Busy',
  /** A picture could not be drawn. */
  notDrawn: 'Not drawn',
};
