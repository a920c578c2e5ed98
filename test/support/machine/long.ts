/** Whether this is the long form (`npm run check:long`), which also takes what differs little from what `npm test` shows. */
export const isLong = process.env['LONG'] === 'on';
