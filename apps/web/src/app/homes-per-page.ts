/** How many homes the portfolio asks for at a time; the page's own script and the app send the same call. */
export const homesPerPage = 100;
