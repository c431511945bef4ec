/** The number of homes that the portfolio requests at a time; the page's own script and the app send the same call. */
export const homesPerPage = 100;
