import * as z from 'zod/mini';

/** Asked for by a device that keeps the pack. A page of the server's has addresses, and is painted before they are drawn. */
export const withPictures = z.optional(z.literal('inside'));

/** What stands at an address of the pack, made small, as the address of itself. */
const PackPicture = z.object({ address: z.string(), inside: z.string() });
export type PackPicture = z.infer<typeof PackPicture>;

export const PackPictures = z.optional(z.array(PackPicture));
