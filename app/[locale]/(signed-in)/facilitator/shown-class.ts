/** Which class the home shows, of who has several: it goes with the browser's session and says nothing but an id. */
export const shownClassCookie = 'home_class';
