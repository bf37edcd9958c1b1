/** The window hears it when the server says that the session of whoever is here has ended. */
export const sessionOverEvent = 'session-over';
