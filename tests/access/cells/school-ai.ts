import { testKey, withContact, withKey } from '@/tests/support/ai/school-keys';
import type { Cell, Row } from './cell';

const settings = {
  contactName: 'Ana',
  contactEmail: 'ana@escola.example',
  dailyAnswersMax: 10,
  speechForStudents: false,
};

function ofSchool(path: string, prepare: (schoolId: string) => Promise<unknown>, body?: unknown): Cell {
  const request = async ({ schoolId }: Row) => {
    await prepare(schoolId);
    return { path: `${path}?schoolId=${schoolId}`, body };
  };
  return { owner: 'escola', alsoMay: ['admin'], rows: 'school', request };
}

export const schoolAiCells: Record<string, Cell> = {
  'GET /chatgpt/encrypted_key_exists': ofSchool('/chatgpt/encrypted_key_exists', withKey),
  'GET /chatgpt/get_encrypted_key': ofSchool('/chatgpt/get_encrypted_key', withKey),
  'POST /chatgpt/save_encrypted_key': ofSchool('/chatgpt/save_encrypted_key', withContact, { plainKey: testKey }),
  'DELETE /chatgpt/delete_encrypted_key': ofSchool('/chatgpt/delete_encrypted_key', withKey),
  'GET /Escolas/assistant': ofSchool('/Escolas/assistant', withContact),
  'POST /Escolas/assistant': {
    owner: 'escola',
    alsoMay: ['admin'],
    rows: 'school',
    request: async ({ schoolId }) => {
      const { revision } = await withContact(schoolId);
      return { path: '/Escolas/assistant', body: { schoolId, revision, ...settings } };
    },
  },
};
