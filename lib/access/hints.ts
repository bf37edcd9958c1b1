/** Tells open pages, which never ask the server, to show the menu, and unless `-plain` the assistant. It carries no rights. */
export const signedInHint = 'signed_in';

/** Tells open pages that an administrator sees as somebody. It carries no rights and no name. */
export const seeingHint = 'seeing';

/** Tells screens without words from the server that the pupils of a class share this device. It carries no rights. */
export const deviceHint = 'on_shared_device';

/**
 * Written by the browser of who signs out, and taken away by the server's answer. Where no line brought the request, the
 * session still lives: while this stands, nothing opens with it, and the first request that gets a line ends it.
 */
export const leavingMark = 'leaving';
