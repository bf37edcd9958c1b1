import * as z from 'zod/mini';
import { base64LengthMax } from '../rules/limits';

const text = z.string().check(
  z.minLength(1),
  z.maxLength(base64LengthMax),
  // As `btoa` writes it, or with the beginning of a data: address.
  z.regex(/^(?:data:image\/[a-z]{3,5};base64,)?[A-Za-z0-9+/]*={0,2}$/, 'image-text'),
);

/** What it is, its bytes say; the extension only says that the sender meant a picture (§7). */
export const ChatImageUpload = z.object({
  image: z.object({ base64: text, extension: z.string().check(z.regex(/^\.?(?:png|jpe?g|webp)$/i, 'photo-type')) }),
});

export const ChatImageAddress = z.string();
export const ChatImageToRemove = z.object({ imageUrl: z.string().check(z.minLength(1), z.maxLength(300)) });
export const ChatImageRef = z.object({ id: z.uuid() });
