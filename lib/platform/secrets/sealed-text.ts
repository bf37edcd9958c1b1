import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** A key made of a configured secret; its id says which one sealed a text, and nothing of the secret. */
export type MasterKey = { id: string; bytes: Buffer };

const cipher = 'aes-256-gcm';
const ivBytes = 12;

export function masterKey(secret: string): MasterKey {
  const derived = (purpose: string, length: number) => Buffer.from(hkdfSync('sha256', secret, '', purpose, length));
  return { id: derived('id of a master key', 6).toString('base64url'), bytes: derived('sealed texts', 32) };
}

/** `about` is what the text belongs to: sealed for one, it opens for no other. iv.tag.text, each in base64url. */
export function seal(text: string, { bytes }: MasterKey, about: string): string {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, bytes, iv).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return [iv, sealing.getAuthTag(), sealed].map((part) => part.toString('base64url')).join('.');
}

/** Null for what was changed, cut, sealed by another key, or sealed for somebody else. */
export function unseal(sealed: string, { bytes }: MasterKey, about: string): string | null {
  const [iv, tag, text] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'));
  // A shorter tag would be a weaker one, and Node takes it.
  if (iv?.length !== ivBytes || tag?.length !== 16 || !text) return null;
  try {
    const opening = createDecipheriv(cipher, bytes, iv, { authTagLength: 16 }).setAAD(Buffer.from(about));
    opening.setAuthTag(tag);
    return Buffer.concat([opening.update(text), opening.final()]).toString('utf8');
  } catch {
    return null;
  }
}
