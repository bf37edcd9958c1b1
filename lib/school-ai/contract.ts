import { operation } from '@/lib/platform/http/operation';
import type { changeSettings } from './commands/change-settings';
import type { deleteKey } from './commands/delete-key';
import type { saveKey } from './commands/save-key';
import type { encryptedKey, keyExists } from './queries/keys';
import type { assistantSettings } from './queries/settings';

/** Paths and names of the first four are the spec's (§7). */
export const keyExistsOp = operation<typeof keyExists>({
  method: 'GET',
  path: '/chatgpt/encrypted_key_exists',
  summary: 'Whether a school gave a key of its own for the assistant',
});

export const encryptedKeyOp = operation<typeof encryptedKey>({
  method: 'GET',
  path: '/chatgpt/get_encrypted_key',
  summary: "A school's key as it is kept: encrypted",
});

export const saveKeyOp = operation<typeof saveKey>({
  method: 'POST',
  path: '/chatgpt/save_encrypted_key',
  summary: "Keep a school's key, encrypted; plainKey belongs into the body",
  query: { schoolId: 'schoolId', plainKey: 'keyOfQuery' },
  secret: true,
});

export const deleteKeyOp = operation<typeof deleteKey>({
  method: 'DELETE',
  path: '/chatgpt/delete_encrypted_key',
  summary: "Forget a school's key",
});

export const readSettingsOp = operation<typeof assistantSettings>({
  method: 'GET',
  path: '/Escolas/assistant',
  summary: 'What a school decided of the assistant',
});

export const changeSettingsOp = operation<typeof changeSettings>({
  method: 'POST',
  path: '/Escolas/assistant',
  summary: "A school's contact, daily limit and consent to speech",
});
