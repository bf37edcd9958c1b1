/** Whom the page that sends was made for (`data-person` of its body); absent from open pages and API clients. */
export const personHeader = 'x-person';
