/** One drawing for every size; without it each page would ask for a favicon that is not there. */
export const icons = { icon: '/favicon.svg' };
