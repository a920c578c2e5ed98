/** A document brings its banners without their code, and so without their words. */
export const bannerWords = {
  notice: 'Notice',
  sandbox: 'Sandbox: no real money moves',
  paused: 'Sales are paused',
};
