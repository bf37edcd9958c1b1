import { operation } from '@/lib/platform/http/operation';
import {
  EncryptedKey,
  KeyExists,
  KeySaved,
  KeyToSave,
  SchoolAiChanges,
  SchoolAiRef,
  SchoolAiSettings,
} from './schemas';

/** Paths and names of the first four are the spec's (§7). */
export const keyExistsOp = operation({
  method: 'GET',
  path: '/chatgpt/encrypted_key_exists',
  summary: 'Whether a school gave a key of its own for the assistant',
  input: SchoolAiRef,
  reply: KeyExists,
});

export const encryptedKeyOp = operation({
  method: 'GET',
  path: '/chatgpt/get_encrypted_key',
  summary: "A school's key as it is kept: encrypted",
  input: SchoolAiRef,
  reply: EncryptedKey,
});

export const saveKeyOp = operation({
  method: 'POST',
  path: '/chatgpt/save_encrypted_key',
  summary: "Keep a school's key, encrypted; plainKey belongs into the body",
  input: KeyToSave,
  reply: KeySaved,
  query: { schoolId: 'schoolId', plainKey: 'keyOfQuery' },
});

export const deleteKeyOp = operation({
  method: 'DELETE',
  path: '/chatgpt/delete_encrypted_key',
  summary: "Forget a school's key",
  input: SchoolAiRef,
  reply: KeyExists,
});

export const readSettingsOp = operation({
  method: 'GET',
  path: '/Escolas/assistant',
  summary: 'What a school decided of the assistant',
  input: SchoolAiRef,
  reply: SchoolAiSettings,
});

export const changeSettingsOp = operation({
  method: 'POST',
  path: '/Escolas/assistant',
  summary: "A school's contact, daily limit and consent to speech",
  input: SchoolAiChanges,
  reply: SchoolAiSettings,
});
