import * as z from 'zod/mini';

/** `inside`: a pack for a device that keeps it. A page of the server's has addresses, and is painted before they are drawn. */
export const pictures = z.optional(z.enum(['inside']));
